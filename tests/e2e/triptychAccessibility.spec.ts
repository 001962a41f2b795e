import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test } from './page.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const places = ['dunes', 'sea', 'hills']
const times = ['dawn', 'dusk', 'night']
const materials = ['glass', 'paper', 'neon']
const tones = ['shorter', 'warmer', 'asked']

async function choose(page: Page, value: string): Promise<void> {
  await page.locator(`input[value=${value}]`).press('Space')
}

async function violations(page: Page): Promise<string[]> {
  const results: AxeResults = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run('#home', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.target}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the choices, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/de')
    await page.evaluate(axeSource)
    // What differs is each choice's own picture, label and answer: three states show all of them.
    for (const [index, place] of places.entries()) {
      const others = [times, materials, tones].map(choices => choices[index] ?? '')
      for (const value of [place, ...others]) await choose(page, value)
      expect(await violations(page), [place, ...others].join(', ')).toEqual([])
    }
    await page.locator('.play input').check()
    expect(await violations(page), 'playing').toEqual([])
  })
}

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
      const [red = 0, green = 0, blue = 0] = pixels.slice(index, index + 3)
      const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      lightest = Math.max(lightest, luminance)
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
