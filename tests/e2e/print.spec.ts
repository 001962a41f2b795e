import { expect, test } from './page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the landing page on paper, ${colorScheme} on the screen`, () => {
    test.use({ colorScheme })

    test.beforeEach(async ({ page }) => {
      await page.goto('/')
      await page.emulateMedia({ media: 'print', colorScheme })
    })

    test('has no skip link', async ({ page }) => {
      await expect(page.locator('.skip-link')).toBeHidden()
    })

    test('is set in dark ink, the inverted plan included', async ({ page }) => {
      for (const place of ['h1', '.plan h3', '.plan[data-popular] h3', '.plan[data-popular] li']) {
        const ink = await page
          .locator(place)
          .first()
          .evaluate(element => getComputedStyle(element).color)
        const channels = ink
          .match(/^rgb\((\d+), (\d+), (\d+)\)$/)
          ?.slice(1)
          .map(Number) ?? [255]
        expect(Math.max(...channels), `${place}: ${ink}`).toBeLessThan(64)
      }
    })

    test('prints no background', async ({ page }) => {
      const ground = await page.locator('html').evaluate(html => getComputedStyle(html).background)
      expect(ground).toContain('rgba(0, 0, 0, 0)')
    })
  })
}

test('pictures keep their backgrounds on paper, and the chat its bubbles', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const place of ['.work-koi', '.filmstrip svg', '.exchange .said', '.panel-chat .said']) {
    const adjust = await page
      .locator(place)
      .first()
      .evaluate(element => getComputedStyle(element).printColorAdjust)
    expect(adjust, place).toBe('exact')
  }
})

test('a legal document on paper uses the whole width for its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  const [article, text] = await Promise.all(
    ['.legal', '.legal-column'].map(place => page.locator(place).boundingBox()),
  )
  expect(text?.width).toBe(article?.width)
})
