import {
  absoluteUrl,
  daysAfter,
  defaultLanguage,
  emailLink,
  type LegalTexts,
  pageTable,
  paletteOf,
  type RoutePage,
  type Site,
} from '../../../company/index.ts'
import { alternateLinks } from '../../../website/index.ts'

/** The entry of a page in the sitemap, with the day on which its content was last changed, where that is stated. */
function sitemapEntry(site: Site, texts: LegalTexts, page: RoutePage): readonly string[] {
  const lines = ['<url>', `<loc>${absoluteUrl(site, page.path)}</loc>`]
  if (page.kind === 'legal') {
    lines.push(`<lastmod>${texts[page.route][defaultLanguage].lastUpdated}</lastmod>`)
  }
  for (const { hreflang, href } of alternateLinks(site, page)) {
    lines.push(`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
  }
  lines.push('</url>')
  return lines
}

/** `sitemap.xml` with every listed page in every language (sitemaps.org 0.9, Google's hreflang extension). */
export function sitemap(site: Site, texts: LegalTexts): string {
  const pages = pageTable(site).routePages.filter(({ isListed }) => isListed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(page => sitemapEntry(site, texts, page)),
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
