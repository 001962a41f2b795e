import { appStoreApp, googlePlayApp } from './fields.ts'
import type { SiteConfig } from './schema.ts'

/** The stores that the site knows, in the order it shows them. */
export const storeNames = ['app-store', 'google-play'] as const

export type StoreName = (typeof storeNames)[number]

/** What the schema holds on a store. */
export type StoreFields = Pick<SiteConfig, 'app'>

/** The app in a store, once the operator has a link. */
export interface StoreListing {
  readonly url: string
  /** What the store knows the app by: a number in the App Store, a package in Google Play. */
  readonly id: string
  /**
   * The same app at the store's short address: it opens the visitor's own storefront, and its QR code
   * needs fewer modules.
   */
  readonly shortUrl: string
}

/** A store that the app is in, or is to be in: without a listing, the site says that it is coming. */
export interface Store {
  readonly name: StoreName
  readonly listing: StoreListing | undefined
}

/** The app in the App Store; undefined while there is no link. */
export function appInStore({ app }: StoreFields): StoreListing | undefined {
  const url = app.appStore
  const id = appStoreApp(url ?? '')?.id
  if (url === undefined || id === undefined) return undefined
  return { url, id, shortUrl: `https://apps.apple.com/app/id${id}` }
}

function appInGooglePlay(url: string | null | undefined): StoreListing | undefined {
  const id = googlePlayApp(url ?? '')?.id
  if (!url || id === undefined) return undefined
  return { url, id, shortUrl: `https://play.google.com/store/apps/details?id=${id}` }
}

/** Whether the app is on Google Play as well, or is to be. */
export function isOnGooglePlay({ app }: StoreFields): boolean {
  return !!app.googlePlay
}

/** The stores of a site: the App Store, which the specification names, and Google Play where the app is there. */
export function storesOf(config: StoreFields): readonly Store[] {
  const appStore: Store = { name: 'app-store', listing: appInStore(config) }
  if (!isOnGooglePlay(config)) return [appStore]
  return [appStore, { name: 'google-play', listing: appInGooglePlay(config.app.googlePlay) }]
}

/**
 * Apple's credit line in Apple's words (App Store Marketing Guidelines, “Legal Requirements”). They
 * stay in English everywhere: Apple publishes no other wording, and wants its marks in English.
 */
export const appleCreditLine =
  'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.'
