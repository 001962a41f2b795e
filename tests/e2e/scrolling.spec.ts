import type { Page } from '@playwright/test'
import { expect, hold, hydrate, settled, test } from './page.ts'

test.use({ hasTouch: true })

const position = (page: Page) => page.evaluate(() => scrollY)

/** Ends where a page begins before the browser has jumped to the hash. */
const backToTop = 'keys, back to the top'

const waysToScroll = {
  'wheel, the pointer at rest': (page: Page) => page.mouse.wheel(0, 700),
  touch: async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    // Seconds, as the browser reads them off a finger that moves every 16 ms.
    let timestamp = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
      timestamp += 0.016
      const touchPoints = y === undefined ? [] : [{ x: 600, y }]
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    }
    await touch('touchStart', 600)
    for (let y = 580; y >= 300; y -= 20) await touch('touchMove', y)
    // A finger that rests before it leaves: without momentum.
    timestamp += 0.2
    await touch('touchMove', 300)
    await touch('touchEnd')
  },
  keys: (page: Page) => page.keyboard.press('PageDown'),
  [backToTop]: async (page: Page) => {
    await expect.poll(() => position(page), 'at the section').toBeGreaterThan(0)
    await settled(page)
    await page.keyboard.press('Home')
    await settled(page)
    expect(await position(page), 'the top').toBe(0)
  },
  // Without a pointer, a wheel or a key.
  'a scroll bar or an assistive technology': async (page: Page) => {
    await settled(page)
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
  },
  wheel: async (page: Page) => {
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 700)
  },
} satisfies Record<string, (page: Page) => Promise<void>>

/**
 * Where a visitor arrives, whether React arrives only after they have scrolled, and how they scroll.
 * No page follows itself, which would be no load; a mouse stays on the pages after, and comes last.
 */
const visits = [
  ['/#pricing', 'early', 'keys'],
  ['/de/privacy-policy#retention', 'late', 'touch'],
  ['/#pricing', 'late', backToTop],
  ['/de#pricing', 'late', 'a scroll bar or an assistive technology'],
  ['/de/privacy-policy#retention', 'late', 'wheel, the pointer at rest'],
  ['/#pricing', 'early', 'wheel'],
] as const

test('the position a visitor has scrolled to is kept when React arrives', async ({ page }) => {
  for (const [path, arrival, way] of visits) {
    await test.step(`${path} by ${way}, React ${arrival}`, async () => {
      const releaseReact = await hold(page, 'hydrate')
      if (arrival === 'early') releaseReact()
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const opened = await position(page)
      await waysToScroll[way](page)
      await settled(page)
      const scrolled = await position(page)
      if (way !== backToTop) expect(scrolled, 'somewhere else').not.toBe(opened)
      releaseReact()
      await hydrate(page)
      // Any scrolling of its own would be done.
      await settled(page)
      expect(await position(page), 'the same place').toBe(scrolled)
    })
  }
})

test('whatever a link or the keyboard leads to stays clear of the bar', async ({ page }) => {
  for (const path of ['/', '/privacy-policy', '/your-rights']) {
    await page.goto(path)
    const { bar, covered, targets } = await page.evaluate(() => {
      const height = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0
      const all = Array.from(
        document.querySelectorAll(':is(main, footer) :is([id], a, summary), main, footer'),
      ).filter(element => element.getClientRects().length > 0 && !element.closest('svg'))
      const margin = (element: Element) =>
        Number.parseFloat(getComputedStyle(element).scrollMarginTop)
      return {
        bar: height,
        targets: all.length,
        covered: all.filter(element => margin(element) <= height).map(element => element.outerHTML),
      }
    })
    expect(bar).toBeGreaterThan(40)
    expect(targets, path).toBeGreaterThan(20)
    expect(covered, path).toEqual([])
  }
})
