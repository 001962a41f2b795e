import type { LegalDocumentName } from '../content/legalOutline.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'
import { routeNames, routePath } from '../pages/routeTable.ts'
import { pageFile } from './readPages.ts'

/** Short addresses people guess, with the language they are in. */
const aliases: readonly (readonly [alias: string, LegalDocumentName, Language])[] = [
  ['/privacy', 'privacy-policy', 'en'],
  ['/terms', 'terms-of-service', 'en'],
  ['/dpa', 'data-processing-agreement', 'en'],
  ['/datenschutz', 'privacy-policy', 'de'],
  ['/agb', 'terms-of-service', 'de'],
  ['/avv', 'data-processing-agreement', 'de'],
  ['/de/privacy', 'privacy-policy', 'de'],
  ['/de/terms', 'terms-of-service', 'de'],
  ['/de/dpa', 'data-processing-agreement', 'de'],
]

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
  for (const { code } of languages) {
    for (const route of routeNames) {
      const path = routePath(route, code)
      if (path !== '/') add(`${path}/`, path)
      add(`/${pageFile(path)}`, path)
      if (route === 'landing') add(`${path === '/' ? '' : path}/index.html`, path)
      else if (code === defaultLanguage) add(`/${code}${path}`, path)
    }
  }
  add(`/${defaultLanguage}`, localizePath('/', defaultLanguage))
  add(`/${defaultLanguage}/`, localizePath('/', defaultLanguage))
  for (const [alias, name, language] of aliases) {
    add(alias, routePath(name, language))
    add(`${alias}/`, routePath(name, language))
  }
  return table
}
