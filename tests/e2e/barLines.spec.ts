import { addresses } from './addresses.ts'
import { expect, test } from './page.ts'

test.use({ baseURL: addresses.finished })

/**
 * What is wrong with the bar at each size of text: texts of several lines, and controls that meet or stick
 * out. All sizes are looked at in one task: none of them is painted.
 */
function faultsOfBar(): string[] {
  return [16, 24, 32].flatMap(size => {
    document.documentElement.style.fontSize = `${(size / 16) * 106.25}%`
    const selector = '.brand, .back, .menu-button, .menu-sections a, .language-button'
    const bar = document.querySelector('.navbar')?.getBoundingClientRect() ?? new DOMRect()
    const shown = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(element =>
      element.checkVisibility(),
    )
    const faults = shown.length < 2 ? ['hardly anything is shown'] : []
    for (const [index, element] of shown.entries()) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const middles = Array.from(range.getClientRects(), line => (line.top + line.bottom) / 2)
      const text = element.textContent ?? ''
      if (Math.max(...middles) - Math.min(...middles) > 12) faults.push(`${text} has several lines`)
      if (element.scrollWidth > element.clientWidth + 1) faults.push(`${text} leaves its box`)
      if (left < 0 || right > document.documentElement.clientWidth) faults.push(`${text} leaves`)
      if (top < bar.top || bottom > bar.bottom) faults.push(`${text} is higher than the bar`)
      for (const other of shown.slice(index + 1)) {
        const box = other.getBoundingClientRect()
        const isApart =
          box.left >= right - 1 || box.right <= left + 1 || box.top >= bottom || box.bottom <= top
        if (!isApart) faults.push(`${text} meets ${other.textContent}`)
      }
    }
    return faults.map(fault => `${size} px: ${fault}`)
  })
}

/** Widths from 320 px on; the conditions at which the bar folds are where text and step meet. */
const widths = [...Array.from({ length: 16 }, (_, index) => 320 + index * 50), 767, 768]

for (const language of ['', '/de', '/fr', '/es']) {
  test(`"${language}": every label of the bar stays on one line, at every width and size`, async ({
    page,
  }) => {
    for (const path of [language || '/', `${language}/terms-of-service`]) {
      await page.goto(path)
      await page.evaluate(async () => {
        await document.fonts.ready
        // What is below the bar takes most of the time at every width, and moves nothing in it.
        for (const part of document.querySelectorAll('main, .footer')) {
          part.setAttribute('hidden', '')
        }
      })
      const found: Record<number, readonly string[]> = {}
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 })
        const here = await page.evaluate(faultsOfBar)
        if (here.length > 0) found[width] = here
      }
      expect(found, path).toEqual({})
    }
  })
}
