import pMap from 'p-map'
import { cacheClassOf } from '../../server/index.ts'
import type { AssetFile, MadeFile } from '../media/index.ts'
import type { SiteBuild } from '../pages/index.ts'
import { discoveryFiles, wordFiles } from './discovery/discoveryFiles.ts'
import { frozenTexts, legalIndexes } from './discovery/legalIndex.ts'
import { concurrency, encode } from './encode.ts'
import type { ResultCache } from './resultCache.ts'
import { type DiscoveryFile, type EncodedFile, siteFile } from './siteFile.ts'

interface FilesInput {
  readonly build: SiteBuild
  /** Fonts and scripts, which the pages name by a hash of their content. */
  readonly assets: readonly AssetFile[]
  /** Pictures made from the operator's, in a folder named by a hash. */
  readonly media: readonly MadeFile[]
  /** The licenses of the software and the typefaces that the site contains. */
  readonly licenses: string
}

/**
 * Makes and compresses what is served besides the pages: fonts, scripts, pictures, texts, Word
 * files.
 */
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
