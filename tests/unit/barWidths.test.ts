import { describe, expect, it } from 'vitest'
import { type BarTexts, barWidths } from '../../src/components/navbar/barWidths.ts'
import { readTextWidth } from '../../src/fonts/textWidth.ts'

const english = {
  back: 'Back',
  menu: 'Menu',
  sections: ['Home', 'Features', 'Pricing', 'Reviews', 'FAQ'],
  language: 'English',
}
const spanish = {
  back: 'Volver',
  menu: 'Menú',
  sections: ['Inicio', 'Funciones', 'Precios', 'Opiniones', 'Preguntas'],
  language: 'Español',
}

const widthOf = readTextWidth()
const widths = (texts: Omit<BarTexts, 'markWidth'>, markWidth = 28) =>
  barWidths({ ...texts, markWidth }, widthOf)

describe('a text in the fonts of the site', () => {
  it('is as wide as browsers draw it, or slightly wider, because browsers kern', () => {
    // Measured in Chromium at 100 px.
    expect(widthOf('display', 'Longhand Studio') * 100).toBeCloseTo(585.9, -1)
    expect(widthOf('text', 'Bewertungen') * 100).toBeCloseTo(622.8, -1)
  })

  it('counts characters that the fonts lack as wide ones', () => {
    expect(widthOf('text', '字字')).toBe(2)
  })
})

describe('the bar opens at', () => {
  // In px at 16 px text, where a rem of the page is 17 px.
  it.each([
    ['Triptych', english, 665],
    ['Triptych', spanish, 753],
    ['Longhand Studio', english, 760],
    ['Longhand Studio', spanish, 845],
    ['Longhand Studio & Companions', english, 937],
    ['Longhand Studio & Companions', spanish, 1022],
  ])('%s, %o: %i px', (brand, texts, width) => {
    expect(Math.round(widths({ brand, ...texts }).open * 17)).toBe(width)
  })
})

it('the bar opens later beside a wider mark', () => {
  const open = (markWidth: number) =>
    Math.round(widths({ brand: 'Triptych', ...english }, markWidth).open * 17)
  // Its entries lie wider apart by then: more than the 84 px that the mark is wider.
  expect([open(28), open(112)]).toEqual([665, 768])
})

describe('a folded bar', () => {
  // A phone of 320 px leaves 282.6 px between its gutters.
  it('has one row on the narrowest phone, unless its brand would become too small', () => {
    expect(widths({ brand: 'Triptych', ...english }).oneRow * 17).toBeLessThan(282)
    expect(widths({ brand: 'Longhand Studio', ...spanish }).oneRow * 17).toBeLessThan(282)
    const long = widths({ brand: 'Longhand Studio & Companions', ...english })
    expect(long.oneRow * 17).toBeGreaterThan(400)
  })

  it('keeps a brand of 28 letters within the narrowest phone', () => {
    const { brandSize } = widths({ brand: 'Longhand Studio & Companions', ...english })
    expect(brandSize).toBe(6.3)
  })
})
