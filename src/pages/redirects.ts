import type { LegalDocumentName } from '../content/documents.ts'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { routePages, routePath } from './pageTable.ts'

/** Short addresses that people guess, by the language of the document they lead to. */
const aliases: Readonly<
  Partial<Record<Language, readonly (readonly [alias: string, LegalDocumentName])[]>>
> = {
  en: [
    ['/privacy', 'privacy-policy'],
    ['/terms', 'terms-of-service'],
    ['/dpa', 'data-processing-agreement'],
  ],
  de: [
    ['/datenschutz', 'privacy-policy'],
    ['/agb', 'terms-of-service'],
    ['/avv', 'data-processing-agreement'],
    ['/de/privacy', 'privacy-policy'],
    ['/de/terms', 'terms-of-service'],
    ['/de/dpa', 'data-processing-agreement'],
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
  for (const [language, documents] of Object.entries(aliases)) {
    for (const [alias, name] of documents) {
      const path = routePath(name, language as Language) // Object.entries forgets the keys' type
      add(alias, path)
      add(`${alias}/`, path)
    }
  }
  return table
}
