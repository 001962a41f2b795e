import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'

const require = createRequire(import.meta.url)

/** A font file as the site serves it. */
export interface FontFile {
  readonly face: Face
  /** Path below the site's root, with a hash of the content. */
  readonly fileName: string
  readonly content: Buffer
}

function options({ weightAxis }: Face): Parameters<typeof subsetFont>[2] {
  const woff2 = { noLayoutClosure: true, noHinting: true, targetFormat: 'woff2' as const }
  if (!weightAxis) return woff2
  const { min, max } = weightAxis
  return { ...woff2, variationAxes: { wght: min === max ? min : weightAxis } }
}

const readFace = ({ source }: Face) => readFile(require.resolve(source))

/**
 * Cuts a typeface down to the characters, weights and features the site uses.
 * @param part of the site that the file is for, which becomes a part of its name
 */
export async function subsetFace(face: Face, characters: string, part = ''): Promise<FontFile> {
  const content = await subsetFont(await readFace(face), characters, options(face))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.style}${part && `-${part}`}`
  return { face, fileName: `assets/fonts/${name}.${hash}.woff2`, content }
}

/** The face in its regular weight as TrueType, for the pictures that are drawn at build. */
export async function subsetToTrueType(face: Face): Promise<Buffer> {
  return subsetFont(await readFace(face), face.characters, {
    targetFormat: 'truetype',
    ...(face.weightAxis && { variationAxes: { wght: face.weightAxis.min } }),
  })
}
