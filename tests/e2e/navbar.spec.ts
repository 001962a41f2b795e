import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { activeEntry, expect, hold, hydrate, settled, test, withoutPointer } from './page.ts'

/** Scrolls until the top of the prices is so far below the top of the screen. */
const scrollToPrices = (page: Page, offset: number) =>
  page.evaluate(distance => {
    const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? 0
    scrollTo({ top: scrollY + top - distance, behavior: 'instant' })
  }, offset)

test('the bar follows the visitor through the page', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const opacity = () =>
    page.locator('.navbar').evaluate(element => {
      const [, alpha] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? []
      return Number(alpha)
    })
  const entry = (section: string) => page.locator(`.menu-sections a[href="#${section}"]`)

  await test.step('it turns more opaque after 50 px', async () => {
    expect(await activeEntry(page)).toBe('#home')
    expect(await opacity()).toBe(0.78)
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
    await settled(page)
    expect(await opacity()).toBe(0.78)
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
    await expect.poll(opacity).toBe(0.95)
  })

  await test.step('the active section has a highlight offset of 100 px', async () => {
    await scrollToPrices(page, 102)
    await expect.poll(() => activeEntry(page)).toBe('#features')
    await scrollToPrices(page, 99)
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
  })

  await test.step('none of its entries is in the footer, at the end of the page', async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => activeEntry(page)).toBeNull()
  })

  await test.step('the active section is measured again after a resize', async () => {
    await entry('pricing').click()
    await settled(page)
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
    await page.setViewportSize({ width: 800, height: 900 })
    await settled(page)
    const expected = await page.evaluate(() => {
      const sections = Array.from(document.querySelectorAll('[data-section]'))
      return sections.filter(section => section.getBoundingClientRect().top <= 100).at(-1)?.id
    })
    await expect.poll(() => activeEntry(page)).toBe(`#${expected}`)
  })

  await test.step('it is the one asked for, even if the page ends before it gets there', async () => {
    await page.setViewportSize({ width: 1440, height: 2200 })
    await entry('faq').click()
    await settled(page)
    await expect.poll(() => activeEntry(page)).toBe('#faq')
    // Where all of the page is in view, nothing scrolls.
    await page.setViewportSize({ width: 1440, height: 9000 })
    await settled(page)
    await entry('pricing').click()
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
  })
})

test('the active section is right on load with a hash, whichever comes first, the jump or the script', async ({
  page,
}) => {
  await withoutPointer(page)
  for (const path of ['/#pricing', '/de#testimonials', '/#pricing', '/de#testimonials']) {
    await page.goto(path)
    await expect.poll(() => activeEntry(page), path).toBe(new URL(path, page.url()).hash)
  }
})

test('the active section is right after a click while a script is on its way', async ({ page }) => {
  await withoutPointer(page)
  for (const script of ['loader', 'hydrate'] as const) {
    await test.step(`${script}.js`, async () => {
      const release = await hold(page, script)
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('.menu-sections a[href="#pricing"]').click()
      await expect(page.locator('#pricing h2')).toBeInViewport()
      release()
      await expect.poll(() => activeEntry(page)).toBe('#pricing')
    })
  }
})

test.describe('the site with everything supplied', () => {
  test.use({ baseURL: addresses.finished })

  test('a brand of two words is on one line from 768 px on, in every language', async ({
    page,
  }) => {
    for (const path of ['/', '/de', '/fr', '/es']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [768, 800]) {
        await page.setViewportSize({ width, height: 700 })
        const lines = await page.locator('.brand span').evaluate(brand => {
          const range = document.createRange()
          range.selectNodeContents(brand)
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
        })
        expect(lines, `${path} at ${width} px`).toBe(1)
      }
    }
  })
})
