import { expect, hydrate, mobile, test } from './page.ts'

test('the bar names the page once its heading has scrolled out of view', async ({ page }) => {
  await page.goto('/privacy-policy')
  await hydrate(page)
  // Where there is no room for the contents beside the text, it opens them.
  const title = page.locator('.navbar-title:visible, .navbar-contents:visible')
  // Both have the same place in the bar.
  const brand = page.locator('.navbar-place .brand')
  const bar = () => page.locator('.navbar').boundingBox()
  const scrollHeading = (place: 'start' | 'end') =>
    page
      .locator('h1')
      .evaluate((heading, block) => heading.scrollIntoView({ block, behavior: 'instant' }), place)
  for (const viewport of [mobile, { width: 1280, height: 800 }]) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(title).toBeHidden()
      await expect(brand).toBeVisible()
      const atTop = await bar()
      await page.locator('#retention').scrollIntoViewIfNeeded()
      await expect(title).toBeVisible()
      await expect(brand).toBeHidden()
      await expect(title).toHaveText('Privacy Policy')
      expect(await bar()).toEqual(atTop)
      await scrollHeading('end')
      await expect(title).toBeHidden()
      // Slowly, as with a wheel: past the heading and no further.
      const isPast = () =>
        page.evaluate(() => {
          const bottom = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0
          scrollBy({ top: 6, behavior: 'instant' })
          return bottom < (document.querySelector('.navbar')?.clientHeight ?? 0)
        })
      await expect.poll(isPast, { intervals: [20] }).toBe(true)
      await expect(title).toBeVisible()
    })
  }
})
