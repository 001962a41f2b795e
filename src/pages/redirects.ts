import { legalLanguages } from '../content/offeredLanguages.ts'
import { languagesOf, type RouteName, routePath } from '../content/routes.ts'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { routePages } from './pageTable.ts'

/** Short addresses that people guess, by the language of the page they lead to. */
const aliases: Readonly<
  Partial<Record<Language, readonly (readonly [alias: string, RouteName])[]>>
> = {
  en: [
    ['/privacy', 'privacy-policy'],
    ['/terms', 'terms-of-service'],
    ['/dpa', 'data-processing-agreement'],
    ['/legal-notice', 'imprint'],
    ['/cancellation', 'cancellation'],
    ['/dmca', 'report'],
  ],
  de: [
    ['/datenschutz', 'privacy-policy'],
    ['/agb', 'terms-of-service'],
    ['/avv', 'data-processing-agreement'],
    ['/de/privacy', 'privacy-policy'],
    ['/de/terms', 'terms-of-service'],
    ['/de/dpa', 'data-processing-agreement'],
    ['/de/datenschutz', 'privacy-policy'],
    ['/de/agb', 'terms-of-service'],
    ['/de/avv', 'data-processing-agreement'],
    ['/impressum', 'imprint'],
    ['/barrierefreiheit', 'accessibility'],
    ['/widerruf', 'withdrawal'],
    ['/kuendigen', 'cancellation'],
    ['/digitale-dienste', 'digital-services'],
    ['/melden', 'report'],
    ['/ki', 'ai'],
    ['/de/imprint', 'imprint'],
  ],
  fr: [
    ['/confidentialite', 'privacy-policy'],
    ['/cgu', 'terms-of-service'],
    ['/fr/confidentialite', 'privacy-policy'],
    ['/fr/conditions', 'terms-of-service'],
    ['/fr/cgu', 'terms-of-service'],
    ['/fr/sous-traitance', 'data-processing-agreement'],
    ['/fr/privacy', 'privacy-policy'],
    ['/fr/terms', 'terms-of-service'],
    ['/fr/dpa', 'data-processing-agreement'],
    ['/mentions-legales', 'imprint'],
    ['/retractation', 'withdrawal'],
    ['/resilier', 'cancellation'],
    ['/fr/imprint', 'imprint'],
  ],
  es: [
    ['/privacidad', 'privacy-policy'],
    ['/condiciones', 'terms-of-service'],
    ['/es/privacidad', 'privacy-policy'],
    ['/es/condiciones', 'terms-of-service'],
    ['/es/encargo', 'data-processing-agreement'],
    ['/es/privacy', 'privacy-policy'],
    ['/es/terms', 'terms-of-service'],
    ['/es/dpa', 'data-processing-agreement'],
    ['/aviso-legal', 'imprint'],
    ['/desistimiento', 'withdrawal'],
    ['/cancelar', 'cancellation'],
    ['/es/imprint', 'imprint'],
  ],
}

/**
 * Paths that lead elsewhere on the site, permanently: other spellings of a page's address, the
 * default language written out, and short addresses. A constant table, so that no request can make
 * a redirect lead off the site.
 */
export function redirects(): Record<string, string> {
  const table: Record<string, string> = {}
  const add = (from: string, to: string) => {
    if (from !== to) table[from] = to
  }
  for (const { route, language, path, file } of routePages) {
    const isRoot = path === '/'
    if (!isRoot) add(`${path}/`, path)
    add(`/${file}`, path)
    if (route === 'landing') add(`${isRoot ? '' : path}/index.html`, path)
    if (language !== defaultLanguage) continue
    add(`/${language}${isRoot ? '' : path}`, path)
    if (isRoot) add(`/${language}/`, path)
  }
  for (const language of legalLanguages) {
    for (const [alias, route] of aliases[language] ?? []) {
      if (!languagesOf(route).includes(language)) continue
      const path = routePath(route, language)
      add(alias, path)
      add(`${alias}/`, path)
    }
  }
  return table
}
