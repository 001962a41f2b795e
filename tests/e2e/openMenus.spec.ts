import type { Page } from '@playwright/test'
import { accessibilityViolations, rulesByScheme, showScheme } from './accessibilityViolations.ts'
import { expect, hydrate, mobile, test } from './page.ts'

async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const [colorScheme, rules] of rulesByScheme) {
    await showScheme(page, colorScheme)
    expect(await accessibilityViolations(page, rules), `${what}, ${colorScheme}`).toEqual([])
  }
}

test('axe finds nothing with the menus and an answer open, light or dark', async ({ page }) => {
  await page.goto('/de')
  await hydrate(page)
  await page.locator('#faq summary').first().click()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.language-button').click()
  await expect(page.locator('#languages')).toBeVisible()
  await expectNoViolations(page, 'languages')
  await page.keyboard.press('Escape')
  await page.setViewportSize(mobile)
  await page.locator('.menu-button').click()
  await expect(page.locator('#menu')).toBeVisible()
  await expectNoViolations(page, 'menu')
})
