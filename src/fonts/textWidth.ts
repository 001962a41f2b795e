import { readFileSync } from 'node:fs'
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

function readFont(faces: readonly Face[], role: TypefaceRole, style: Face['style']): Font {
  // Without italics of its own, a browser slants the upright letters.
  const ofRole = faces.filter(face => face.role === role)
  const face = ofRole.find(one => one.style === style) ?? ofRole[0]
  if (!face) throw new Error(`the site has no face for ${role}`)
  const font = create(readFileSync(require.resolve(face.source)))
  if (font.isCollection) throw new Error(`${face.source} holds more than one font`)
  return font
}

function widthIn(font: Font): (text: string) => number {
  const widthOf = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(codePoint)) return FOREIGN_WIDTH
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  }
  return text => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0)
}

/** Measures texts in the faces of a site, or in the design's. */
export function readTextWidth(faces: readonly Face[] = designFaces): CutWidth {
  const text = widthIn(readFont(faces, 'text', 'normal'))
  const widths: Readonly<Record<Cut, (text: string) => number>> = {
    text,
    semibold: words => text(words) * SEMIBOLD,
    display: widthIn(readFont(faces, 'display', 'normal')),
    italic: widthIn(readFont(faces, 'display', 'italic')),
  }
  return (cut, words) => widths[cut](words)
}
