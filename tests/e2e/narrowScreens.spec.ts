import { expect, pagesOfSitemap, test } from './page.ts'

test.use({ javaScriptEnabled: false })

for (const language of ['en', 'de', 'fr', 'es']) {
  test(`every page in "${language}" fits screens from 320 px on`, async ({ page }) => {
    test.slow()
    const all = [...(await pagesOfSitemap(page)), '/data-processing-agreement/sign']
    // Each page begins at the width at which the one before it ended.
    const widths = [320, 768, 1024]
    const prefix = /^\/(de|fr|es)(?=\/|$)/
    for (const path of all.filter(one => (prefix.exec(one)?.[1] ?? 'en') === language)) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path} at ${width} px`).toBe(0)
      }
      widths.reverse()
    }
  })
}
