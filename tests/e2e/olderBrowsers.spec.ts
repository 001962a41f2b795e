import type { Page } from '@playwright/test'
import { expect, hydrate, mobile, test } from './page.ts'

/**
 * Serves the pages as a browser without popovers and `light-dark()` understands them (Safari 16.4,
 * Firefox 113): what it doesn't know is renamed to what this browser doesn't know either.
 */
async function forget(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(':popover-open', ':unknown')
      .replaceAll('popover="auto"', '')
      .replaceAll('light-dark(', 'unknown(')
    await route.fulfill({ response, body: html })
  })
  await page.addInitScript(() => {
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
    const known = Element.prototype.matches
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector === ':popover-open') throw new SyntaxError(`unknown selector ${selector}`)
        return known.call(this, selector)
      },
    })
  })
}

// The policy knows the styles by their hashes, and these are rewritten.
test.use({ bypassCSP: true })
test.beforeEach(({ page }) => forget(page))

for (const viewport of [mobile, { width: 1280, height: 800 }]) {
  test(`without popovers, the bar is readable and its links work at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await hydrate(page)
    await expect(page.locator('.navbar')).toBeVisible()
    await expect(page.getByRole('button', { name: /menu|language/i })).toHaveCount(0)
    await page.locator('.menu-sections').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/#pricing$/)
    // Its rows would take half of a phone's screen.
    await expect(page.locator('.navbar')).not.toBeInViewport()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await expect(page).toHaveURL(/\/de/)
  })
}

test('text contrasts with its background without light-dark(), and the contents are listed where nothing opens them', async ({
  page,
}) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const place of ['body', '.plan[data-popular]', '.plan:not([data-popular])']) {
      const [ink, paper] = await page.locator(place).first().evaluate(lightness)
      expect(Math.abs((ink ?? 0) - (paper ?? 0)), `${place}, ${colorScheme}`).toBeGreaterThan(0.7)
    }
    const isDark = ((await page.locator('html').evaluate(lightness))[1] ?? 0) < 0.5
    expect(isDark).toBe(colorScheme === 'dark')
  }

  await page.goto('/privacy-policy')
  const entry = page.locator('.contents a').first()
  await expect(page.locator('.contents button')).toBeHidden()
  await expect(entry).toBeVisible()
})

/** Lightness, from 0 to 1, of an element's text and of the ground it is painted on. */
function lightness(element: Element): number[] {
  let ground = element
  const background = () => getComputedStyle(ground).backgroundColor
  while (background() === 'rgba(0, 0, 0, 0)' && ground.parentElement) ground = ground.parentElement
  // A canvas knows every notation of a color.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return [getComputedStyle(element).color, background()].map(color => {
    if (!canvas) return Number.NaN
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / (3 * 255)
  })
}
