import pMap from 'p-map'
import {
  appAssociations,
  hasPress,
  pageTable,
  pressMarkPaths,
  type Site,
  shownDocuments,
  textIn,
  wordFile,
} from '../../../company/index.ts'
import { legalHomeMarkdown, type SiteBuild } from '../../../website/index.ts'
import { siteFaces } from '../../fonts/index.ts'
import type { BuildInput } from '../../prerender/index.ts'
import { concurrency, type DiscoveryFile, type EncodedFile, encode } from '../files.ts'
import type { ResultCache } from '../resultCache.ts'
import { feeds } from './feed.ts'
import { launchCalendars } from './launchCalendar.ts'
import { frozenTexts, legalIndexes } from './legalIndex.ts'
import { drawings, pressMark, textOf } from './pictures.tsx'
import { rasterize } from './raster.ts'
import { llmsTxt, robots, securityTxt, sitemap, webManifest } from './textFiles.ts'

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

/** The pages that are written in Markdown, as it is. */
function markdownFiles(build: SiteBuild): DiscoveryFile[] {
  return pageTable(build.site).routePages.flatMap((page): DiscoveryFile[] => {
    const isHome = page.kind === 'legal-home'
    const text = isHome ? legalHomeMarkdown(build, page.language) : textOf(page, build)?.markdown()
    return text === undefined ? [] : [[`${page.path}.md`, text]]
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
    ...markdownFiles(build),
    ...feeds(site),
    ...(security ? [['/.well-known/security.txt', security] as const] : []),
    ...appAssociations(site),
    ...(hasPress(site) ? [[pressMarkPaths.svg, pressMark(build)] as const] : []),
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
  const made: readonly DiscoveryFile[] = [
    ...(await discoveryFiles(build, cache)),
    ...(await wordFiles(build.site)),
    ['/licenses.txt', licenses],
    ...legalIndexes(build.site),
    ...frozenTexts(build.site),
  ]
  const finish = async (path: string, content: string | Buffer) => {
    const file = path.slice(1)
    return { file, encoded: await encode(file, Buffer.from(content), cache) }
  }
  const all = [
    ...media.map(
      ({ path, make }) =>
        async () =>
          finish(path, await make()),
    ),
    ...assets.map(
      ({ path, content }) =>
        () =>
          finish(path, content),
    ),
    ...made.map(file => () => finish(...file)),
  ]
  return pMap(all, make => make(), { concurrency })
}
