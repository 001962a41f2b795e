import { softHyphen } from '../../content/softHyphen.ts'
import { messages } from '../../i18n/messages.ts'
import type { LegalTexts } from '../../legal/legalDocument.ts'
import { type RoutePage, routePages } from '../../pages/pageTable.ts'
import type { SiteBuild } from '../../pages/siteBuild.ts'
import { CARD_WIDTH, cardSvg } from './card.tsx'
import type { DiscoveryFile } from './discoveryFile.ts'
import { feeds } from './feed.ts'
import { iconSvg } from './icon.tsx'
import { icoFromPng, withRasterizer } from './raster.ts'
import { sitemap } from './sitemap.ts'
import { llmsTxt, robots, securityTxt, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, texts: LegalTexts): string | undefined {
  const { kind, language } = page
  switch (kind) {
    case 'landing':
      return messages[language]['hero.title'].replaceAll('*', '')
    case 'legal':
      return texts[page.route][language].title.replaceAll(softHyphen, '- ')
    case 'sub-processors':
      return messages[language]['processors.title']
    default:
      return undefined
  }
}

function pictures(texts: LegalTexts): Promise<DiscoveryFile[]> {
  return withRasterizer(rasterize => {
    const cards = routePages.flatMap((page): DiscoveryFile[] => {
      const title = cardTitle(page, texts)
      return title === undefined ? [] : [[page.card, rasterize(cardSvg(title), CARD_WIDTH)]]
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
    ...feeds(),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(legalTexts)),
  ]
}
