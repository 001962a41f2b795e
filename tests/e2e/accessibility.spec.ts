import {
  accessibilityViolations,
  everyRule,
  expectNoViolations,
  rulesOfAppearance,
  showScheme,
} from './accessibilityViolations.ts'
import { addresses } from './addresses.ts'
import { expect, hydrate, mobile, test } from './page.ts'

/**
 * A page of each kind, by site, in languages that take turns; placeholders are on one site only, whose
 * German landing page is looked at with its menus open.
 */
const kinds = {
  unsupplied: ['/', '/privacy-policy', '/legal'],
  finished: [
    '/',
    '/de/sub-processors',
    '/fr/vos-droits',
    '/legal',
    '/de/impressum',
    '/es/denunciar',
    '/fr/jeunes',
    '/privacy-policy/versions',
    '/privacy-policy/1.9',
    '/de/privacy-policy/3.0/changes',
  ],
}

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 720 }, rules: everyRule },
  { colorScheme: 'dark', viewport: mobile, rules: rulesOfAppearance },
] as const

for (const site of ['unsupplied', 'finished'] as const) {
  test.describe(`the ${site} site`, () => {
    test.use({ baseURL: addresses[site] })

    test('axe finds nothing on any kind of page, light and wide or dark and narrow', async ({
      page,
    }) => {
      test.slow()
      // Each page begins with the look with which the one before it ended.
      let order = [...looks]
      for (const path of kinds[site]) {
        await page.goto(path)
        for (const { colorScheme, viewport, rules } of order) {
          await page.setViewportSize(viewport)
          await showScheme(page, colorScheme)
          expect(await accessibilityViolations(page, rules), `${path}, ${colorScheme}`).toEqual([])
        }
        order = order.toReversed()
      }
    })
  })
}

test('axe finds nothing with the menus and an answer open, light or dark', async ({ page }) => {
  // Axe looks at the whole page several times.
  test.slow()
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
