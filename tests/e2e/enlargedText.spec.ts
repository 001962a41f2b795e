import type { Page } from '@playwright/test'
import { overflowAt } from './overflow.ts'
import { expect, hydrate, test } from './page.ts'

/** Enlarges the text as a visitor's own style sheet would. */
function enlarge(page: Page, percent: number): Promise<void> {
  return page.evaluate(size => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/** The sizes of the text to look at, in percent, by width. */
const sizesByWidth: readonly (readonly [width: number, percents: readonly number[]])[] = [
  [256, [100]],
  [280, [100]],
  [320, [125, 200]],
  [390, [125, 200]],
  [768, [125, 200]],
  [800, [125]],
  [900, [125, 200]],
  [1024, [125, 200]],
  [1280, [200]],
  [1536, [200]],
  [1920, [200]],
]

/** What does not fit, in px, at each width and size of its text. */
async function overflows(page: Page, sizes: typeof sizesByWidth): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [width, percents] of sizes) {
    await page.setViewportSize({ width, height: 100 })
    for (const [index, overflow] of (await overflowAt(page, percents)).entries()) {
      if (overflow > 0) found[`${percents[index]} % on ${width} px`] = overflow
    }
  }
  return found
}

/** The landing page and the legal page with most tables, where German has the longest words. */
const inGerman = ['/de', '/de/data-processing-agreement']

test('every page fits its screen, however large its text', async ({ page }) => {
  for (const path of inGerman) {
    await page.goto(path)
    expect(await overflows(page, sizesByWidth), path).toEqual({})
  }
  const largest = sizesByWidth.filter(([width]) => [320, 768, 1024].includes(width))
  for (const path of ['/', '/terms-of-service']) {
    await page.goto(path)
    expect(await overflows(page, largest), path).toEqual({})
  }
})

test('the bar folds when its text runs out of room, and opens as a menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/')
  await hydrate(page)
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(button).toBeHidden()
  await enlarge(page, 200)
  await expect(button).toBeVisible()
  await button.click()
  const entry = page.locator('.menu-sections a[href="#faq"]')
  await expect(entry).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Deutsch' }).first()).toBeVisible()
  await entry.click()
  await expect(entry).toBeHidden()

  await test.step('small text does not open it below 768 px', async () => {
    await enlarge(page, 60)
    await page.setViewportSize({ width: 767, height: 700 })
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(button).toBeHidden()
  })
})
