import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, strongEtag } from '../../server/index.ts'
import type { EncodedFile } from './siteFile.ts'

/**
 * For how many builds with other fonts or scripts those of a build are kept: pages that were opened
 * before a deployment ask for them.
 */
const BUILDS_KEPT = 3

/** Below `assets`, without a way out of it: works of the operator are gone with the build that lacks them. */
const assetPath = /^\/assets\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/

/** A hashed file that only pages of earlier builds ask for. */
export interface EarlierAsset {
  readonly file: EncodedFile
  /** How many builds ago it was last part of one; builds with the same hashed files count as one. */
  readonly age: number
}

/** The manifest of a build; undefined where there is none, or none that can be read. */
async function readManifest(folder: string): Promise<Manifest | undefined> {
  // Written by a build, perhaps of an older version: whatever is used is looked for first.
  const manifest: Partial<Manifest> | undefined = await readFile(`${folder}/manifest.json`, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return manifest?.files ? (manifest as Manifest) : undefined
}

/** A file in every encoding; undefined where one of them is missing, or not the one that was built. */
async function readAsset(
  folder: string,
  path: string,
  { files }: Manifest,
): Promise<EncodedFile | undefined> {
  const encoded: Partial<Record<string, Buffer>> = {}
  for (const [encoding, { file, etag }] of Object.entries(files[path]?.variants ?? {})) {
    const content = await readFile(join(folder, 'site', file)).catch(() => undefined)
    if (!content || strongEtag(content) !== etag) return undefined
    encoded[encoding] = content
  }
  const { identity } = encoded
  // CDNs read a limited number of rules: what is asked for once more at most needs none.
  return identity && { path, file: path.slice(1), cache: 'revalidate', content: identity, encoded }
}

/**
 * Reads the hashed files that a new build carries forward from the last one: those of that build, and
 * those it carried itself, for as long as they are kept. A damaged one is left out.
 * @param folder of the last build
 * @param current files of the new build
 */
export async function earlierAssets(
  folder: string,
  current: readonly EncodedFile[],
): Promise<readonly EarlierAsset[]> {
  const manifest = await readManifest(folder)
  // A preview has fonts for words that nobody was meant to see yet.
  if (!manifest || manifest.showsDrafts) return []
  const earlier = manifest.earlierAssets ?? {}
  const paths = Object.keys(manifest.files).filter(path => assetPath.test(path))
  const now = new Set(current.flatMap(({ path = '' }) => (assetPath.test(path) ? [path] : [])))
  const last = new Set(paths.filter(path => earlier[path] === undefined))
  const isAlike = now.size === last.size && [...now].every(path => last.has(path))
  const kept: EarlierAsset[] = []
  for (const path of paths) {
    const age = (earlier[path] ?? 0) + (isAlike ? 0 : 1)
    if (now.has(path) || age > BUILDS_KEPT) continue
    const file = await readAsset(folder, path, manifest)
    if (file) kept.push({ file, age })
  }
  return kept
}
