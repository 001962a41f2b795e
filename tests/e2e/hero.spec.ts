import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { endTransitions, expect, test } from './page.ts'
import { click } from './triptychPage.ts'

/** Every choice of the drawn panels, and with each place and time another material and tone. */
const choices = [
  ['dunes', 'dusk', 'glass', 'shorter'],
  ['dunes', 'dawn', 'paper', 'warmer'],
  ['dunes', 'night', 'neon', 'asked'],
  ['sea', 'dawn', 'glass', 'warmer'],
  ['sea', 'dusk', 'paper', 'asked'],
  ['sea', 'night', 'neon', 'shorter'],
  ['hills', 'dawn', 'neon', 'asked'],
  ['hills', 'dusk', 'glass', 'warmer'],
  ['hills', 'night', 'paper', 'shorter'],
] as const

/** Every piece of the three panels as the browser shows it now: what it is, where in its panel, in which colors. */
function piecesOfPanels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.panel'), panel => {
      const origin = panel.getBoundingClientRect()
      return Array.from(panel.querySelectorAll('*'), piece => {
        const style = getComputedStyle(piece)
        const { x, y, width, height } = piece.getBoundingClientRect()
        // What is not drawn where it is defined has no place.
        const isDrawn = width > 0 || height > 0
        const place = [x - origin.x, y - origin.y, width, height].map(Math.round).join(' ')
        const box = isDrawn ? place : 'nowhere'
        const name = `${panel.className}: ${piece.localName}.${piece.getAttribute('class') ?? ''}`
        const shown = [style.display, style.visibility, style.opacity, style.zIndex].join(' ')
        const colors = [style.fill, style.stroke, style.color, style.backgroundImage].join(' ')
        const text = piece.childElementCount === 0 ? piece.textContent : ''
        return `${name} "${text}": ${box}; ${shown}; ${style.transform}; ${colors}`
      })
    }).flat(),
  )
}

test('the drawn panels of a site with a store link look as in the sample, choice by choice', async ({
  page,
  context,
}) => {
  await page.goto(addresses.unsupplied)
  const launched = await context.newPage()
  await launched.goto(addresses.launched)
  for (const choice of choices) {
    const [expected, pieces] = await Promise.all(
      [page, launched].map(async shown => {
        await click(shown, ...choice)
        await endTransitions(shown)
        return piecesOfPanels(shown)
      }),
    )
    expect(expected?.length, choice.join()).toBeGreaterThan(150)
    expect(pieces, choice.join()).toEqual(expected)
  }
})

/** The classes of the pictures in each panel that are to be seen, with what each of them is made of. */
function picturesOfPanels(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const pictures = '.scene, svg[class^=flower-], .shot, svg.sent, .sent > picture'
    return Array.from(document.querySelectorAll('.panel'), panel =>
      Array.from(panel.querySelectorAll(pictures))
        .filter(isSeen)
        .map(picture => {
          const pieces = Array.from(picture.querySelectorAll('img, use, #world'))
          return pieces.some(isSeen) ? 'a picture' : `an empty ${picture.getAttribute('class')}`
        }),
    )
  })
}

for (const site of ['unsupplied', 'launched', 'finished'] as const) {
  test(`every panel of the ${site} site shows one picture, whichever word is chosen`, async ({
    page,
  }) => {
    await page.goto(addresses[site])
    const values = await page
      .locator('.triptych input[type=radio]')
      .evaluateAll(inputs => inputs.map(input => input.getAttribute('value') ?? ''))
    expect(values.length).toBe(site === 'finished' ? 9 : 12)
    for (const value of values) {
      await click(page, value)
      await endTransitions(page)
      expect(await picturesOfPanels(page), value).toEqual([
        ['a picture'],
        ['a picture'],
        ['a picture'],
      ])
    }
  })
}
