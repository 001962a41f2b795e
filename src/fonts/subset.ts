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

/** What is drawn of a text: no blanks, no soft hyphens. */
const visible = /[^\s\p{Cf}]/u

/** A file of a package, with those of some letters that it has. */
interface HeldLetters {
  readonly file: string
  readonly letters: string
}

/** What the files of a face's package have of a text beyond the letters of the site's languages. */
function lettersBeyond(face: Face, text: string): readonly HeldLetters[] {
  const sought = [...new Set(text)].filter(
    letter => visible.test(letter) && !face.characters.includes(letter),
  )
  if (sought.length === 0) return []
  const latin = require.resolve(face.source)
  const [family = '', style = ''] = basename(latin).split('-latin-')
  return readdirSync(dirname(latin))
    .filter(name => name.startsWith(`${family}-`) && name.endsWith(`-${style}`))
    .map(name => join(dirname(latin), name))
    .map(file => {
      const font = create(readFileSync(file))
      const has = (letter: string) =>
        'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
      return { file, letters: sought.filter(has).join('') }
    })
    .filter(({ letters }) => letters !== '')
}

/** The letters of a text that pictures drawn at build could not show in any of the faces. */
export function missingLetters(faces: readonly Face[], text: string): readonly string[] {
  const held = faces.map(
    face =>
      face.characters +
      lettersBeyond(face, text)
        .map(({ letters }) => letters)
        .join(''),
  )
  return [...new Set(text)].filter(
    letter => visible.test(letter) && !held.join('').includes(letter),
  )
}

/**
 * The files of a face in its regular weight as TrueType, for the pictures that are drawn at build.
 * @param text that they show, in letters of any language
 */
export async function subsetsToTrueType(face: Face, text: string): Promise<readonly Buffer[]> {
  const held = [
    { file: require.resolve(face.source), letters: face.characters },
    ...lettersBeyond(face, text),
  ]
  return Promise.all(
    held.map(async ({ file, letters }) =>
      subsetFont(await readFile(file), letters, {
        targetFormat: 'truetype',
        ...(face.weightAxis && { variationAxes: { wght: face.weightAxis.min } }),
      }),
    ),
  )
}
