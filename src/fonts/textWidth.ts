import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'
import { faces } from './faces.ts'

const require = createRequire(import.meta.url)

/** Characters that a face lacks come from a font of the system, and are taken for wide: in em. */
const FOREIGN_WIDTH = 1

/** How much wider the text face runs in its heaviest weight: measured, 1.025. */
const SEMIBOLD = 1.03

/** What a text is set in. */
export type Cut = 'text' | 'semibold' | 'display' | 'italic'

/** The width of a text in a cut, in em, without kerning. */
export type CutWidth = (cut: Cut, text: string) => number

function readFont(family: string, style: 'normal' | 'italic'): Font {
  const face = faces.find(named => named.family === family && named.style === style)
  if (!face) throw new Error(`src/fonts/faces.ts: there is no ${style} face of ${family}`)
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

/** Measures texts in the site's faces. */
export function readTextWidth(): CutWidth {
  const text = widthIn(readFont('Instrument Sans', 'normal'))
  const widths: Readonly<Record<Cut, (text: string) => number>> = {
    text,
    semibold: words => text(words) * SEMIBOLD,
    display: widthIn(readFont('Instrument Serif', 'normal')),
    italic: widthIn(readFont('Instrument Serif', 'italic')),
  }
  return (cut, words) => widths[cut](words)
}
