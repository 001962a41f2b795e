import pMap from 'p-map'
import { cacheClassOf } from '../../server/cachePolicy.ts'
import type { AssetFile } from '../model/assetFile.ts'
import type { SiteBuild } from '../pages/siteBuild.ts'
import { discoveryFiles } from './discovery/discoveryFiles.ts'
import { wordFiles } from './discovery/wordFiles.ts'
import { concurrency, encode } from './encode.ts'
import type { ResultCache } from './resultCache.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

interface FilesInput {
  readonly build: SiteBuild
  /** Fonts and scripts, which the pages name by a hash of their content. */
  readonly assets: readonly AssetFile[]
}

function siteFile(path: string, content: string | Buffer, cache = cacheClassOf(path)): SiteFile {
  return { path, file: path.slice(1), cache, content: Buffer.from(content) }
}

/**
 * Makes and compresses what is served besides the pages: fonts, scripts, pictures, texts, Word
 * files.
 */
export async function finishFiles(
  { build, assets }: FilesInput,
  cache: ResultCache,
): Promise<readonly EncodedFile[]> {
  const made = [...(await discoveryFiles(build, cache)), ...(await wordFiles(build.site))]
  const files = [
    ...assets.map(({ path, content }) => siteFile(path, content, 'immutable')),
    ...made.map(([path, content]) => siteFile(path, content)),
  ]
  return pMap(files, file => encode(file, cache), { concurrency })
}
