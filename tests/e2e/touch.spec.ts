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

test('a double tap on the same spot does not zoom', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  expect(await secondTapIsHeldBack(page, ['h1', 'h1'])).toBe(true)
  const action = await page.locator('html').evaluate(html => getComputedStyle(html).touchAction)
  expect(action).toBe('manipulation')
})

test('quick taps on a control, or on two of them, are never lost', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  expect(await secondTapIsHeldBack(page, ['.menu-button', '.menu-button'])).toBe(false)
  expect(await secondTapIsHeldBack(page, ['h1', '.menu-button'])).toBe(false)
  expect(await secondTapIsHeldBack(page, ['h1', '.lead'])).toBe(false)
})

test('two taps 300 ms apart are two taps', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  expect(await secondTapIsHeldBack(page, ['h1', 'h1'], 300)).toBe(false)
})
