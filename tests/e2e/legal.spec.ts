import type { Page } from '@playwright/test'
import { expect, hydrate, mobile, settled, test } from './page.ts'

const current = (page: Page) => page.locator('.contents [aria-current]').getAttribute('href')

const scrollToSection = (page: Page, section: string) =>
  page.locator(section).evaluate(element => element.scrollIntoView({ behavior: 'instant' }))

test('the contents mark the section of the hash, and the one the reader scrolls to', async ({
  page,
}) => {
  await page.goto('/privacy-policy#retention')
  await hydrate(page)
  await expect.poll(() => current(page)).toBe('#retention')
  await scrollToSection(page, '#children')
  await expect.poll(() => current(page)).toBe('#children')

  await test.step('a link of the bar leads to a section of the landing page', async () => {
    await page.locator('.menu-sections a').filter({ hasText: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/#pricing$/)
    await expect(page.locator('#pricing h2')).toBeInViewport()
  })

  await test.step('the last section at the end of the page', async () => {
    await page.goto('/data-processing-agreement')
    await hydrate(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => current(page)).toBe('#contacts-and-governance')
  })

  await test.step('after back and forward', async () => {
    await page.goto('/de/terms-of-service#accounts')
    await hydrate(page)
    await page.locator('.contents a[href="#disputes"]').click()
    await expect.poll(() => current(page)).toBe('#disputes')
    await settled(page)
    await page.goBack()
    await expect.poll(() => current(page)).toBe('#accounts')
    await page.goForward()
    await expect.poll(() => current(page)).toBe('#disputes')
  })

  await test.step('the current entry is in view', async () => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await scrollToSection(page, '#contact')
    await expect.poll(() => current(page)).toBe('#contact')
    await expect(page.locator('.contents [aria-current]')).toBeInViewport()
    const first = page.locator('.contents a').first()
    await expect(first).not.toBeInViewport()
    await page.locator('.contents [aria-current]').hover()
    await page.mouse.wheel(0, -300)
    await expect(first).toBeInViewport()
  })

  await test.step('the way back to the home page leads to its top', async () => {
    await page.locator('.back-home').click()
    await expect(page).toHaveURL(/\/de$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('the text of a document is seen without scrolling, and its facts unfold', async ({ page }) => {
  await page.goto('/privacy-policy')
  const text = page.locator('.introduction p').first()
  for (const [width, height, lowest] of [
    [1280, 800, 420],
    [390, 844, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect((await text.boundingBox())?.y, `${width} px`).toBeLessThan(lowest)
  }
  const facts = page.locator('.document-facts')
  await expect(facts).toBeHidden()
  await page.getByText('Version 2.0 (US and EU), effective January 1, 2025').click()
  await expect(facts).toContainText('Last updated January 1, 2025')
})

test.describe('on narrow screens', () => {
  test.use({ viewport: mobile })

  test('the contents are folded away, and the terms show their mobile variant', async ({
    page,
  }) => {
    await test.step('the entries of the contents lead to the sections', async () => {
      await page.goto('/privacy-policy')
      await hydrate(page)
      const entry = page.locator('.contents a').first()
      await expect(entry).toBeHidden()
      await page.locator('.contents button').click()
      await expect(entry).toBeVisible()
      await page.locator('.contents a[href="#children"]').click()
      await settled(page)
      await expect(page.locator('#children h2')).toBeInViewport()
    })

    await test.step('the name of the page in the bar opens them, at the section that is read', async () => {
      const title = page.locator('.navbar-contents')
      await expect(title).toHaveText('Privacy Policy')
      await title.click()
      const current = page.locator('.contents [aria-current]')
      await expect(current).toHaveAttribute('href', '#children')
      await expect(current).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(current).toBeHidden()
    })

    for (const path of ['/terms-of-service', '/de/terms-of-service']) {
      await test.step(`${path}: the other variant from 768 px on`, async () => {
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
      })
    }
  })
})
