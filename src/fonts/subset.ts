import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { create } from 'fontkitten'
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

/** The files of a face: that of Latin first, then those that its package has of other letters. */
function filesOf({ source }: Face): readonly string[] {
  const latin = require.resolve(source)
  const [family = '', style = ''] = basename(latin).split('-latin-')
  const others = readdirSync(dirname(latin))
    .filter(name => name.startsWith(`${family}-`) && name.endsWith(`-${style}`))
    .map(name => join(dirname(latin), name))
  return [...new Set([latin, ...others])]
}

/** The letters of a text that pictures drawn at build could not show in any of the faces. */
export function missingLetters(faces: readonly Face[], text: string): readonly string[] {
  const usual = faces.map(({ characters }) => characters).join('')
  const sought = [...new Set(text)].filter(
    letter => /[^\s\p{Cf}]/u.test(letter) && !usual.includes(letter),
  )
  if (sought.length === 0) return []
  const fonts = faces.flatMap(filesOf).map(file => create(readFileSync(file)))
  const held = new Set(fonts.flatMap(font => ('characterSet' in font ? font.characterSet : [])))
  return sought.filter(letter => !held.has(letter.codePointAt(0) ?? 0))
}

/**
 * The files of a face in its regular weight as TrueType, for the pictures that are drawn at build.
 * @param text that they show, in letters of any language
 */
export async function subsetsToTrueType(face: Face, text: string): Promise<readonly Buffer[]> {
  return Promise.all(
    filesOf(face).map(async file =>
      subsetFont(await readFile(file), face.characters + text, {
        targetFormat: 'truetype',
        // Ligatures would keep letters of another file out of their word.
        noLayoutClosure: true,
        ...(face.weightAxis && { variationAxes: { wght: face.weightAxis.min } }),
      }),
    ),
  )
}
