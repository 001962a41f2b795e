import { accessibilityViolations } from './accessibilityViolations.ts'
import { expect, hydrate, mobile, test } from './page.ts'

/** A page of each kind, by project, in languages that take turns; placeholders are on one site only. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  unsupplied: ['/', '/de', '/privacy-policy', '/de/data-processing-agreement'],
  finished: [
    ...['/', '/es', '/terms-of-service', '/de/sub-processors', '/fr/vos-droits'],
    ...['/de/data-processing-agreement/sign', '/de/impressum', '/es/denunciar'],
    ...['/privacy-policy/versions', '/privacy-policy/1.9', '/de/privacy-policy/3.0/changes'],
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    // What differs between schemes is color, and between widths the boxes: one of each will do.
    const viewport = colorScheme === 'light' ? { width: 1280, height: 720 } : mobile

    test(`finds nothing on any kind of page at ${viewport.width} px`, async ({ page }, {
      project,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      for (const path of kinds[project.name] ?? []) {
        await page.goto(path)
        expect(await accessibilityViolations(page), path).toEqual([])
      }
    })

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

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('every keyboard stop shows a focus ring', async ({ page }) => {
  await page.goto('/')
  const count = await page.locator('a:visible, button:visible, summary:visible').count()
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(outline).toBe('solid 2px')
  }
})
