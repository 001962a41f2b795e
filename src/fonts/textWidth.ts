import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import type { TextWidth } from '../components/navbar/barWidths.ts'
import { faces } from './faces.ts'

const require = createRequire(import.meta.url)

/** Characters that a face lacks come from a font of the system, and are taken for wide: in em. */
const FOREIGN_WIDTH = 1

async function widthInFace(family: string): Promise<(text: string) => number> {
  const face = faces.find(({ style, ...named }) => named.family === family && style === 'normal')
  if (!face) throw new Error(`src/fonts/faces.ts: there is no upright face of ${family}`)
  const font = create(await readFile(require.resolve(face.source)))
  if (font.isCollection) throw new Error(`${face.source} holds more than one font`)
  const widthOf = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(codePoint)) return FOREIGN_WIDTH
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  }
  return text => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0)
}

/** Measures texts in the site's upright faces, in their regular weight and without kerning. */
export async function readTextWidth(): Promise<TextWidth> {
  const widths = {
    text: await widthInFace('Instrument Sans'),
    display: await widthInFace('Instrument Serif'),
  }
  return (family, text) => widths[family](text)
}
