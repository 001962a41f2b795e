import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import type { AssetFile } from '../media/index.ts'
import type { Face } from './faces.ts'

const require = createRequire(import.meta.url)

/** A font file as the site serves it. */
export interface FontFile extends AssetFile {
  readonly face: Face
}

/** The weights that are kept of an axis, as the package takes them: one of them, or a range. */
function weightRange(axis: NonNullable<Face['weightAxis']>) {
  return axis.min === axis.max ? axis.min : axis
}

/** Cuts a typeface down to what the pages of a language show in it, and to the weights that the site uses. */
export async function subsetFace(face: Face, shown: string, language: string): Promise<FontFile> {
  const { family, style, source, weightAxis, words } = face
  // The package's own types lack these two options.
  const smallest = { noLayoutClosure: true, noHinting: true }
  const content = await subsetFont(await readFile(require.resolve(source)), words ?? shown, {
    ...smallest,
    targetFormat: 'woff2',
    ...(weightAxis && { variationAxes: { wght: weightRange(weightAxis) } }),
  })
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const familyName = family.toLowerCase().replaceAll(' ', '-')
  // What shows the same words in all languages is one file for them.
  const name = words ? `${familyName}-${style}` : `${familyName}-${style}-${language}`
  return { face, path: `/assets/fonts/${name}.${hash}.woff2`, content }
}

/** The files of a face: that of Latin first, then those that its package has of other letters. */
function fontFilesOf({ source }: Face): readonly string[] {
  const latin = require.resolve(source)
  const [family = '', style = ''] = basename(latin).split('-latin-')
  const others = readdirSync(dirname(latin))
    .filter(name => name.startsWith(`${family}-`) && name.endsWith(`-${style}`))
    .map(name => join(dirname(latin), name))
  return [...new Set([latin, ...others])]
}

/** The characters of every Latin face that pictures may be drawn in (Latin-1 and what its languages add). */
const latinLetters =
  Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ŒœŸ–—‘’‚“”„…‹›€−'

/** The letters of a text that pictures drawn at build could not show in any of the faces. */
export function missingLetters(faces: readonly Face[], text: string): readonly string[] {
  const sought = [...new Set(text)].filter(
    letter => /[^\s\p{Cf}]/u.test(letter) && !latinLetters.includes(letter),
  )
  if (sought.length === 0) return []
  const fonts = faces.flatMap(fontFilesOf).map(file => create(readFileSync(file)))
  const codePoints = new Set(
    fonts.flatMap(font => ('characterSet' in font ? font.characterSet : [])),
  )
  return sought.filter(letter => !codePoints.has(letter.codePointAt(0) ?? 0))
}

/**
 * The files of a face in its regular weight as TrueType, for the pictures that are drawn at build.
 * @param text that they show, in letters of any language
 */
export async function subsetsToTrueType(face: Face, text: string): Promise<readonly Buffer[]> {
  return Promise.all(
    fontFilesOf(face).map(async file =>
      // With the usual characters, the same files draw other words: what is drawn already can be kept.
      subsetFont(await readFile(file), latinLetters + text, {
        targetFormat: 'truetype',
        // Ligatures would keep letters of another file out of their word.
        noLayoutClosure: true,
        ...(face.weightAxis && { variationAxes: { wght: face.weightAxis.min } }),
      }),
    ),
  )
}
