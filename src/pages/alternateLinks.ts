import type { AlternateLink } from '../components/Document.tsx'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { absoluteUrl } from '../site/values.ts'
import type { RoutePage } from './pageTable.ts'

/** A page in every language and `x-default`, as heads and the sitemap name them (hreflang). */
export function alternateLinks({ alternates }: Pick<RoutePage, 'alternates'>): AlternateLink[] {
  return [
    ...languages.map(({ code }) => ({ hreflang: code, href: absoluteUrl(alternates[code]) })),
    { hreflang: 'x-default', href: absoluteUrl(alternates[defaultLanguage]) },
  ]
}
