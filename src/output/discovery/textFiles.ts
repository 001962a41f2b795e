import { defaultLanguage, type Language, languageOption } from '../../languages/index.ts'
import {
  absoluteUrl,
  dateText,
  daysAfter,
  emailLink,
  legalDocuments,
  paletteOf,
  type RouteName,
  routePath,
  type Site,
  suppliedStatutoryPages,
  withoutSoftHyphens,
} from '../../model/index.ts'
import {
  alternateLinks,
  legalIndexPath,
  legalSchemaPath,
  pageTable,
  type RoutePage,
  type SiteBuild,
} from '../../pages/index.ts'
import type { LegalTexts } from '../../texts/index.ts'

function entry(site: Site, page: RoutePage, texts: LegalTexts): string {
  // The day its content was last changed, where that says so.
  const day = page.kind === 'legal' && texts[page.route][defaultLanguage].lastUpdated
  return [
    '<url>',
    `<loc>${absoluteUrl(site, page.path)}</loc>`,
    ...(day ? [`<lastmod>${day}</lastmod>`] : []),
    ...alternateLinks(site, page).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    ),
    '</url>',
  ].join('\n')
}

/** `sitemap.xml` with every listed page in every language (sitemaps.org 0.9, Google's hreflang extension). */
export function sitemap(site: Site, texts: LegalTexts): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pageTable(site)
      .routePages.filter(({ isListed }) => isListed)
      .map(page => entry(site, page, texts)),
    '</urlset>\n',
  ].join('\n')
}

/** `robots.txt` (RFC 9309), in agreement with the robots tag of the pages. */
export function robots(site: Site, isIndexed: boolean): string {
  const rule = isIndexed ? 'Allow: /' : 'Disallow: /'
  return `User-agent: *\n${rule}\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`
}

/** Days for which a build's `security.txt` is valid; the RFC recommends less than a year. */
const SECURITY_TXT_DAYS = 360

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
export function llmsTxt({ site, legalTexts, statutoryTexts }: SiteBuild): string {
  const { brand } = site.config
  const isInSeveral = site.languages.any.length > 1
  const nameOf = (code: Language) => languageOption(code).name
  const link = (title: string, path: string, code: Language) =>
    `- [${isInSeveral ? `${title} (${nameOf(code)})` : title}](${absoluteUrl(site, path)})`
  /** An entry that leads to the plain Markdown of a text. */
  const entry = (
    route: RouteName,
    code: Language,
    { title, description }: { readonly title: string; readonly description: string },
  ) => `${link(withoutSoftHyphens(title), `${routePath(route, code)}.md`, code)}: ${description}`
  const inEach = (lines: (code: Language) => string) => site.languages.legal.map(lines)
  const documents = legalDocuments.flatMap(name =>
    inEach(code => {
      const { version, effective } = legalTexts[name][code]
      const edition = `${site.messages[code]['legal.version']} ${version}, ${dateText(effective, code)}`
      return `${entry(name, code, legalTexts[name][code])} ${edition}.`
    }),
  )
  const index = inEach(
    code =>
      `${link('legal.json', legalIndexPath(code), code)}: versions, days and hashes, by [this schema](${absoluteUrl(site, legalSchemaPath)}).`,
  )
  const statutory = suppliedStatutoryPages(site).flatMap(name =>
    inEach(code => entry(name, code, statutoryTexts[name][code])),
  )
  const home = inEach(code => {
    const texts = site.messages[code]
    const [title, description] = [texts['legalHome.title'], texts['legalHome.description']]
    return entry('legal-home', code, { title, description })
  })
  return [
    `# ${brand}`,
    '',
    `> ${site.messages[defaultLanguage]['meta.landing.description']}`,
    '',
    site.messages[defaultLanguage]['hero.notice'],
    '',
    '## Pages',
    '',
    ...site.languages.site.map(
      code =>
        `- [${isInSeveral ? nameOf(code) : brand}](${absoluteUrl(site, routePath('landing', code))})`,
    ),
    ...home,
    '',
    '## Legal documents',
    '',
    site.messages[defaultLanguage]['legal.inShortNote'],
    '',
    ...documents,
    ...index,
    '',
    ...(statutory.length > 0 ? ['## Further information', '', ...statutory, ''] : []),
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
