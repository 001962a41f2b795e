import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'

/** The grounds and edges of drawings, by what they are. */
const drawings = `(() => {
  const style = selector => getComputedStyle(document.querySelector(selector))
  const grounds = ['.scene', '.panel-image > svg', '.sent', '.works svg', '.filmstrip svg', '.closing svg']
  return {
    grounds: grounds.filter(selector => !style(selector).backgroundImage.includes('gradient')),
    edges: ['.works svg', '.filmstrip svg', '.closing svg', '.panel']
      .filter(selector => style(selector).outlineStyle !== 'solid'),
    shelf: style('.feature > svg').color === style('html').color,
  }
})()`

describe.each([
  ['dark', '#000000', '#ffffff'],
  ['light', '#ffffff', '#000000'],
])('Firefox with the colors of the visitor, %s', (_, background, text) => {
  let firefox: Engine
  beforeAll(async () => {
    firefox = await startFirefox({
      settings: {
        // The visitor's colors always take the place of the page's.
        'browser.display.document_color_use': 2,
        'browser.display.use_system_colors': false,
        'browser.display.background_color': background,
        'browser.display.background_color.dark': background,
        'browser.display.foreground_color': text,
        'browser.display.foreground_color.dark': text,
      },
    })
  })
  afterAll(() => firefox.close())

  it('drawings keep their grounds, and their edges are visible', async () => {
    await firefox.tab.open(address('/'))
    expect(await firefox.tab.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
    expect(await firefox.tab.evaluate(drawings)).toEqual({ grounds: [], edges: [], shelf: true })
  })
})
