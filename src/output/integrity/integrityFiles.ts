import { cacheClassOf } from '../../../server/cachePolicy.ts'
import type { Site } from '../../model/site.ts'
import { encode } from '../encode.ts'
import type { ResultCache } from '../resultCache.ts'
import { type EncodedFile, siteFile } from '../siteFile.ts'
import { manifestPath, signaturePath, unsigned } from './signature.ts'
import { siteManifest } from './siteManifest.ts'

/**
 * The manifest of a site and its signature, which `npm run sign` puts in the place of a word.
 * @param files everything else that the site serves
 * @param commit of the sources, where it is known
 */
export function integrityFiles(
  site: Site,
  files: readonly EncodedFile[],
  commit: string | undefined,
  cache: ResultCache,
): Promise<readonly EncodedFile[]> {
  const made = [
    [manifestPath, siteManifest(site, files, commit)],
    [signaturePath, unsigned],
  ] as const
  return Promise.all(
    made.map(([path, content]) => encode(siteFile(path, content, cacheClassOf(path)), cache)),
  )
}
