import { expect, test } from '@playwright/test'
import { accessibilityViolations, rulesOfAppearance } from './accessibilityViolations.ts'
import { mobile } from './page.ts'

// Without the quiet console of the other tests: the browser reports the status there.
test.describe('an address without a page', () => {
  for (const [path, language, home] of [
    ['/nowhere', 'en', '/'],
    ['/de/nirgends', 'de', '/de'],
  ] as const) {
    test(`${path} says so in its language, and links home`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.locator('main a.button').click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    })

    test(`${path} hangs a picture on the nail that is pointed at or focused`, async ({ page }) => {
      await page.goto(path)
      const links = page.locator('.wall a')
      await expect(links).toHaveCount(3)
      const shown = () =>
        page
          .locator('.wall svg')
          .evaluateAll(pictures => pictures.map(picture => getComputedStyle(picture).opacity))
      expect(await shown()).toEqual(['0', '0', '0'])
      await links.nth(1).hover()
      await expect.poll(shown).toEqual(['0', '1', '0'])
      await page.mouse.move(0, 0)
      await page.locator('main a.button').focus()
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await expect.poll(shown).toEqual(['1', '0', '0'])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${home}#features$`))
    })

    test(`${path} has nothing that axe finds, light and wide or dark and narrow`, async ({
      page,
    }) => {
      await page.goto(path)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize(mobile)
      expect(await accessibilityViolations(page, rulesOfAppearance)).toEqual([])
    })
  }
})
