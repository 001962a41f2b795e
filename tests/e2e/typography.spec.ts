import { expect, test } from './page.ts'

/** The part of its headline's font size that a hyphen takes, with the room at its sides. */
const hyphenShare = `(() => {
  const heading = document.querySelector('h1')
  const text = [...heading.childNodes].find(node => node.data?.includes('-'))
  const range = new Range()
  const at = text.data.indexOf('-')
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(heading).fontSize)
})()`

test('a hyphen holds the words of a headline together', async ({ page }) => {
  await page.goto('/sub-processors')
  await page.evaluate('document.fonts.ready')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const share = Number(await page.evaluate(hyphenShare))
    // 0.43 as the typeface has it, which reads as two words.
    expect(share, `${width} px`).toBeGreaterThan(0.25)
    expect(share, `${width} px`).toBeLessThan(0.36)
  }
})
