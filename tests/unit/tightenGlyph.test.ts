import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { beforeAll, expect, it } from 'vitest'
import { tightenGlyph } from '../../src/fonts/tightenGlyph.ts'

const source = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'

let font: Buffer
beforeAll(async () => {
  const original = readFileSync(createRequire(import.meta.url).resolve(source))
  const options = { targetFormat: 'truetype' as const, noHinting: true }
  font = await subsetFont(original, 'Ab-', options)
})

function glyph(content: Buffer, character: string) {
  const parsed = create(content)
  if (parsed.isCollection) throw new Error('a font file holds one font')
  const { advanceWidth, bbox } = parsed.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return { width: advanceWidth, left: bbox.minX, right: bbox.maxX, height: bbox.maxY }
}

it('takes the same room from both sides, and leaves the drawing as it is', () => {
  expect(glyph(font, '-')).toEqual({ width: 430, left: 82, right: 348, height: 293 })
  const tightened = tightenGlyph(font, '-', 45)
  expect(glyph(tightened, '-')).toEqual({ width: 340, left: 37, right: 303, height: 293 })
})

it('changes no other glyph, and not the font it was given', () => {
  const before = [glyph(font, 'A'), glyph(font, 'b')]
  const tightened = tightenGlyph(font, '-', 45)
  expect([glyph(tightened, 'A'), glyph(tightened, 'b')]).toEqual(before)
  expect(glyph(font, '-').width).toBe(430)
})

it('refuses a glyph that is not there, and one that has less room', () => {
  expect(() => tightenGlyph(font, '+', 45)).toThrow('no glyph for "+"')
  expect(() => tightenGlyph(font, '-', 90)).toThrow('not drawn in a way that can be moved')
})
