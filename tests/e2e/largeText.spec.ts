import type { Page } from '@playwright/test'
import { cutWords } from './cutWords.ts'
import { expect, test } from './page.ts'

/** Sizes of text that visitors choose in their browsers, in px (WCAG 1.4.4). */
const fontSizes = [24, 32]

const widths = [320, 900, 1024, 1280, 1440]

/** What of the triptych leaves its panel, lies under something else or breaks within a label. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1
    for (const panel of document.querySelectorAll('.panel')) {
      const frame = panel.getBoundingClientRect()
      for (const part of panel.querySelectorAll(
        'p, .prompt, .choice span, .screen, .pill, .sent',
      )) {
        if (!isWithin(part.getBoundingClientRect(), frame))
          found.push(`outside: ${part.textContent}`)
      }
    }
    for (const label of document.querySelectorAll('.choice span, .screen .pill')) {
      const text = label.firstChild
      for (const { 0: letters, index } of text?.textContent?.matchAll(/\S+/g) ?? []) {
        const word = document.createRange()
        word.setStart(text ?? label, index)
        word.setEnd(text ?? label, index + letters.length)
        if (word.getClientRects().length > 1) found.push(`broken: ${letters}`)
      }
    }
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [prompt, screen] = [box('.panel-video .prompt'), box('.screen')]
    if (prompt && screen && prompt.bottom > screen.top) found.push('the player covers the words')
    return found
  })
}

for (const path of ['/', '/de']) {
  test(`${path}: the triptych holds its words at every size of text`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    expect(await cutWords(page), '16 px').toEqual({})
    const session = await page.context().newCDPSession(page)
    for (const size of fontSizes) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The setting has arrived: text is 106.25 % of it.
        await expect(page.locator('html')).toHaveCSS('font-size', `${size * 1.0625}px`)
        expect(await faults(page), `${size} px on ${width} px`).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${size} px on ${width} px`).toBe(0)
      }
      widths.reverse()
    }

    await test.step('with the spacing of WCAG 1.4.12', async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('main *')) {
          element.style.lineHeight = '1.5'
          element.style.letterSpacing = '0.12em'
          element.style.wordSpacing = '0.16em'
        }
      })
      await expect(page.locator('html')).toHaveCSS('font-size', '17px')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await faults(page), `${width} px`).toEqual([])
      }
    })
  })
}

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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
})
