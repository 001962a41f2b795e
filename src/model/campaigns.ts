import type { SiteConfig } from './schema.ts'
import { appInStore } from './stores.ts'

type Campaign = SiteConfig['campaigns'][number]

/** Where the addresses of campaigns begin: `/go/autumn-poster`. */
export const campaignPrefix = '/go/'

/**
 * The app in the App Store with the campaign's token and that of the provider, as App Store Connect
 * makes such links; undefined while the app has none.
 * https://developer.apple.com/help/app-store-connect-analytics/acquisition/campaign-links
 */
function appStoreCampaign(config: SiteConfig, { name, token = name }: Campaign) {
  const app = appInStore(config)
  if (app === undefined) return undefined
  const { appStoreProvider: provider } = config
  const parameters = [
    ...(provider === undefined ? [] : [`pt=${provider}`]),
    `ct=${encodeURIComponent(token)}`,
    'mt=8',
  ]
  return `https://apps.apple.com/app/apple-store/id${app.id}?${parameters.join('&')}`
}

/** The stores that a campaign leads to, by what follows its name in the path. */
const stores = { '': appStoreCampaign } as const

/**
 * Where the addresses of campaigns lead, by their paths; those whose store has no link yet are not
 * there, and end on the 404 page.
 */
export function campaignTargets(config: SiteConfig): Readonly<Record<string, string>> {
  const targets = config.campaigns.flatMap(campaign =>
    Object.entries(stores).map(
      ([suffix, link]) =>
        [`${campaignPrefix}${campaign.name}${suffix}`, link(config, campaign)] as const,
    ),
  )
  return Object.fromEntries(
    targets.flatMap(([path, target]) => (target === undefined ? [] : [[path, target]])),
  )
}
