import { expect, test } from './page.ts'

/** What parts one thing from the next on each page, and nothing else does. */
const lines = {
  '/': ['.plan:not([data-popular]) li', '#faq details', '.navbar', '.language-button'],
  '/privacy-policy': ['.legal-head', '.legal-text td', '.in-short-card'],
  '/your-rights': ['.right'],
}

/** The color of the lines: a seventh of the ink, dark on light paper and light on dark. */
const colors = { light: 'rgba(17, 19, 28, 0.14)', dark: 'rgba(255, 255, 255, 0.14)' }

test('every line can be seen on its ground, light or dark', async ({ page }) => {
  for (const [path, places] of Object.entries(lines)) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const place of places) {
        const drawn = await page
          .locator(place)
          .first()
          .evaluate(element => {
            const style = getComputedStyle(element)
            const sides = ['top', 'right', 'bottom', 'left'].filter(
              side => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
            )
            return [...new Set(sides.map(side => style.getPropertyValue(`border-${side}-color`)))]
          })
        expect(drawn.join(), `${place}, ${colorScheme}`).toBe(colors[colorScheme])
      }
    }
  }
})
