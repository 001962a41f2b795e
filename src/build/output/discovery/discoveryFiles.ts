import pMap from 'p-map'
import {
  appAssociations,
  hasPress,
  pageTable,
  pressMarkPaths,
  type RoutePage,
  type Site,
  shownDocuments,
  textOnPage,
  wordFile,
} from '../../../company/index.ts'
import { legalHomeMarkdown, type SiteBuild, textOfPage } from '../../../website/index.ts'
import { siteFaces } from '../../fonts/index.ts'
import type { MadeFile } from '../../media/index.ts'
import type { BuildInput } from '../../prerender/index.ts'
import { concurrency, type DiscoveryFile, type EncodedFile, encode } from '../files.ts'
import type { ResultCache } from '../resultCache.ts'
import { cards } from './cards.tsx'
import { feeds } from './feed.ts'
import { icons, pressMark, pressMarkPictures } from './icons.ts'
import { launchCalendars } from './launchCalendar.ts'
import { frozenTexts, legalIndexes } from './legalIndex.ts'
import { llmsTxt } from './llmsTxt.ts'
import { type Drawing, rasterize } from './raster.ts'
import { robots, securityTxt, sitemap, webManifest } from './textFiles.ts'
import { wallpapers } from './wallpapers.tsx'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
async function wordFiles(site: Site): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of pageTable(site).routePages) {
    if (page.kind !== 'legal') continue
    const document = textOnPage(site, shownDocuments(site), page.route, page.language)
    files.push([`${page.path}.docx`, await wordFile(site, document)])
  }
  return files
}

/** The text of a page in Markdown; undefined for a page that is written in another way. */
function markdownOf(page: RoutePage, build: SiteBuild): string | undefined {
  if (page.kind === 'legal-home') return legalHomeMarkdown(build, page.language)
  return textOfPage(page, build)?.markdown()
}

/** The pages that are written in Markdown, as it is. */
function markdownFiles(build: SiteBuild): DiscoveryFile[] {
  const files: DiscoveryFile[] = []
  for (const page of pageTable(build.site).routePages) {
    const text = markdownOf(page, build)
    if (text !== undefined) files.push([`${page.path}.md`, text])
  }
  return files
}

/** `security.txt`, where the company has a contact for it. */
function securityFiles(site: Site): DiscoveryFile[] {
  const text = securityTxt(site)
  return text === undefined ? [] : [['/.well-known/security.txt', text]]
}

/** The mark for the press as SVG, where the company has something for the press. */
function pressMarkFiles(build: SiteBuild): DiscoveryFile[] {
  return hasPress(build.site) ? [[pressMarkPaths.svg, pressMark(build)]] : []
}

/** Every picture that a build draws. */
export function drawings(build: SiteBuild): readonly Drawing[] {
  return [...cards(build), ...wallpapers(), ...pressMarkPictures(build), ...icons(build)]
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
  return [
    ['/robots.txt', robots(site, isIndexed)],
    ['/sitemap.xml', sitemap(site, legalTexts)],
    ['/site.webmanifest', webManifest(site)],
    ['/llms.txt', llmsTxt(build)],
    ...markdownFiles(build),
    ...feeds(site),
    ...securityFiles(site),
    ...appAssociations(site),
    ...pressMarkFiles(build),
    ...launchCalendars(site),
    ...(await rasterize(drawings(build), siteFaces(site), cache)),
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
  const written: readonly DiscoveryFile[] = [
    ...(await discoveryFiles(build, cache)),
    ...(await wordFiles(build.site)),
    ['/licenses.txt', licenses],
    ...legalIndexes(build.site),
    ...frozenTexts(build.site),
  ]
  const ready = [
    ...assets,
    ...written.map(([path, content]) => ({ path, content: Buffer.from(content) })),
  ]
  const files: readonly MadeFile[] = [
    ...media,
    ...ready.map(({ path, content }) => ({ path, make: async () => content })),
  ]
  return pMap(
    files,
    async ({ path, make }) => {
      const file = path.slice(1)
      return { file, encoded: await encode(file, await make(), cache) }
    },
    { concurrency },
  )
}
