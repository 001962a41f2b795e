import type { AlternateLink } from '../components/Document.tsx'
import { defaultLanguage } from '../languages/languages.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import type { RoutePage } from './pageTable.ts'

/**
 * A page in every language it is offered in, and `x-default`, as heads and the sitemap name them (hreflang);
 * none for a page in one language.
 */
export function alternateLinks(
  site: Site,
  { alternates }: Pick<RoutePage, 'alternates'>,
): AlternateLink[] {
  const links = Object.entries(alternates).map(([hreflang, path]) => ({
    hreflang,
    href: absoluteUrl(site, path),
  }))
  const inDefaultLanguage = links.filter(({ hreflang }) => hreflang === defaultLanguage)
  if (links.length < 2) return []
  return [...links, ...inDefaultLanguage.map(link => ({ ...link, hreflang: 'x-default' }))]
}
