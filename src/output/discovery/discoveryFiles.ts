import pMap from 'p-map'
import { cacheClassOf } from '../../../server/index.ts'
import { familiesOf, siteFaces } from '../../fonts/index.ts'
import { paletteOf, type Site, softHyphen } from '../../model/index.ts'
import { legalHomeMarkdown, pageTable, type RoutePage, type SiteBuild } from '../../pages/index.ts'
import type { BuildInput } from '../../prerender/index.ts'
import { textIn, wordFile } from '../../texts/index.ts'
import { shownDocuments } from '../../versions/index.ts'
import { concurrency, encode } from '../encode.ts'
import type { ResultCache } from '../resultCache.ts'
import { type DiscoveryFile, type EncodedFile, siteFile } from '../siteFile.ts'
import { CARD_WIDTH, cardSvg } from './card.tsx'
import { feeds } from './feed.ts'
import { iconSvg } from './icon.tsx'
import { frozenTexts, legalIndexes } from './legalIndex.ts'
import { type Drawing, icoFromPng, rasterize } from './raster.ts'
import { llmsTxt, robots, securityTxt, sitemap, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
async function wordFiles(site: Site): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of pageTable(site).routePages) {
    if (page.kind !== 'legal') continue
    const document = textIn(shownDocuments(site), page.route, page.language)
    files.push([`${page.path}.docx`, await wordFile(site, document)])
  }
  return files
}

/** The text of a page that is written in Markdown; undefined for others. */
function textOf(page: RoutePage, { legalTexts, statutoryTexts }: SiteBuild) {
  if (page.kind === 'legal') return legalTexts[page.route][page.language]
  return page.kind === 'statutory' ? statutoryTexts[page.route][page.language] : undefined
}

/** The plain Markdown of a page; undefined for those that have none. */
function markdownOf(page: RoutePage, build: SiteBuild): string | undefined {
  if (page.kind === 'legal-home') return legalHomeMarkdown(build, page.language)
  return textOf(page, build)?.markdown
}

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, build: SiteBuild): string | undefined {
  const words = build.site.messages[page.language]
  switch (page.kind) {
    case 'landing':
      // The operator's own picture takes its place.
      return build.sharing ? undefined : words['hero.title'].replaceAll('*', '')
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
  const { site } = build
  const colors = paletteOf(site.config.identity.colors).light
  const card = { brand: site.config.brand, colors, families: familiesOf(siteFaces(site)) }
  const own = build.mark?.square
  const svg = iconSvg({ colors, own })
  return [
    ...pageTable(site).routePages.flatMap((page): Drawing[] => {
      const title = cardTitle(page, build)
      if (title === undefined) return []
      return [{ path: page.card, svg: cardSvg({ ...card, title }), width: CARD_WIDTH }]
    }),
    ...wallpapers(),
    { path: iconPath, svg: iconSvg({ own }), width: 32 },
    { path: '/apple-touch-icon.png', svg, width: 180 },
    { path: '/icon-192.png', svg, width: 192 },
    { path: '/icon-512.png', svg, width: 512 },
  ]
}

async function pictures(build: SiteBuild, cache: ResultCache): Promise<DiscoveryFile[]> {
  const drawn = drawings(build)
  const pngs = await rasterize(drawn, siteFaces(build.site), cache)
  return pngs.map((png, index) => {
    const { path = '', width = 0 } = drawn[index] ?? {}
    return [path, path === iconPath ? icoFromPng(png, width) : png]
  })
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
  return [
    ['/robots.txt', robots(site, isIndexed)],
    ['/sitemap.xml', sitemap(site, legalTexts)],
    ['/site.webmanifest', webManifest(site)],
    ['/llms.txt', llmsTxt(build)],
    ...pageTable(site).routePages.flatMap((page): DiscoveryFile[] => {
      const markdown = markdownOf(page, build)
      return markdown === undefined ? [] : [[`${page.path}.md`, markdown]]
    }),
    ...feeds(site),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...(await pictures(build, cache)),
  ]
}

interface FilesInput extends Pick<BuildInput, 'build' | 'assets' | 'media'> {
  /** The licenses of the software and the typefaces that the site contains. */
  readonly licenses: string
}

/** Makes and compresses what is served besides the pages: fonts, scripts, pictures, texts, Word files. */
export async function finishFiles(
  { build, assets, media, licenses }: FilesInput,
  cache: ResultCache,
): Promise<readonly EncodedFile[]> {
  const made: readonly DiscoveryFile[] = [
    ...(await discoveryFiles(build, cache)),
    ...(await wordFiles(build.site)),
    ['/licenses.txt', licenses],
    ...legalIndexes(build.site),
    ...frozenTexts(build.site),
  ]
  const pictures = await pMap(
    media,
    async ({ path, make }) => siteFile(path, await make(), 'immutable'),
    { concurrency },
  )
  const files = [
    ...pictures,
    ...assets.map(({ path, content }) => siteFile(path, content, 'immutable')),
    ...made.map(([path, content]) => siteFile(path, content, cacheClassOf(path))),
  ]
  return pMap(files, file => encode(file, cache), { concurrency })
}
