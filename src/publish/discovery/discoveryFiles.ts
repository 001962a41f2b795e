import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { softHyphen } from '../../content/softHyphen.ts'
import { messages } from '../../i18n/messages.ts'
import { type RoutePage, routePages } from '../../pages/pageTable.ts'
import type { SiteBuild } from '../../pages/siteBuild.ts'
import type { ResultCache } from '../resultCache.ts'
import { CARD_WIDTH, cardSvg } from './card.tsx'
import type { DiscoveryFile } from './discoveryFile.ts'
import { feeds } from './feed.ts'
import { iconSvg } from './icon.tsx'
import { type Drawing, icoFromPng, withRasterizer } from './raster.ts'
import { sitemap } from './sitemap.ts'
import { llmsTxt, robots, securityTxt, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** The text of a page that is written in Markdown; undefined for others. */
function textOf(page: RoutePage, { legalTexts, informationTexts }: SiteBuild) {
  if (page.kind === 'legal') return legalTexts[page.route][page.language]
  return page.kind === 'information' ? informationTexts[page.route][page.language] : undefined
}

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, build: SiteBuild): string | undefined {
  const words = messages[page.language]
  switch (page.kind) {
    case 'landing':
      return words['hero.title'].replaceAll('*', '')
    case 'legal':
    case 'information':
      return textOf(page, build)?.title.replaceAll(softHyphen, '- ')
    case 'agreement':
      return words['agreement.title'].replaceAll(softHyphen, '- ')
    case 'sub-processors':
      return words['processors.title']
    case 'rights':
      return words['legal.your-rights']
    default:
      return undefined
  }
}

/** Where browsers look for an icon that no page names. */
const iconPath = '/favicon.ico'

function drawings(build: SiteBuild): Drawing[] {
  const cards = routePages.flatMap((page): Drawing[] => {
    const title = cardTitle(page, build)
    return title === undefined ? [] : [{ path: page.card, svg: cardSvg(title), width: CARD_WIDTH }]
  })
  const svg = iconSvg({ isFullBleed: true })
  return [
    ...cards,
    ...wallpapers(),
    { path: iconPath, svg: iconSvg({ isFullBleed: false }), width: 32 },
    { path: '/apple-touch-icon.png', svg, width: 180 },
    { path: '/icon-192.png', svg, width: 192 },
    { path: '/icon-512.png', svg, width: 512 },
  ]
}

function pictures(build: SiteBuild, cache: ResultCache): Promise<DiscoveryFile[]> {
  return withRasterizer(cache, rasterize =>
    pMap(
      drawings(build),
      async ({ path, svg, width }): Promise<DiscoveryFile> => {
        const png = await rasterize(svg, width)
        return [path, path === iconPath ? icoFromPng(png, width) : png]
      },
      { concurrency: availableParallelism() },
    ),
  )
}

/**
 * Everything the site serves beside its pages and their assets.
 * @param cache keeps the pictures
 */
export async function discoveryFiles(
  build: SiteBuild,
  cache: ResultCache,
): Promise<DiscoveryFile[]> {
  const { legalTexts, informationTexts, isIndexed } = build
  const security = securityTxt(new Date())
  const markdown = routePages.flatMap((page): DiscoveryFile[] => {
    const text = textOf(page, build)
    return text ? [[`${page.path}.md`, text.markdown]] : []
  })
  return [
    ['/robots.txt', robots(isIndexed)],
    ['/sitemap.xml', sitemap(legalTexts)],
    ['/site.webmanifest', webManifest()],
    ['/llms.txt', llmsTxt(legalTexts, informationTexts)],
    ...markdown,
    ...feeds(),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(build, cache)),
  ]
}
