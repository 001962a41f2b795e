import type { Language } from '../../languages/languages.ts'
import type { LabeledRoute } from '../../model/routeGroups.ts'
import { languagesOf, linkToRoute } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import type { StatutoryPageName } from '../../model/statutoryPages.ts'
import type { LinksRow } from '../legal/LinksTable.tsx'

/** What a reader of a statutory page may be looking for next. */
const related: Readonly<Record<StatutoryPageName, readonly LabeledRoute[]>> = {
  imprint: ['privacy-policy', 'terms-of-service', 'digital-services'],
  cancellation: ['withdrawal', 'terms-of-service'],
  withdrawal: ['cancellation', 'terms-of-service'],
  accessibility: ['imprint', 'terms-of-service'],
  'digital-services': ['report', 'imprint', 'terms-of-service'],
  report: ['digital-services', 'terms-of-service'],
  ai: ['sub-processors', 'privacy-policy', 'report'],
  'consumers-in-france': ['terms-of-service', 'cancellation', 'withdrawal'],
  'young-people': ['your-rights', 'report', 'ai'],
}

/** Links to the pages that belong to a statutory page, as far as the site has them. */
export function relatedLinks(
  site: Site,
  name: StatutoryPageName,
  language: Language,
): LinksRow['links'] {
  return related[name]
    .filter(route => languagesOf(site, route).length > 0)
    .map(route => ({
      ...linkToRoute(site, route, language),
      text: site.messages[language][`legal.${route}`],
    }))
}
