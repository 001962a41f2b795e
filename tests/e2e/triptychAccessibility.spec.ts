import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibilityViolations.ts'
import { addresses, drawnSites } from './addresses.ts'
import { expect, test } from './page.ts'
import { click } from './triptychPage.ts'

const places = ['dunes', 'sea', 'hills']
const times = ['dawn', 'dusk', 'night']
const materials = ['glass', 'paper', 'neon']
const tones = ['shorter', 'warmer', 'asked']

/**
 * The least contrast that white text would have with any pixel of each element without its text, as all of
 * them are on the screen now.
 */
async function leastContrasts(page: Page, selectors: readonly string[]): Promise<number[]> {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ([data, parts]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const linear = Array.from({ length: 256 }, (_, value) =>
        value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return parts.map(selector => {
        const { x, y, width, height } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        if (y < 0 || y + height > innerHeight) throw new Error(`${selector} is not on the screen`)
        // The corners are round: what lies outside them is not behind the text.
        const inset = 12
        const { data: pixels } = context.getImageData(
          Math.ceil(x) + inset,
          Math.ceil(y) + inset,
          Math.floor(width) - 2 * inset,
          Math.floor(height) - 2 * inset,
        )
        let lightest = 0
        for (let index = 0; index < pixels.length; index += 4) {
          const channel = (offset: number) => linear[pixels[index + offset] ?? 0] ?? 0
          const luminance = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
          if (luminance > lightest) lightest = luminance
        }
        return 1.05 / (lightest + 0.05)
      })
    },
    [picture, selectors] as const,
  )
}

for (const site of drawnSites) {
  test.describe(`the ${site} site`, () => {
    test.use({ baseURL: addresses[site] })

    test('axe finds nothing in any state of the choices, light or dark', async ({ page }) => {
      test.slow()
      await page.goto('/de')
      // What differs is each choice's own picture, label and answer: three states show all of them.
      for (const [index, place] of places.entries()) {
        const others = [times, materials, tones].map(choices => choices[index] ?? '')
        await click(page, place, ...others)
        await expectNoViolations(page, [place, ...others].join(', '), '#home')
      }
      await page.locator('.play input').check()
      await expectNoViolations(page, 'playing', '#home')
    })

    test('the words are legible on every picture (WCAG 1.4.3)', async ({ page }) => {
      test.slow()
      // High enough to show all parts at once.
      await page.setViewportSize({ width: 1280, height: 1000 })
      await page.goto('/')
      // Only what lies behind the words is measured. The page's policy knows no style of a test.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('.prompt *, .screen > *')) {
          element.animate({ opacity: [0, 0] }, { duration: 1e9 })
        }
      })
      const parts = ['.panel-video .prompt', '.screen', '.panel-image .prompt']
      for (const place of places) {
        for (const [index, time] of times.entries()) {
          const material = materials[index] ?? ''
          await click(page, place, time, material)
          for (const [part, contrast] of (await leastContrasts(page, parts)).entries()) {
            const what = `${parts[part]}: ${place}, ${time}, ${material}`
            expect(contrast, what).toBeGreaterThan(4.5)
          }
        }
      }
    })
  })
}
