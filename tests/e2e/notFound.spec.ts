import { expect, test } from '@playwright/test'

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
  }
})
