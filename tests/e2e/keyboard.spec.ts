import { message } from '../sites/message.ts'
import { expect, test } from './page.ts'

test('every keyboard stop shows a focus ring, and the first one leads to the content', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: message('skip.content') })
  const count = await page.locator('a:visible, button:visible, summary:visible').count()
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(outline, `stop ${stop}`).toBe('solid 2px')
    if (stop > 0) continue
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    const isOnTop = await link.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === element
    })
    expect(isOnTop).toBe(true)
  }
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})
