import {
  absoluteUrl,
  dateText,
  daysAfter,
  defaultLanguage,
  emailLink,
  type Language,
  type LegalTexts,
  languageOption,
  legalDocuments,
  legalIndexPath,
  legalSchemaPath,
  listedLanguages,
  pageTable,
  paletteOf,
  type RouteName,
  routePath,
  type Site,
  suppliedStatutoryPages,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import { alternateLinks, type SiteBuild } from '../../../website/index.ts'

/** `sitemap.xml` with every listed page in every language (sitemaps.org 0.9, Google's hreflang extension). */
export function sitemap(site: Site, texts: LegalTexts): string {
  const pages = pageTable(site).routePages.filter(({ isListed }) => isListed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(page => {
      // The day its content was last changed, where that says so.
      const day = page.kind === 'legal' && texts[page.route][defaultLanguage].lastUpdated
      return [
        '<url>',
        `<loc>${absoluteUrl(site, page.path)}</loc>`,
        ...(day ? [`<lastmod>${day}</lastmod>`] : []),
        ...alternateLinks(site, page).map(
          link => `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${link.href}"/>`,
        ),
        '</url>',
      ]
    }),
    '</urlset>\n',
  ].join('\n')
}

/** `robots.txt` (RFC 9309), in agreement with the robots tag of the pages. */
export function robots(site: Site, isIndexed: boolean): string {
  const rule = isIndexed ? 'Allow: /' : 'Disallow: /'
  return `User-agent: *\n${rule}\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`
}

/** Days for which a build's `security.txt` is valid; the RFC recommends less than a year. */
export const SECURITY_TXT_DAYS = 360

/** `security.txt` (RFC 9116), or undefined while there is no security contact. */
export function securityTxt(site: Site): string | undefined {
  const contact = emailLink(site.config.contact.security ?? '')
  if (contact === undefined) return undefined
  return [
    `Contact: ${contact}`,
    `Expires: ${daysAfter(site.today, SECURITY_TXT_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${site.languages.site.join(', ')}`,
    `Canonical: ${absoluteUrl(site, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** `llms.txt` (llmstxt.org): what the site is, and its documents as plain Markdown. */
export function llmsTxt({ site, legalTexts, statutoryTexts, companyPages }: SiteBuild): string {
  const { languages, messages, config } = site
  const words = messages[defaultLanguage]
  const listed = listedLanguages(site)
  const isInSeveral = listed.length > 1
  const nameOf = (code: Language) => languageOption(code).name
  const link = (title: string, path: string) => `- [${title}](${absoluteUrl(site, path)})`
  const linkIn = (code: Language, title: string, path: string) =>
    link(isInSeveral ? `${title} (${nameOf(code)})` : title, path)
  /** A line that leads to the plain Markdown of a page. */
  const lineOf = (
    route: RouteName,
    code: Language,
    { title, description }: { readonly title: string; readonly description: string },
  ) =>
    `${linkIn(code, withoutSoftHyphens(title), `${routePath(site, route, code)}.md`)}: ${description}`
  const listedLegal = languages.legal.filter(code => listed.includes(code))
  const inEach = (line: (code: Language) => string) => listedLegal.map(line)
  const part = (title: string, ...lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []
  const documents = legalDocuments.flatMap(name =>
    inEach(code => {
      const text = legalTexts[name][code]
      const day = dateText(text.effective, code)
      return `${lineOf(name, code, text)} ${messages[code]['legal.version']} ${text.version}, ${day}.`
    }),
  )
  const statutory = suppliedStatutoryPages(site).flatMap(name =>
    inEach(code => lineOf(name, code, statutoryTexts[name][code])),
  )
  const ofCompany = companyPages
    .filter(({ language }) => listed.includes(language))
    .map(({ language, title, path, description }) => {
      return `${linkIn(language, withoutSoftHyphens(title), `${path}.md`)}: ${description}`
    })
  const schema = absoluteUrl(site, legalSchemaPath)
  return [
    `# ${config.brand}`,
    '',
    `> ${words['meta.landing.description']}`,
    '',
    words['hero.notice'],
    '',
    ...part(
      'Pages',
      ...languages.site
        .filter(code => listed.includes(code))
        .map(code =>
          link(isInSeveral ? nameOf(code) : config.brand, routePath(site, 'landing', code)),
        ),
      ...inEach(code => {
        const { 'legalHome.title': title, 'legalHome.description': description } = messages[code]
        return lineOf('legal-home', code, { title, description })
      }),
    ),
    ...part(
      'Legal documents',
      words['legal.inShortNote'],
      '',
      ...documents,
      ...inEach(
        code =>
          `${linkIn(code, 'legal.json', legalIndexPath(code))}: versions, days and hashes, by [this schema](${schema}).`,
      ),
    ),
    ...part('Further information', ...ofCompany, ...statutory),
  ].join('\n')
}

/** `site.webmanifest` (W3C Web Application Manifest). */
export function webManifest(site: Site): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  const { paper } = paletteOf(site.config.identity.colors).light
  return JSON.stringify({
    name: site.config.brand,
    short_name: site.config.brand,
    description: site.messages[defaultLanguage]['meta.landing.description'],
    start_url: '/',
    display: 'browser',
    lang: defaultLanguage,
    background_color: paper,
    theme_color: paper,
    icons: [icon(192), icon(512)],
  })
}
