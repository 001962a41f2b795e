import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChromium } from './chromium.ts'
import { address, type Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { serveLateFonts } from './lateFonts.ts'
import { twoFrames, until } from './page.ts'

/**
 * Where the headline, the sentence below it and what follows in the first view begin, in CSS pixels, as they are laid
 * out: panels unfold at the same time.
 */
const tops = `(() => {
  const topOf = element =>
    element.offsetTop + (element.offsetParent ? topOf(element.offsetParent) : 0)
  return [...document.querySelectorAll('h1, .lead, .panel, .legal-text p')]
    .map(topOf)
    .filter(top => top < innerHeight)
})()`

/** By how much they may move, in CSS pixels: fallbacks are measured to a part of a line. */
const partOfLine = 8

/** A long paragraph may break into a line more or less. */
const oneLine = 28

const hasFonts = `['16px "Instrument Sans"', '40px "Instrument Serif"'].every(font => document.fonts.check(font))`

/** In WebKit, every command waits until the page is loaded, its fonts included. */
const engines = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
] as const

describe.each(engines)('%s', (_, start) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.close())

  it.each([
    ['/', 390, partOfLine],
    ['/', 1280, partOfLine],
    ['/de', 390, partOfLine],
    ['/de', 1280, partOfLine],
    ['/privacy-policy', 1280, oneLine],
  ])('%s stays as it is at %i px when its fonts come late', async (path, width, most) => {
    const { tab } = engine
    const server = await serveLateFonts(address('/'))
    await tab.resize({ width, height: 900 })
    await tab.open(address('/nope'))
    // Not by the driver, which would wait for the fonts as well.
    await tab.evaluate(`void (location.href = '${server.address(path)}')`)
    await until(tab, `location.href === '${server.address(path)}'`)
    await until(tab, `document.readyState === 'interactive' && scrollY === 0`)
    // Two frames: in the first one, fonts of the system may be on their way.
    await tab.evaluate(twoFrames)
    const before = (await tab.evaluate(tops)) as number[] // what the expression gives
    expect(await tab.evaluate(hasFonts)).toBe(false)
    server.release()
    await until(tab, `document.readyState === 'complete' && ${hasFonts}`)
    const after = (await tab.evaluate(tops)) as number[]
    server.close()
    const moves = before.map((top, index) => Math.abs((after[index] ?? Number.NaN) - top))
    expect(moves.length).toBeGreaterThan(1)
    expect(moves.filter(move => !(move <= most))).toEqual([])
  })
})
