import { defaultLanguage, isLanguage, type Language, languageOption } from '../languages/index.ts'
import { languagesOf, legalDocuments, routeNames, routePath, type Site } from '../site/index.ts'
import { frozenLinks } from '../versions/index.ts'
import { feedPath, legalIndexPath, pageTable } from './pageTable.ts'

/** Hashes and texts of versions, and what checked them: the index has a hash and an address of each. */
const leftFiles = [
  '/check-site.mjs',
  '/.well-known/site-manifest.json',
  '/.well-known/site-manifest.sig',
  '/.well-known/document-versions.json',
]

/** Where vulnerabilities were reported, by language; the address for that is in `security.txt`. */
const securityPages: Readonly<Record<string, readonly string[]>> = {
  en: ['/security', '/security.md'],
  de: ['/de/sicherheit', '/de/sicherheit.md', '/sicherheit'],
  fr: ['/fr/securite', '/fr/securite.md', '/securite'],
  es: ['/es/seguridad', '/es/seguridad.md', '/seguridad'],
}

/**
 * Leads from what a language had before it was taken out, and has no more, to the same in the default language; the
 * documents that were published in it keep their pages.
 */
function addLanguageKept(
  site: Site,
  language: Language,
  hasPage: ReadonlySet<string>,
  add: (from: string, to: string) => void,
): void {
  for (const route of routeNames) {
    const path = routePath(route, language)
    const isOffered = languagesOf(site, route).includes(defaultLanguage)
    if (hasPage.has(path) || !isOffered) continue
    add(path, routePath(route, defaultLanguage))
    if (route !== 'landing') add(`${path}.md`, `${routePath(route, defaultLanguage)}.md`)
  }
  for (const document of legalDocuments) {
    add(feedPath(language, document), feedPath(defaultLanguage, document))
  }
  add(feedPath(language), feedPath(defaultLanguage))
  add(legalIndexPath(language), legalIndexPath(defaultLanguage))
}

/** The pages that published texts lead to and that the site has no more, each with the language of its address. */
function goneTargets(
  site: Site,
  hasPage: ReadonlySet<string>,
  table: Readonly<Record<string, string>>,
): readonly { readonly path: string; readonly language: Language }[] {
  const paths = frozenLinks(site).map(({ url }) => url.split('#')[0] ?? '')
  return (
    [...new Set(paths)]
      .filter(path => path !== '' && !hasPage.has(path) && !(path in table))
      // Files are not listed here; the check of links knows them.
      .filter(path => !path.split('/').at(-1)?.includes('.'))
      .map(path => {
        const [, code = ''] = path.split('/')
        return { path, language: isLanguage(code) ? code : defaultLanguage }
      })
  )
}

/**
 * Paths that lead elsewhere on the site, permanently: other spellings of a page's address, the
 * default language written out, and short addresses. A constant table, so that no request can make
 * a redirect lead off the site.
 */
export function redirects(site: Site): Record<string, string> {
  const table: Record<string, string> = {}
  const add = (from: string, to: string) => {
    if (from !== to) table[from] = to
  }
  for (const { kind, route, language, path, file } of pageTable(site).routePages) {
    const isRoot = path === '/'
    if (!isRoot) add(`${path}/`, path)
    add(`/${file}`, path)
    if (kind === 'landing') add(`${isRoot ? '' : path}/index.html`, path)
    // Documents without the site around them, and one to fill in.
    if (kind === 'legal') add(`${path}/app`, path)
    if (kind === 'legal' && route === 'data-processing-agreement') add(`${path}/sign`, path)
    if (language !== defaultLanguage) continue
    add(`/${language}${isRoot ? '' : path}`, path)
    if (isRoot) add(`/${language}/`, path)
  }
  const { legal, kept } = site.languages
  const hasPage = new Set(pageTable(site).routePages.map(({ path }) => path))
  for (const language of [...legal, ...kept]) {
    const { slugs, otherAddresses } = languageOption(language)
    const bySlug = Object.entries(slugs).map(([route, slug]) => [route, `/${slug}`] as const)
    for (const [place, aliases = ''] of [...Object.entries(otherAddresses), ...bySlug]) {
      const [page, section] = place.split('#')
      const route = routeNames.find(name => name === page)
      const path = route && routePath(route, language)
      if (path === undefined || !hasPage.has(path)) continue
      for (const alias of aliases.split(' ')) {
        // A page's own address, or one that an earlier language has.
        if (`${alias}/` in table) continue
        const target = section ? `${path}#${section}` : path
        add(alias, alias.endsWith('.md') ? `${path}.md` : target)
        add(`${alias}/`, target)
      }
    }
  }
  for (const language of kept) addLanguageKept(site, language, hasPage, add)
  const securityContact = site.config.contact.security
    ? '/.well-known/security.txt'
    : routePath('legal-home', defaultLanguage)
  for (const path of legal.flatMap(language => securityPages[language] ?? [])) {
    add(path, securityContact)
  }
  for (const path of leftFiles) add(path, legalIndexPath(defaultLanguage))
  for (const { path, language } of goneTargets(site, hasPage, table)) {
    add(path, routePath('legal-home', legal.includes(language) ? language : defaultLanguage))
  }
  return table
}
