import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { endTransitions, expect } from './page.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Every rule of WCAG 2.2 at level AA, and of good practice. */
export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The rules whose answer depends on colors and boxes instead of on the markup alone: the only ones to be
 * asked again of the same markup in another scheme or width.
 */
export const rulesOfAppearance = ['color-contrast', 'link-in-text-block', 'target-size']

/** Shows the page in a scheme, with the colors it arrives at: some change gradually. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await endTransitions(page)
}

/**
 * What axe finds on the page as it is now, by rule and element. Run directly: @axe-core/playwright
 * works under Trusted Types too, but takes seven times as long.
 * @param within the selector of the only part to look at
 */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = everyRule,
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    ({ selector, runOnly }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
      }),
    { selector: within, runOnly: rules },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.target}`))
}

/** Expects that axe finds nothing in the page as it is now, or in a part of it, light or dark. */
export async function expectNoViolations(page: Page, what: string, within?: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', everyRule],
    ['dark', rulesOfAppearance],
  ] as const) {
    await showScheme(page, colorScheme)
    const found = await accessibilityViolations(page, rules, within)
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
}
