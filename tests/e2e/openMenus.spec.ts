import { accessibilityViolations } from './accessibilityViolations.ts'
import { expect, hydrate, mobile, test } from './page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('finds nothing with the menus and an answer open', async ({ page }) => {
      await page.goto(colorScheme === 'light' ? '/' : '/de')
      await hydrate(page)
      await page.locator('#faq summary').first().click()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator('.language-button').click()
      await expect(page.locator('#languages')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize(mobile)
      await page.locator('.menu-button').click()
      await expect(page.locator('#menu')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })
}
