import { accessibilityViolations, everyRule, rulesOfAppearance } from './accessibilityViolations.ts'
import { expect, hydrate, mobile, test } from './page.ts'

for (const [colorScheme, path, rules] of [
  ['light', '/', everyRule],
  ['dark', '/de', rulesOfAppearance],
] as const) {
  test.describe(`axe in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('finds nothing with the menus and an answer open', async ({ page }) => {
      await page.goto(path)
      await hydrate(page)
      await page.locator('#faq summary').first().click()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator('.language-button').click()
      await expect(page.locator('#languages')).toBeVisible()
      expect(await accessibilityViolations(page, rules)).toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize(mobile)
      await page.locator('.menu-button').click()
      await expect(page.locator('#menu')).toBeVisible()
      expect(await accessibilityViolations(page, rules)).toEqual([])
    })
  })
}
