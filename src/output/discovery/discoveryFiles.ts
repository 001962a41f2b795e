import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { familiesOf, siteFaces } from '../../fonts/index.ts'
import { paletteOf, type Site, softHyphen } from '../../model/index.ts'
import { legalHomeMarkdown, pageTable, type RoutePage, type SiteBuild } from '../../pages/index.ts'
import { textIn, wordFile } from '../../texts/index.ts'
import { shownDocuments } from '../../versions/index.ts'
import type { ResultCache } from '../resultCache.ts'
import type { DiscoveryFile } from '../siteFile.ts'
import { CARD_WIDTH, cardSvg } from './card.tsx'
import { feeds } from './feed.ts'
import { iconSvg } from './icon.tsx'
import { type Drawing, icoFromPng, type Rasterize, withRasterizer } from './raster.ts'
import { llmsTxt, robots, securityTxt, sitemap, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
export async function wordFiles(site: Site): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of pageTable(site).routePages) {
    if (page.kind !== 'legal') continue
    const document = textIn(shownDocuments(site), page.route, page.language)
    files.push([`${page.path}.docx`, await wordFile(site, document)])
  }
  return files
}

/** The plain Markdown of a page; undefined for those that have none. */
function markdownOf(page: RoutePage, build: SiteBuild): string | undefined {
  if (page.kind === 'legal-home') return legalHomeMarkdown(build, page.language)
  return textOf(page, build)?.markdown
}

/** The text of a page that is written in Markdown; undefined for others. */
function textOf(page: RoutePage, { legalTexts, statutoryTexts }: SiteBuild) {
  if (page.kind === 'legal') return legalTexts[page.route][page.language]
  return page.kind === 'statutory' ? statutoryTexts[page.route][page.language] : undefined
}

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, build: SiteBuild): string | undefined {
  const words = build.site.messages[page.language]
  switch (page.kind) {
    case 'landing':
      // The operator's own picture takes its place.
      if (build.sharing) return undefined
      return words['hero.title'].replaceAll('*', '')
    case 'legal':
    case 'statutory':
      return textOf(page, build)?.title.replaceAll(softHyphen, '- ')
    case 'legal-home':
      return words['legalHome.title']
    default:
      return undefined
  }
}

/** Where browsers look for an icon that no page names. */
const iconPath = '/favicon.ico'

function drawings(build: SiteBuild): Drawing[] {
  const { config } = build.site
  const colors = paletteOf(config).light
  const families = familiesOf(siteFaces(build.site))
  const cards = pageTable(build.site).routePages.flatMap((page): Drawing[] => {
    const title = cardTitle(page, build)
    if (title === undefined) return []
    return [
      {
        path: page.card,
        svg: cardSvg({ brand: config.brand, title, colors, families }),
        width: CARD_WIDTH,
      },
    ]
  })
  const own = build.mark?.square
  const svg = iconSvg({ colors, own })
  return [
    ...cards,
    ...wallpapers(),
    { path: iconPath, svg: iconSvg({ own }), width: 32 },
    { path: '/apple-touch-icon.png', svg, width: 180 },
    { path: '/icon-192.png', svg, width: 192 },
    { path: '/icon-512.png', svg, width: 512 },
  ]
}

function pictures(build: SiteBuild, cache: ResultCache): Promise<DiscoveryFile[]> {
  const drawn = drawings(build)
  const draw = (rasterize: Rasterize) =>
    pMap(
      drawn,
      async ({ path, svg, width }): Promise<DiscoveryFile> => {
        const png = await rasterize(svg, width)
        return [path, path === iconPath ? icoFromPng(png, width) : png]
      },
      { concurrency: availableParallelism() },
    )
  const text = drawn.map(({ svg }) => svg.replaceAll(/<[^>]*>/g, '')).join('')
  return withRasterizer(cache, draw, siteFaces(build.site), text)
}

/**
 * Everything the site serves besides its pages and their assets.
 * @param cache keeps the pictures
 */
export async function discoveryFiles(
  build: SiteBuild,
  cache: ResultCache,
): Promise<DiscoveryFile[]> {
  const { site, legalTexts, isIndexed } = build
  const security = securityTxt(site)
  const markdownFiles = pageTable(site).routePages.flatMap((page): DiscoveryFile[] => {
    const markdown = markdownOf(page, build)
    return markdown === undefined ? [] : [[`${page.path}.md`, markdown]]
  })
  return [
    ['/robots.txt', robots(site, isIndexed)],
    ['/sitemap.xml', sitemap(site, legalTexts)],
    ['/site.webmanifest', webManifest(site)],
    ['/llms.txt', llmsTxt(build)],
    ...markdownFiles,
    ...feeds(site),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(build, cache)),
  ]
}
