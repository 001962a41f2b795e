import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expect, pagesOfSitemap, test } from './page.ts'

test.use({ baseURL: addresses.finished, javaScriptEnabled: false })

/** Pages that the sitemap leaves out. */
const unlisted = [
  ...['/data-processing-agreement/sign', '/privacy-policy/1.9', '/privacy-policy/3.0'],
  '/de/privacy-policy/2.0/changes',
]

const landings = ['/', '/de', '/fr', '/es']

/** How far the page can be scrolled sideways, in px. */
function overflow(page: Page, percent = 100): Promise<number> {
  return page.evaluate(size => {
    const { documentElement: root } = document
    root.style.fontSize = size === 100 ? '' : `${size}%`
    return root.scrollWidth - root.clientWidth
  }, percent)
}

for (const language of ['en', 'de', 'fr', 'es']) {
  test(`every page in "${language}" fits screens from 320 px on`, async ({ page }) => {
    test.slow()
    const all = [...(await pagesOfSitemap(page)), ...unlisted]
    // Each page begins at the width at which the one before it ended.
    const widths = [320, 768, 1024]
    const prefix = /^\/(de|fr|es)(?=\/|$)/
    for (const path of all.filter(one => (prefix.exec(one)?.[1] ?? 'en') === language)) {
      await page.goto(path)
      for (const width of widths) {
        // Hardly any height: less is painted at each width.
        await page.setViewportSize({ width, height: 100 })
        expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        if (width === 320 && landings.includes(path)) {
          expect(await overflow(page, 212.5), `the badge of ${path}, text at 200 %`).toBe(0)
        }
      }
      widths.reverse()
    }
  })
}
