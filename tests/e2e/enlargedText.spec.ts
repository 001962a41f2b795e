import type { Page } from '@playwright/test'
import { expect, hydrate, test } from './page.ts'

/** Enlarges the text as a visitor's own style sheet would. */
function enlarge(page: Page, percent: number): Promise<void> {
  return page.evaluate(size => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/** How far the page can be scrolled sideways, in px, at each width. */
async function overflows(page: Page, widths: readonly number[]): Promise<Record<number, number>> {
  const found: Record<number, number> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) found[width] = overflow
  }
  return found
}

/** Both landing pages, and of the legal pages one in each language, the one with most tables. */
const paths = ['/', '/de', '/terms-of-service', '/de/data-processing-agreement']

for (const path of paths) {
  test(`${path} does not scroll sideways, however large its text`, async ({ page }) => {
    await page.goto(path)
    expect(await overflows(page, [256, 280])).toEqual({})
    await enlarge(page, 125)
    expect(await overflows(page, [320, 390, 768, 800, 900, 1024])).toEqual({})
    await enlarge(page, 200)
    expect(await overflows(page, [320, 390, 768, 1024, 1280, 1536, 1920])).toEqual({})
  })
}

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
})

test('small text does not open the bar below 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 700 })
  await page.goto('/')
  await enlarge(page, 60)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})
