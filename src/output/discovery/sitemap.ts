import { defaultLanguage } from '../../languages/languages.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'
import { alternateLinks } from '../../pages/alternateLinks.ts'
import { pageTable, type RoutePage } from '../../pages/pageTable.ts'
import type { LegalTexts } from '../../texts/rendered.ts'

/** The day a page's content was last changed, where the content says so; ISO 8601. */
function lastModified(page: RoutePage, texts: LegalTexts): string | undefined {
  if (page.kind !== 'legal') return undefined
  return texts[page.route][defaultLanguage].lastUpdated
}

function entry(site: Site, page: RoutePage, texts: LegalTexts): string {
  const day = lastModified(page, texts)
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
