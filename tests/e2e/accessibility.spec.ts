import { accessibilityViolations } from './accessibilityViolations.ts'
import { allPages, expect, frames, hydrate, mobile, pagesOfSitemap, settled, test } from './page.ts'

/** Legal pages share their style sheets: one of each language shows what the dark scheme changes. */
const pagesIn = {
  light: allPages,
  dark: ['/', '/privacy-policy', '/de', '/de/data-processing-agreement'],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    for (const path of pagesIn[colorScheme]) {
      test(`finds nothing on ${path}, wide and narrow`, async ({ page }) => {
        await page.goto(path)
        expect(await accessibilityViolations(page)).toEqual([])
        await hydrate(page)
        await page.setViewportSize(mobile)
        expect(await accessibilityViolations(page)).toEqual([])
      })
    }

    test('finds nothing with the menus and an answer open', async ({ page }) => {
      for (const path of ['/', '/de']) {
        await page.goto(path)
        await hydrate(page)
        await page.locator('#faq summary').first().click()
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await settled(page)
        await page.locator('.language-button').click()
        expect(await accessibilityViolations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.setViewportSize(mobile)
        await frames(page, 12)
        await page.locator('.menu-button').click()
        expect(await accessibilityViolations(page)).toEqual([])
        await page.setViewportSize({ width: 1280, height: 720 })
      }
    })
  })
}

test('axe finds nothing in the further languages', async ({ page }) => {
  test.slow()
  const further = (await pagesOfSitemap(page)).filter(path => !allPages.includes(path))
  for (const path of further) {
    await page.goto(path)
    expect(await accessibilityViolations(page), path).toEqual([])
  }
})

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

test('nothing is wider than the screen from 320 px on', async ({ page }) => {
  test.slow()
  for (const path of await pagesOfSitemap(page)) {
    await page.goto(path)
    for (const width of [320, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width} px`).toBe(0)
    }
  }
})
