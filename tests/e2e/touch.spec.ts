import type { Page } from '@playwright/test'
import { expect, hydrate, mobile, test } from './page.ts'

test.use({ viewport: mobile, hasTouch: true })

/** Taps twice, `pause` ms apart by the clock of the events, and tells whether the second tap was held back. */
function secondTapIsHeldBack(
  page: Page,
  selectors: readonly [string, string],
  pause = 299,
): Promise<boolean> {
  return page.evaluate(
    ([first, second, wait]) => {
      const tap = (selector: string, time: number) => {
        const target = document.querySelector(selector)
        if (!target) throw new Error(`no ${selector}`)
        const { x, y } = target.getBoundingClientRect()
        const touch = new Touch({ identifier: 1, target, clientX: x + 4, clientY: y + 4 })
        const options = { bubbles: true, cancelable: true, changedTouches: [touch] }
        const event = new TouchEvent('touchend', options)
        Object.defineProperty(event, 'timeStamp', { value: time })
        return !target.dispatchEvent(event)
      }
      tap(first, 5_000)
      return tap(second, 5_000 + wait)
    },
    [...selectors, pause] as const,
  )
}

test('a double tap on the same spot does not zoom, and no quick tap is lost', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  expect(await secondTapIsHeldBack(page, ['h1', 'h1']), 'the same spot').toBe(true)
  const action = await page.locator('html').evaluate(html => getComputedStyle(html).touchAction)
  expect(action).toBe('manipulation')
  const twice = ['.menu-button', '.menu-button'] as const
  expect(await secondTapIsHeldBack(page, twice), 'a control').toBe(false)
  expect(await secondTapIsHeldBack(page, ['h1', '.menu-button']), 'then a control').toBe(false)
  expect(await secondTapIsHeldBack(page, ['h1', '.lead']), 'two spots').toBe(false)
  expect(await secondTapIsHeldBack(page, ['h1', 'h1'], 300), '300 ms apart').toBe(false)
})

test('words, Play and Save are 44 px high, and Play is on the first screen', async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path)
    const heights = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('.choice input, .player label, .save'),
        control => control.getBoundingClientRect().height,
      ),
    )
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44)
    const play = await page.locator('.play').boundingBox()
    expect((play?.y ?? 0) + (play?.height ?? 0), path).toBeLessThanOrEqual(844)
  }
})
