import { defaultLanguage, languages } from '../../i18n/languages.ts'
import type { LegalTexts } from '../../legal/compile.ts'
import { type RouteName, routeNames, routePath } from '../../pages/routeTable.ts'
import { absoluteUrl } from '../../site/values.ts'

/** The day a page's content was last changed, where the content says so; ISO 8601. */
function lastModified(route: RouteName, texts: LegalTexts): string | undefined {
  if (route === 'landing') return undefined
  const { lastUpdated, effective } = texts[route][defaultLanguage]
  return lastUpdated ?? effective
}

function entry(route: RouteName, path: string, texts: LegalTexts): string {
  const alternate = (code: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${absoluteUrl(target)}"/>`
  const day = lastModified(route, texts)
  return [
    '<url>',
    `<loc>${absoluteUrl(path)}</loc>`,
    ...(day ? [`<lastmod>${day}</lastmod>`] : []),
    ...languages.map(({ code }) => alternate(code, routePath(route, code))),
    alternate('x-default', routePath(route, defaultLanguage)),
    '</url>',
  ].join('\n')
}

/** `sitemap.xml` with every page in every language (sitemaps.org 0.9, Google's hreflang extension). */
export function sitemap(texts: LegalTexts): string {
  const entries = routeNames.flatMap(route =>
    languages.map(({ code }) => entry(route, routePath(route, code), texts)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
