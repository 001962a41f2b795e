import { join } from 'node:path'
import * as v from 'valibot'
import { strongEtag } from '../../../server/index.ts'
import { readPlainFile } from '../../company/index.ts'
import type { EncodedFile } from './files.ts'

/**
 * For how many builds with other fonts or scripts those of a build are kept: pages that were opened
 * before a deployment ask for them.
 */
const BUILDS_KEPT = 3

/** Bytes of a script or a font; a build makes none of more than 200,000. */
const MOST_BYTES = 5_000_000

/** Below `assets`, without a way out of it: works of the company are gone with the build that lacks them. */
const assetPath = /^\/assets\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/

const variantSchema = v.object({ file: v.string(), etag: v.string() })
const entrySchema = v.object({ variants: v.record(v.string(), variantSchema) })
const entriesSchema = v.record(v.string(), entrySchema)

/** As much of a manifest, perhaps of an older version, as the next build reads. */
const manifestSchema = v.object({
  files: entriesSchema,
  notFound: v.optional(entriesSchema, {}),
  earlierAssets: v.optional(v.record(v.string(), v.number()), {}),
  showsDrafts: v.optional(v.boolean(), false),
})

export type LastManifest = v.InferOutput<typeof manifestSchema>

/** Reads the manifest of the last build; undefined where the text is none. */
export function lastManifest(text: string): LastManifest | undefined {
  try {
    return v.parse(manifestSchema, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A hashed file that only pages of earlier builds ask for. */
export interface EarlierAsset extends EncodedFile {
  /** How many builds ago it was last part of one; builds with the same hashed files count as one. */
  readonly age: number
}

/** A file in every encoding; undefined where one of them is missing, or not the one that was built. */
function readEncoded(
  folder: string,
  variants: LastManifest['files'][string]['variants'],
): EncodedFile['encoded'] | undefined {
  const encoded: Partial<Record<string, Buffer>> = {}
  for (const [encoding, { file, etag }] of Object.entries(variants)) {
    try {
      const content = readPlainFile(join(folder, file), MOST_BYTES, '')
      if (strongEtag(content) !== etag) return undefined
      encoded[encoding] = content
    } catch {
      return undefined
    }
  }
  const { identity } = encoded
  return identity && { ...encoded, identity }
}

/**
 * Reads the hashed files that a new build carries forward from the last one: those of that build, and
 * those it carried itself, for as long as they are kept. A damaged one is left out.
 * @param last the folder and the manifest of the last build
 * @param current files of the new build
 */
export async function earlierAssets(
  { folder, manifest }: { readonly folder: string; readonly manifest: LastManifest },
  current: readonly EncodedFile[],
): Promise<readonly EarlierAsset[]> {
  const { files, earlierAssets: ages, showsDrafts } = manifest
  // A preview has fonts for words that nobody was meant to see yet.
  if (showsDrafts) return []
  const assets = Object.entries(files).filter(([path]) => assetPath.test(path))
  const currentPaths = new Set(
    current.map(({ file }) => `/${file}`).filter(path => assetPath.test(path)),
  )
  const ofLastBuild = assets.filter(([path]) => ages[path] === undefined)
  const hasSameAssets =
    currentPaths.size === ofLastBuild.length &&
    ofLastBuild.every(([path]) => currentPaths.has(path))
  const kept: EarlierAsset[] = []
  for (const [path, { variants }] of assets) {
    const age = (ages[path] ?? 0) + (hasSameAssets ? 0 : 1)
    if (currentPaths.has(path) || age > BUILDS_KEPT) continue
    const encoded = readEncoded(join(folder, 'site'), variants)
    if (encoded) kept.push({ file: path.slice(1), encoded, age })
  }
  return kept
}
