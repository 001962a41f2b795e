import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'
import type { TypefaceRole } from '../model/typefaces.ts'
import { faces as designFaces, type Face } from './faces.ts'

const require = createRequire(import.meta.url)

/** Characters that a face lacks come from a font of the system, and are taken for wide: in em. */
const FOREIGN_WIDTH = 1

/** How much wider the text face runs in its heaviest weight: measured, 1.025. */
const SEMIBOLD = 1.03

/** What a text is set in. */
export type Cut = 'text' | 'semibold' | 'display' | 'italic'

/** The width of a text in a cut, in em, without kerning. */
export type CutWidth = (cut: Cut, text: string) => number

function readFont(file: string): Font {
  const font = create(readFileSync(file))
  if (font.isCollection) throw new Error(`${file} holds more than one font`)
  return font
}

function widthIn(font: Font): (text: string) => number {
  const known = new Map<string, number>()
  const measure = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(codePoint)) return FOREIGN_WIDTH
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  }
  return text => {
    let sum = 0
    for (const character of text) {
      const width = known.get(character) ?? measure(character)
      known.set(character, width)
      sum += width
    }
    return sum
  }
}

/** Fonts that were read, by their files as they were written: to unpack one takes longer than to measure a page. */
const knownWidths = new Map<string, (text: string) => number>()

function widthInFace(faces: readonly Face[], role: TypefaceRole, style: Face['style']) {
  // Without italics of its own, a browser slants the upright letters.
  const ofRole = faces.filter(face => face.role === role)
  const face = ofRole.find(one => one.style === style) ?? ofRole[0]
  if (!face) throw new Error(`the site has no face for ${role}`)
  const file = require.resolve(face.source)
  const key = `${file} ${statSync(file).mtimeMs}`
  const widthOf = knownWidths.get(key) ?? widthIn(readFont(file))
  knownWidths.set(key, widthOf)
  return widthOf
}

/** Measures texts in the faces of a site, or in the design's. */
export function readTextWidth(faces: readonly Face[] = designFaces): CutWidth {
  const text = widthInFace(faces, 'text', 'normal')
  const widths: Readonly<Record<Cut, (text: string) => number>> = {
    text,
    semibold: words => text(words) * SEMIBOLD,
    display: widthInFace(faces, 'display', 'normal'),
    italic: widthInFace(faces, 'display', 'italic'),
  }
  return (cut, words) => widths[cut](words)
}
