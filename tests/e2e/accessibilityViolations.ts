import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Rules that look at colors and boxes rather than at the structure, and take most of the time. */
const rulesOnLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/**
 * What axe finds on the page as it is now, by rule and element. Run directly: @axe-core/playwright
 * works under Trusted Types too, but takes seven times as long.
 * @param part the structure alone, for pages whose kind is looked at in full elsewhere
 */
export async function accessibilityViolations(
  page: Page,
  part: 'everything' | 'structure' = 'everything',
): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    rules =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        rules,
      }),
    part === 'structure' ? rulesOnLayout : {},
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.target}`))
}
