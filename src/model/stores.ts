import { parseUrl } from './contactLinks.ts'
import { format } from './fields.ts'

/** An app as its store knows it. */
interface StoreApp {
  /** A number in the App Store, a package in Google Play. */
  readonly id: string
  /** The store of one country that the link leads to, by its code. */
  readonly storefront?: string | undefined
}

function storeUrl(link: string, hosts: readonly string[]): URL | undefined {
  const url = /\s/.test(link) ? undefined : parseUrl(link)
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** The app of an App Store link; undefined for other links, such as those to all apps of a developer. */
export function appStoreApp(link: string): StoreApp | undefined {
  const { pathname = '' } = storeUrl(link, ['apps.apple.com', 'itunes.apple.com']) ?? {}
  const path = /^(?:\/(?<storefront>[a-z]{2}))?\/app(?:\/[^/]+)?\/id(?<id>\d+)\/?$/i.exec(pathname)
  const { id, storefront } = path?.groups ?? {}
  return id === undefined ? undefined : { id, storefront: storefront?.toUpperCase() }
}

export const appStoreUrl = format(
  "a link like 'https://apps.apple.com/app/id1234567890'",
  'an App Store link',
  link => {
    const { pathname, search } = parseUrl(link) ?? {}
    return appStoreApp(link) && `https://apps.apple.com${pathname}${search}`
  },
)

function googlePlayApp(link: string): StoreApp | undefined {
  const { pathname, searchParams } = storeUrl(link, ['play.google.com']) ?? {}
  const id = searchParams?.get('id') ?? ''
  const isApp = pathname === '/store/apps/details' && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(id)
  return isApp ? { id } : undefined
}

/** A Google Play link, or `soon` before there is one. */
export const googlePlayUrl = format(
  "a link like 'https://play.google.com/store/apps/details?id=com.longhand.app', or 'soon' before there is one",
  'a Google Play link',
  link => (link === 'soon' || googlePlayApp(link) ? link : undefined),
)

export type StoreName = 'app-store' | 'google-play'

/** A store that the app is in, or is to be in: without a listing, the site says that it is coming. */
interface Store {
  readonly name: StoreName
  readonly listing: StoreListing | undefined
}

/** The app in a store. */
interface StoreListing extends Pick<StoreApp, 'id'> {
  readonly url: string
  /** Opens the visitor's own storefront, and its QR code needs fewer modules. */
  readonly shortUrl: string
}

function listing(
  url: string,
  app: StoreApp | undefined,
  address: string,
): StoreListing | undefined {
  return app && { url, id: app.id, shortUrl: address + app.id }
}

interface StoreFields {
  readonly app: {
    readonly appStore?: string | undefined
    readonly googlePlay?: string | null | undefined
  }
}

/** The app in the App Store; undefined while there is no link. */
export function appInStore({ app: { appStore = '' } }: StoreFields): StoreListing | undefined {
  return listing(appStore, appStoreApp(appStore), 'https://apps.apple.com/app/id')
}

/** Whether the app is on Google Play as well, or is to be. */
export function isOnGooglePlay({ app }: StoreFields): boolean {
  return !!app.googlePlay
}

/** The stores of a site: the App Store, which the specification names, and Google Play where the app is there. */
export function storesOf(config: StoreFields): readonly Store[] {
  const link = config.app.googlePlay
  const appStore: Store = { name: 'app-store', listing: appInStore(config) }
  if (!link) return [appStore]
  const address = 'https://play.google.com/store/apps/details?id='
  return [appStore, { name: 'google-play', listing: listing(link, googlePlayApp(link), address) }]
}

/**
 * Apple's credit line in Apple's words (App Store Marketing Guidelines, “Legal Requirements”). They
 * stay in English everywhere: Apple publishes no other wording, and wants its marks in English.
 */
export const appleCreditLine =
  'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.'
