import { expect, test } from '@playwright/test'
import { accessibilityViolations } from './accessibilityViolations.ts'
import { mobile } from './page.ts'

// Without the quiet console of the other tests: the browser reports the status there.
test.describe('an address without a page', () => {
  for (const [path, language, home] of [
    ['/nowhere', 'en', '/'],
    ['/de/nirgends', 'de', '/de'],
  ] as const) {
    test(`${path} says so in its language, with the way back`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.locator('main a.button').click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} has nothing that axe finds in the ${colorScheme} scheme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        expect(await accessibilityViolations(page)).toEqual([])
        await page.setViewportSize(mobile)
        expect(await accessibilityViolations(page)).toEqual([])
      })
    }
  }
})
