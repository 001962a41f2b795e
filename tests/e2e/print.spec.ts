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

test('your rights print the messages that were opened, and no other', async ({ page }) => {
  await page.goto('/your-rights')
  const [opened, folded] = [page.locator('.right').nth(0), page.locator('.right').nth(1)]
  await opened.locator('summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect(opened.locator('pre')).toBeVisible()
  await expect(folded.locator('details')).toHaveCSS('display', 'none')
  const summaries = page.locator('.right summary')
  expect(await summaries.count()).toBeGreaterThan(5)
  expect(await summaries.filter({ visible: true }).count()).toBe(0)
  await expect(opened.locator('h3')).toBeVisible()
  await expect(opened).toHaveCSS('break-inside', 'avoid')
})

test('the agreement prints each annex on a page of its own, and signatures on one', async ({
  page,
}) => {
  await page.goto('/data-processing-agreement/sign')
  await page.emulateMedia({ media: 'print' })
  const annexes = await page.locator('.annex').all()
  expect(annexes.length).toBeGreaterThan(0)
  for (const annex of annexes) await expect(annex).toHaveCSS('break-before', 'page')
  await expect(page.locator('.signatures')).toHaveCSS('break-inside', 'avoid')
  for (const party of await page.locator('.two-parties > div').all()) {
    await expect(party).toHaveCSS('break-inside', 'avoid')
  }
})

test('a legal document cuts no row and no heading off on paper', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  const valuesOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => [
          ...new Set(elements.map(element => getComputedStyle(element).getPropertyValue(name))),
        ],
        property,
      )
  expect(await valuesOf('.legal-text :is(tr, .in-short)', 'break-inside')).toEqual(['avoid'])
  expect(await valuesOf('.legal-text :is(h2, h3)', 'break-after')).toEqual(['avoid'])
  expect(await valuesOf('.summary', 'display')).toEqual(['none'])
})
