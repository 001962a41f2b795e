import { softHyphen } from '../../content/softHyphen.ts'
import { messages } from '../../i18n/messages.ts'
import type { LegalTexts } from '../../legal/legalDocument.ts'
import { routePages } from '../../pages/pageTable.ts'
import type { SiteBuild } from '../../pages/siteBuild.ts'
import { CARD_WIDTH, cardSvg } from './card.tsx'
import type { DiscoveryFile } from './discoveryFile.ts'
import { iconSvg } from './icon.tsx'
import { icoFromPng, withRasterizer } from './raster.ts'
import { sitemap } from './sitemap.ts'
import { llmsTxt, robots, securityTxt, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

function pictures(texts: LegalTexts): Promise<DiscoveryFile[]> {
  return withRasterizer(rasterize => {
    const cards = routePages.map((page): DiscoveryFile => {
      const { language } = page
      const title =
        page.kind === 'landing'
          ? messages[language]['hero.title'].replaceAll('*', '')
          : texts[page.route][language].title.replaceAll(softHyphen, '- ')
      return [page.card, rasterize(cardSvg(title), CARD_WIDTH)]
    })
    const icon = iconSvg({ isFullBleed: true })
    return [
      ...cards,
      ...wallpapers(rasterize),
      ['/favicon.ico', icoFromPng(rasterize(iconSvg({ isFullBleed: false }), 32), 32)],
      ['/apple-touch-icon.png', rasterize(icon, 180)],
      ['/icon-192.png', rasterize(icon, 192)],
      ['/icon-512.png', rasterize(icon, 512)],
    ]
  })
}

/** Everything the site serves beside its pages and their assets. */
export async function discoveryFiles({
  legalTexts,
  isIndexed,
}: SiteBuild): Promise<DiscoveryFile[]> {
  const security = securityTxt(new Date())
  const markdown = routePages.flatMap((page): DiscoveryFile[] =>
    page.kind === 'legal'
      ? [[`${page.path}.md`, legalTexts[page.route][page.language].markdown]]
      : [],
  )
  return [
    ['/robots.txt', robots(isIndexed)],
    ['/sitemap.xml', sitemap(legalTexts)],
    ['/site.webmanifest', webManifest()],
    ['/llms.txt', llmsTxt(legalTexts)],
    ...markdown,
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(legalTexts)),
  ]
}
