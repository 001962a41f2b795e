import { legalDocuments } from '../../content/legalOutline.ts'
import { softHyphen } from '../../content/softHyphen.ts'
import { languages } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages/index.ts'
import type { IndexingDecision } from '../../launch/indexing.ts'
import type { LegalTexts } from '../../legal/compile.ts'
import { cardPath, routeNames, routePath } from '../../pages/routeTable.ts'
import { CARD_WIDTH, cardSvg, iconSvg } from './drawings.tsx'
import { icoFromPng, withRasterizer } from './raster.ts'
import { sitemap } from './sitemap.ts'
import { llmsTxt, robots, securityTxt, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** A file beside the pages, by its URL path. */
export type ExtraFile = readonly [path: string, content: string | Buffer]

function pictures(texts: LegalTexts): Promise<ExtraFile[]> {
  return withRasterizer(rasterize => {
    const cards = routeNames.flatMap(route =>
      languages.map(({ code }): ExtraFile => {
        const title =
          route === 'landing'
            ? messages[code]['hero.title'].replaceAll('*', '')
            : texts[route][code].title.replaceAll(softHyphen, '- ')
        return [cardPath(route, code), rasterize(cardSvg(title), CARD_WIDTH)]
      }),
    )
    const icon = iconSvg(true)
    return [
      ...cards,
      ...wallpapers(rasterize),
      ['/favicon.ico', icoFromPng(rasterize(iconSvg(false), 32), 32)],
      ['/apple-touch-icon.png', rasterize(icon, 180)],
      ['/icon-192.png', rasterize(icon, 192)],
      ['/icon-512.png', rasterize(icon, 512)],
    ]
  })
}

/** Everything the site serves beside its pages and their assets. */
export async function extraFiles(
  texts: LegalTexts,
  indexing: IndexingDecision,
): Promise<ExtraFile[]> {
  const security = securityTxt(new Date())
  return [
    ['/robots.txt', robots(indexing.isIndexed)],
    ['/sitemap.xml', sitemap(texts)],
    ['/site.webmanifest', webManifest()],
    ['/llms.txt', llmsTxt(texts)],
    ...legalDocuments.flatMap(name =>
      languages.map(
        ({ code }): ExtraFile => [`${routePath(name, code)}.md`, texts[name][code].markdown],
      ),
    ),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(texts)),
  ]
}
