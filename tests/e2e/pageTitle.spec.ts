import { expect, hydrate, mobile, test } from './page.ts'

test('the bar names the page once its heading has scrolled out of view', async ({ page }) => {
  await page.goto('/privacy-policy')
  await hydrate(page)
  const title = page.locator('.navbar-title')
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
      const atTop = await bar()
      await page.locator('#retention').scrollIntoViewIfNeeded()
      await expect(title).toBeVisible()
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

test('a title is shown on one line, its end left out where there is no room, or not at all', async ({
  page,
}) => {
  await page.goto('/data-processing-agreement')
  await hydrate(page)
  await page.locator('main section').nth(3).scrollIntoViewIfNeeded()
  await expect(page.locator('.navbar')).toHaveAttribute('data-titled')
  // What is below the bar takes most of the time at every width, and moves nothing in it.
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (main) main.style.width = `${main.clientWidth}px`
  })
  for (let width = 320; width <= 1280; width += 60) {
    await page.setViewportSize({ width, height: 700 })
    const { isShown, lines, room } = await page.locator('.navbar-title').evaluate(title => {
      const box = title.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(title.firstElementChild ?? title)
      const tops = Array.from(words.getClientRects(), ({ top }) => top)
      return {
        isShown: Math.min(...tops) < box.bottom - 1,
        lines: new Set(tops).size,
        room: box.width,
      }
    })
    expect(isShown, `${width} px, ${room} px for the title`).toBe(room >= 136)
    expect(lines, `${width} px, lines of the title`).toBe(1)
  }
})
