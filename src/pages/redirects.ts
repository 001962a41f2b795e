import { defaultLanguage, languageOption } from '../languages/index.ts'
import { languagesOf, routeNames, routePath, type Site } from '../model/index.ts'
import { legalIndexPath, pageTable } from './pageTable.ts'

/** Hashes and texts of versions, and what checked them: the index has a hash and an address of each. */
const leftFiles = [
  ...['/check-site.mjs', '/.well-known/site-manifest.json'],
  ...['/.well-known/site-manifest.sig', '/.well-known/document-versions.json'],
]

/** Where vulnerabilities were reported, by language; the address for that is in `security.txt`. */
const securityPages: Readonly<Record<string, readonly string[]>> = {
  en: ['/security', '/security.md'],
  de: ['/de/sicherheit', '/de/sicherheit.md', '/sicherheit'],
  fr: ['/fr/securite', '/fr/securite.md', '/securite'],
  es: ['/es/seguridad', '/es/seguridad.md', '/seguridad'],
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
  for (const language of site.languages.legal) {
    const { slugs, otherAddresses } = languageOption(language)
    const bySlug = Object.entries(slugs).map(([route, slug]) => [route, `/${slug}`] as const)
    for (const [place, aliases = ''] of [...Object.entries(otherAddresses), ...bySlug]) {
      const [page, section] = place.split('#')
      const route = routeNames.find(name => name === page)
      if (!route || !languagesOf(site, route).includes(language)) continue
      const path = routePath(route, language)
      for (const alias of aliases.split(' ')) {
        // A page's own address, or one that an earlier language has.
        if (`${alias}/` in table) continue
        const target = section ? `${path}#${section}` : path
        add(alias, alias.endsWith('.md') ? `${path}.md` : target)
        add(`${alias}/`, target)
      }
    }
  }
  const securityContact = site.config.contact.security
    ? '/.well-known/security.txt'
    : routePath('legal-home', defaultLanguage)
  for (const path of site.languages.legal.flatMap(language => securityPages[language] ?? [])) {
    add(path, securityContact)
  }
  for (const path of leftFiles) add(path, legalIndexPath(defaultLanguage))
  return table
}
