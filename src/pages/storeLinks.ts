import type { StoreLink } from '../components/DownloadBadges.tsx'
import type { Language } from '../languages/languages.ts'
import { storesOf } from '../model/stores.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The stores of a site as its pages in a language show them. */
export function storeLinks(
  { site, badges, qrCodes }: Pick<SiteBuild, 'site' | 'badges' | 'qrCodes'>,
  language: Language,
): readonly StoreLink[] {
  return storesOf(site.config).map(({ name, listing }) => ({
    name,
    url: listing?.url,
    artwork: badges[name]?.[language],
    qrCode: listing && qrCodes[name],
  }))
}
