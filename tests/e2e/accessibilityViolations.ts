import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer depends on colors and boxes instead of on the markup alone. */
export const rulesOfAppearance = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * What axe finds on the page as it is now, by rule and element. Run directly: @axe-core/playwright
 * works under Trusted Types too, but takes seven times as long.
 */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = everyRule,
): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    runOnly =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.target}`))
}
