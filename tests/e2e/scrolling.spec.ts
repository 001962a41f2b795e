import type { Page } from '@playwright/test'
import { expect, hold, hydrate, settled, test, undoFirstJump } from './page.ts'

test.use({ hasTouch: true })

/** Waits until React has taken over, and any scrolling of its own would be done. */
async function afterReact(page: Page): Promise<void> {
  await hydrate(page)
  await settled(page)
}

const position = (page: Page) => page.evaluate(() => scrollY)

const waysToScroll = {
  wheel: async (page: Page) => {
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 700)
  },
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
} satisfies Record<string, (page: Page) => Promise<void>>

/** Where a visitor arrives, and whether React arrives only after they have scrolled. */
const arrivals = [
  ['/#pricing', 'late'],
  ['/#pricing', 'early'],
  ['/de/privacy-policy#retention', 'late'],
] as const

for (const [way, scroll] of Object.entries(waysToScroll)) {
  for (const [path, arrival] of arrivals) {
    test(`${path}: the position scrolled to by ${way} is kept, with React ${arrival}`, async ({
      page,
    }) => {
      const releaseReact = await hold(page, 'hydrate')
      if (arrival === 'early') releaseReact()
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const opened = await position(page)
      await scroll(page)
      await settled(page)
      const scrolled = await position(page)
      expect(scrolled).not.toBe(opened)
      releaseReact()
      await afterReact(page)
      expect(await position(page)).toBe(scrolled)
    })
  }
}

test('the position is kept after a switch of the language', async ({ page }) => {
  await page.goto('/#pricing')
  await hydrate(page)
  await settled(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  const releaseReact = await hold(page, 'hydrate')
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de#pricing$/)
  await page.waitForLoadState('domcontentloaded')
  await page.mouse.wheel(0, 700)
  await settled(page)
  const scrolled = await position(page)
  releaseReact()
  await afterReact(page)
  expect(await position(page)).toBe(scrolled)
})

test('the position is kept after scrolling back to the top', async ({ page }) => {
  const releaseReact = await hold(page, 'hydrate')
  await page.goto('/#pricing', { waitUntil: 'domcontentloaded' })
  await settled(page)
  await page.keyboard.press('Home')
  releaseReact()
  await afterReact(page)
  expect(await position(page)).toBe(0)
})

test('a page that is scrolled while React is on its way is not pulled back', async ({ page }) => {
  const releaseReact = await hold(page, 'hydrate')
  await page.goto('/#pricing', { waitUntil: 'domcontentloaded' })
  await settled(page)
  // As a scroll bar or an assistive technology does: without a pointer, a wheel or a key.
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
  const scrolled = await position(page)
  releaseReact()
  await afterReact(page)
  expect(await position(page)).toBe(scrolled)
})

test('a jump the browser lost is made up for', async ({ page }) => {
  const releaseReact = await hold(page, 'hydrate')
  await undoFirstJump(page)
  await page.goto('/#testimonials', { waitUntil: 'domcontentloaded' })
  releaseReact()
  await expect(page.locator('#testimonials h2')).toBeInViewport()
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
