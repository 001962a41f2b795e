import { format, parseUrl } from './values.ts'

function storeUrl(link: string, hosts: readonly string[]): URL | undefined {
  const url = /\s/.test(link) ? undefined : parseUrl(link)
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** The number of an App Store link, and the country whose store it leads to; nothing of other links. */
export function appStoreApp(link: string) {
  const { pathname = '' } = storeUrl(link, ['apps.apple.com', 'itunes.apple.com']) ?? {}
  const path = /^(?:\/(?<storefront>[a-z]{2}))?\/app(?:\/[^/]+)?\/id(?<id>\d+)\/?$/i.exec(pathname)
  const { id, storefront } = path?.groups ?? {}
  return { id, storefront: storefront?.toUpperCase() }
}

/** Parameters by which the stores' campaign tools count where visitors come from. */
const campaignParameter = /^(?:pt|ct|at|uo|itsct|itscg|referrer|pcampaignid|utm_.+)$/

/** The parameters of a link to a store by which visitors are counted, and the link without them. */
export function campaignOf(link: string): { parameters: readonly string[]; plainLink: string } {
  const url = parseUrl(link)
  if (!url) return { parameters: [], plainLink: link }
  const parameters = [...url.searchParams.keys()].filter(name => campaignParameter.test(name))
  for (const name of parameters) url.searchParams.delete(name)
  return { parameters, plainLink: url.href }
}

export const appStoreUrl = format(
  "a link like 'https://apps.apple.com/app/id1234567890'",
  'an App Store link',
  link => {
    const { pathname, search } = parseUrl(link) ?? {}
    return appStoreApp(link).id && `https://apps.apple.com${pathname}${search}`
  },
)

/** The package of a Google Play link. */
function googlePlayId(link: string): string | undefined {
  const { pathname, searchParams } = storeUrl(link, ['play.google.com']) ?? {}
  const id = searchParams?.get('id') ?? ''
  const isApp = pathname === '/store/apps/details' && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(id)
  return isApp ? id : undefined
}

/** A Google Play link, or `soon` before there is one. */
export const googlePlayUrl = format(
  "a link like 'https://play.google.com/store/apps/details?id=com.longhand.app', or 'soon' before there is one",
  'a Google Play link',
  link => (link === 'soon' || googlePlayId(link) ? link : undefined),
)

export type StoreName = 'app-store' | 'google-play'

interface StoreFields {
  readonly app: {
    readonly appStore?: string | undefined
    readonly googlePlay?: string | null | undefined
  }
}

/** The app in a store; its short address opens the visitor's own storefront, and has a smaller QR code. */
function listing(url: string, id: string | undefined, address: string) {
  return id === undefined ? undefined : { url, id, shortUrl: address + id }
}

/** The app in the App Store; undefined while there is no link. */
export function appInStore({ app: { appStore = '' } }: StoreFields) {
  return listing(appStore, appStoreApp(appStore).id, 'https://apps.apple.com/app/id')
}

/** Whether the app is on Google Play as well, or is to be. */
export function isOnGooglePlay({ app }: StoreFields): boolean {
  return !!app.googlePlay
}

/** The stores that the app is in, or, without a listing, is to be in. */
export function storesOf(config: StoreFields) {
  const { googlePlay } = config.app
  const appStore = { name: 'app-store' as const, listing: appInStore(config) }
  if (!googlePlay) return [appStore]
  const address = 'https://play.google.com/store/apps/details?id='
  const onGooglePlay = listing(googlePlay, googlePlayId(googlePlay), address)
  return [appStore, { name: 'google-play' as const, listing: onGooglePlay }]
}

/** Whether a store has the app. */
export function isInStore(config: StoreFields): boolean {
  return storesOf(config).some(({ listing }) => listing !== undefined)
}

/**
 * Apple's credit line in Apple's words (App Store Marketing Guidelines, “Legal Requirements”). They
 * stay in English everywhere: Apple publishes no other wording, and wants its marks in English.
 */
export const appleCreditLine =
  'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.'
