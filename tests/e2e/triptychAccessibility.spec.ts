import type { Page } from '@playwright/test'
import { accessibilityViolations, rulesByScheme, showScheme } from './accessibilityViolations.ts'
import { expect, test } from './page.ts'

const places = ['dunes', 'sea', 'hills']
const times = ['dawn', 'dusk', 'night']
const materials = ['glass', 'paper', 'neon']
const tones = ['shorter', 'warmer', 'asked']

async function choose(page: Page, value: string): Promise<void> {
  await page.locator(`input[value=${value}]`).press('Space')
}

test('axe finds nothing in any state of the choices, light or dark', async ({ page }) => {
  test.slow()
  const expectNoViolations = async (state: string) => {
    for (const [colorScheme, rules] of rulesByScheme) {
      await showScheme(page, colorScheme)
      const violations = await accessibilityViolations(page, rules, '#home')
      expect(violations, `${state}, ${colorScheme}`).toEqual([])
    }
  }
  await page.goto('/de')
  // What differs is each choice's own picture, label and answer: three states show all of them.
  for (const [index, place] of places.entries()) {
    const others = [times, materials, tones].map(choices => choices[index] ?? '')
    for (const value of [place, ...others]) await choose(page, value)
    await expectNoViolations([place, ...others].join(', '))
  }
  await page.locator('.play input').check()
  await expectNoViolations('playing')
})

/** The least contrast that white text would have with any pixel of an element without its text. */
async function leastContrast(page: Page, selector: string): Promise<number> {
  const picture = (await page.locator(selector).screenshot()).toString('base64')
  return page.evaluate(async data => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    // The corners are round: what lies outside them is not behind the text.
    const inset = 12
    const { data: pixels } = context.getImageData(
      inset,
      inset,
      image.width - 2 * inset,
      image.height - 2 * inset,
    )
    const linear = (value: number) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    let lightest = 0
    for (let index = 0; index < pixels.length; index += 4) {
      const channel = (offset: number) => linear(pixels[index + offset] ?? 0)
      lightest = Math.max(lightest, 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2))
    }
    return 1.05 / (lightest + 0.05)
  }, picture)
}

test('the words are legible on every picture (WCAG 1.4.3)', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // Only what lies behind the words is measured. The page's policy knows no style of a test.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.prompt *, .screen > *')) {
      element.animate({ opacity: [0, 0] }, { duration: 1e9 })
    }
  })
  for (const place of places) {
    for (const time of times) {
      await choose(page, place)
      await choose(page, time)
      for (const part of ['.panel-video .prompt', '.screen']) {
        expect(await leastContrast(page, part), `${part}: ${place} ${time}`).toBeGreaterThan(4.5)
      }
    }
  }
  for (const material of materials) {
    await choose(page, material)
    expect(await leastContrast(page, '.panel-image .prompt'), material).toBeGreaterThan(4.5)
  }
})
