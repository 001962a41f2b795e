import type { Page } from '@playwright/test'
import { delayReact, expect, hydrate, settled, test, undoFirstJump } from './page.ts'

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
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 600, y }],
      })
    await touch('touchStart', 600)
    for (let y = 580; y >= 300; y -= 20) await touch('touchMove', y)
    // A finger that rests before it leaves: without momentum.
    await page.waitForTimeout(200)
    await touch('touchMove', 300)
    await touch('touchEnd')
  },
  keys: (page: Page) => page.keyboard.press('PageDown'),
} satisfies Record<string, (page: Page) => Promise<void>>

/** Where a visitor arrives, and how late React does, in ms. */
const arrivals = [
  ['/#pricing', 1200],
  ['/#pricing', 0],
  ['/de/privacy-policy#retention', 1200],
] as const

for (const [way, scroll] of Object.entries(waysToScroll)) {
  for (const [path, delay] of arrivals) {
    test(`${path}: the position scrolled to by ${way} is kept, with React ${delay} ms late`, async ({
      page,
    }) => {
      await delayReact(page, delay)
      await page.goto(path)
      const opened = await position(page)
      await scroll(page)
      await settled(page)
      const scrolled = await position(page)
      expect(scrolled).not.toBe(opened)
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
  await delayReact(page)
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de#pricing$/)
  await page.waitForLoadState()
  await page.mouse.wheel(0, 700)
  await settled(page)
  const scrolled = await position(page)
  await afterReact(page)
  expect(await position(page)).toBe(scrolled)
})

test('the position is kept after scrolling back to the top', async ({ page }) => {
  await delayReact(page)
  await page.goto('/#pricing')
  await settled(page)
  await page.keyboard.press('Home')
  await afterReact(page)
  expect(await position(page)).toBe(0)
})

test('a page that is scrolled while React is on its way is not pulled back', async ({ page }) => {
  await delayReact(page)
  await page.goto('/#pricing')
  await settled(page)
  // As a scroll bar or an assistive technology does: without a pointer, a wheel or a key.
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
  const scrolled = await position(page)
  await afterReact(page)
  expect(await position(page)).toBe(scrolled)
})

test('a jump the browser lost is made up for', async ({ page }) => {
  await delayReact(page, 400)
  await undoFirstJump(page)
  await page.goto('/#testimonials')
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
