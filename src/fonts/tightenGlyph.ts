import { create } from 'fontkitten'

/** Bits of the first flag of a glyph's points ("glyf" table of OpenType). */
const X_SHORT = 0x02
const X_SAME_OR_POSITIVE = 0x10
/** The flag applies to as many further points as the next byte says. */
const REPEAT = 0x08

interface Table {
  readonly offset: number
  readonly length: number
}

/** The tables of a TrueType font by their tags. */
function tablesOf(font: Buffer): (tag: string) => Table {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  return tag => {
    const record = records.find(at => font.toString('latin1', at, at + 4) === tag)
    if (record === undefined) throw new Error(`the font has no table ${tag}`)
    return { offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) }
  }
}

function glyphIndex(font: Buffer, character: string): number {
  const parsed = create(font)
  const code = character.codePointAt(0) ?? 0
  if (parsed.isCollection || !parsed.hasGlyphForCodePoint(code)) {
    throw new Error(`the font has no glyph for "${character}"`)
  }
  return parsed.glyphForCodePoint(code).id
}

/** Moves the outline of a simple glyph: each point is stored by its distance from the one before. */
function moveLeft(font: Buffer, glyph: number, by: number): void {
  const left = font.readInt16BE(glyph + 2)
  font.writeInt16BE(left - by, glyph + 2)
  font.writeInt16BE(font.readInt16BE(glyph + 6) - by, glyph + 6)
  const contours = font.readInt16BE(glyph)
  const instructions = glyph + 10 + contours * 2
  const points = font.readUInt16BE(instructions - 2) + 1
  let at = instructions + 2 + font.readUInt16BE(instructions)
  const first = font.readUInt8(at)
  for (let seen = 0; seen < points; seen += 1) {
    const flag = font.readUInt8(at)
    at += 1
    if (flag & REPEAT) {
      seen += font.readUInt8(at)
      at += 1
    }
  }
  const isPositiveByte = first & X_SHORT && first & X_SAME_OR_POSITIVE
  if (contours < 1 || !isPositiveByte || left < by) {
    throw new Error(`the glyph is not drawn in a way that can be moved by ${by}`)
  }
  font.writeUInt8(font.readUInt8(at) - by, at)
}

/**
 * Takes room from both sides of a glyph.
 * @param font TrueType; left as it is
 * @param by units of the em on each side
 * @returns the font, its checksums still to be recomputed
 * @throws when the outline is not a simple one that begins right of `by`
 */
export function tightenGlyph(font: Buffer, character: string, by: number): Buffer {
  const result = Buffer.from(font)
  const table = tablesOf(result)
  const index = glyphIndex(font, character)
  const metrics = table('hmtx').offset + index * 4
  if (index >= result.readUInt16BE(table('hhea').offset + 34)) {
    throw new Error('the glyph has no width of its own')
  }
  result.writeUInt16BE(result.readUInt16BE(metrics) - 2 * by, metrics)
  result.writeInt16BE(result.readInt16BE(metrics + 2) - by, metrics + 2)
  const isLong = result.readInt16BE(table('head').offset + 50) === 1
  const location = table('loca').offset + index * (isLong ? 4 : 2)
  const glyph = isLong ? result.readUInt32BE(location) : result.readUInt16BE(location) * 2
  moveLeft(result, table('glyf').offset + glyph, by)
  return result
}
