import type { Page } from '@playwright/test'
import { expect, hydrate, mobile, test } from './page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Whether an element has a background of its own that is more than a tint. */
function isMarked(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { backgroundColor } = getComputedStyle(element)
      const { backgroundColor: canvas } = getComputedStyle(document.documentElement)
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? []
      return Number(alpha) > 0.5 && backgroundColor !== canvas
    })
}

test('the landing page shows what is active, chosen or drawn', async ({ page }) => {
  await page.goto('/')

  await test.step('the player and the chat keep their shapes, and what is chosen differs', async () => {
    const parts = await page.evaluate(() => {
      const style = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`there is no ${selector}`)
        return getComputedStyle(element, pseudo)
      }
      return {
        ink: style('.screen').color,
        ground: style('.screen').backgroundColor,
        ring: style('.progress-ring').stroke,
        triangle: style('.play .control', '::before').backgroundColor,
        bubble: style('.panel-chat .said').outlineStyle,
      }
    })
    expect(parts.ink).not.toBe(parts.ground)
    expect(parts.ring).toBe(parts.ink)
    expect(parts.triangle).toBe(parts.ink)
    expect(parts.bubble).toBe('solid')
    expect(await isMarked(page, '.choice :checked + span')).toBe(true)
    expect(await isMarked(page, '.choice :not(:checked) + span')).toBe(false)
  })

  await test.step('the language of the page differs from the others', async () => {
    await page.locator('.language-button').click()
    expect(await isMarked(page, '#languages a[aria-current]')).toBe(true)
    expect(await isMarked(page, '#languages a:not([aria-current])')).toBe(false)
    await page.keyboard.press('Escape')
  })

  await hydrate(page)
  for (const viewport of [{ width: 1280, height: 720 }, mobile]) {
    await test.step(`the active entry of the navbar differs at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      if (viewport === mobile) await page.locator('.menu-button').click()
      expect(await isMarked(page, '.menu-sections a[aria-current]')).toBe(true)
      expect(await isMarked(page, '.menu-sections a:not([aria-current])')).toBe(false)
    })
  }
  await page.keyboard.press('Escape')

  await test.step('the sign of a question does not turn when motion is reduced', async () => {
    const question = page.locator('#faq summary').first()
    await question.click()
    const sign = await question.evaluate(element => {
      const { rotate, transitionDuration } = getComputedStyle(element, '::after')
      return { rotate, transitionDuration }
    })
    expect(sign).toEqual({ rotate: 'none', transitionDuration: '0s' })
  })
})

test('the active entry of the contents differs from the others', async ({ page }) => {
  await page.goto('/privacy-policy#retention')
  await hydrate(page)
  await expect(page.locator('.contents a[aria-current]')).toHaveAttribute('href', '#retention')
  expect(await isMarked(page, '.contents a[aria-current]')).toBe(true)
  expect(await isMarked(page, '.contents a:not([aria-current])')).toBe(false)
})
