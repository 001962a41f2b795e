import type { Page } from '@playwright/test'
import {
  accessibilityViolations,
  rulesByScheme,
  rulesOfAppearance,
  showScheme,
} from './accessibilityViolations.ts'
import { expect, mobile } from './page.ts'

/** Expects of a report that axe finds nothing in it, light or dark, wide or narrow, and that it fits a phone. */
export async function expectSoundReport(page: Page): Promise<void> {
  for (const [colorScheme, rules] of rulesByScheme) {
    await showScheme(page, colorScheme)
    expect(await accessibilityViolations(page, rules), `wide, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize(mobile)
  for (const [colorScheme] of rulesByScheme) {
    await showScheme(page, colorScheme)
    const violations = await accessibilityViolations(page, rulesOfAppearance)
    expect(violations, `narrow, ${colorScheme}`).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  )
}
