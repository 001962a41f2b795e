import type { Page } from '@playwright/test'
import { expect, hydrate, mobile, settled, test } from './page.ts'

const current = (page: Page) =>
  page.locator('.contents [aria-current]').getAttribute('href', { timeout: 3000 })

test.describe('contents on wide screens', () => {
  test('mark the section of the hash, and the one the reader scrolls to', async ({ page }) => {
    await page.goto('/privacy-policy#retention')
    await hydrate(page)
    await expect.poll(() => current(page)).toBe('#retention')
    await page.locator('#children').evaluate(section => {
      section.scrollIntoView({ behavior: 'instant' })
    })
    await expect.poll(() => current(page)).toBe('#children')
  })

  test('mark the last section at the end of the page', async ({ page }) => {
    await page.goto('/data-processing-agreement')
    await hydrate(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => current(page)).toBe('#contacts-and-governance')
  })

  test('are right after back and forward', async ({ page }) => {
    await page.goto('/terms-of-service#accounts')
    await hydrate(page)
    await page.locator('.contents a[href="#disputes"]').click()
    await expect.poll(() => current(page)).toBe('#disputes')
    await settled(page)
    // Chromium notes the position of a history entry only a second after the scrolling.
    await page.waitForTimeout(1200)
    await page.goBack()
    await expect.poll(() => current(page)).toBe('#accounts')
    await page.waitForTimeout(1200)
    await page.goForward()
    await expect.poll(() => current(page)).toBe('#disputes')
  })

  test('stay in view, and show the current entry', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/terms-of-service')
    await hydrate(page)
    await page.locator('#contact').evaluate(section => {
      section.scrollIntoView({ behavior: 'instant' })
    })
    await expect.poll(() => current(page)).toBe('#contact')
    await expect(page.locator('.contents [aria-current]')).toBeInViewport()
    const first = page.locator('.contents a').first()
    await expect(first).not.toBeInViewport()
    await page.locator('.contents [aria-current]').hover()
    await page.mouse.wheel(0, -300)
    await expect(first).toBeInViewport()
  })
})

test.describe('on narrow screens', () => {
  test.use({ viewport: mobile })

  test('the contents are folded away, and their entries lead to the sections', async ({ page }) => {
    await page.goto('/privacy-policy')
    await hydrate(page)
    const entry = page.locator('.contents a').first()
    await expect(entry).toBeHidden()
    await page.locator('.contents summary').click()
    await expect(entry).toBeVisible()
    await page.locator('.contents a[href="#children"]').click()
    await settled(page)
    await expect(page.locator('#children h2')).toBeInViewport()
  })

  test('the terms show their mobile variant, and the other one from 768 px on', async ({
    page,
  }) => {
    for (const path of ['/terms-of-service', '/de/terms-of-service']) {
      await page.goto(path)
      for (const [width, shown, hidden] of [
        [767, '.narrow', '.wide'],
        [768, '.wide', '.narrow'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        for (const place of ['.introduction', '#acceptance']) {
          await expect(page.locator(`${place} ${shown}`)).toBeVisible()
          await expect(page.locator(`${place} ${hidden}`)).toBeHidden()
        }
      }
    }
  })
})

test('the way back to the home page leads to its top', async ({ page }) => {
  await page.goto('/de/privacy-policy#contact')
  await page.locator('.back-home').click()
  await expect(page).toHaveURL(/\/de$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the links to sections lead to the landing page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.locator('.menu-sections a').filter({ hasText: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/#pricing$/)
  await expect(page.locator('#pricing h2')).toBeInViewport()
})

test('on paper there is the whole text and no navigation', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.navbar', '.contents', '.footer', '.back-home']) {
    await expect(page.locator(gone)).toBeHidden()
  }
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.version-table')).toBeVisible()
  // A4 less its margins is narrower than the mobile breakpoint.
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(page.locator('#acceptance .wide')).toBeVisible()
  await expect(page.locator('#acceptance .narrow')).toBeHidden()
})
