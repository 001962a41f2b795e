import type { InformationPageName } from '../../content/information.ts'
import { type FooterRoute, languagesOf, linkToRoute } from '../../content/routes.ts'
import type { Language } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages.ts'
import type { LinksRow } from '../legal/LinksTable.tsx'

/** What a reader of an optional page may be looking for next. */
const related: Readonly<Record<InformationPageName, readonly FooterRoute[]>> = {
  imprint: ['privacy-policy', 'terms-of-service', 'digital-services'],
  cancellation: ['withdrawal', 'terms-of-service'],
  withdrawal: ['cancellation', 'terms-of-service'],
  accessibility: ['imprint', 'terms-of-service'],
  'digital-services': ['report', 'imprint', 'terms-of-service'],
  report: ['digital-services', 'terms-of-service'],
  ai: ['sub-processors', 'privacy-policy', 'report'],
}

/** Links to the pages that belong to an optional page, as far as the site has them. */
export function relatedLinks(name: InformationPageName, language: Language): LinksRow['links'] {
  return related[name]
    .filter(route => languagesOf(route).length > 0)
    .map(route => ({ ...linkToRoute(route, language), text: messages[language][`legal.${route}`] }))
}
