import type { Page } from '@playwright/test'
import { expect, hold, hydrate, mobile, test, withoutPointer } from './page.ts'

test.use({ viewport: mobile, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await withoutPointer(page)
  await page.addInitScript(() => {
    const order = new Set<string>()
    Object.assign(globalThis, { order })
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...listener: Parameters<typeof listen>) {
      if (this instanceof HTMLElement && this.dataset.island) order.add(this.dataset.island)
      listen.apply(this, listener)
    }
  })
})

/** The islands in the order in which React began to listen on them. */
async function hydrationOrder(page: Page): Promise<unknown[]> {
  await hydrate(page)
  return page.evaluate(() => Array.from(Reflect.get(globalThis, 'order')))
}

test('what is touched first is hydrated first', async ({ page }) => {
  for (const [touched, order] of [
    ['.contents summary', ['contents', 'navbar']],
    ['.menu-button', ['navbar', 'contents']],
  ] as const) {
    await page.goto('/privacy-policy')
    await page.locator(touched).tap()
    expect(await hydrationOrder(page), touched).toEqual(order)
  }

  await test.step('a tap while React is on its way takes precedence over an earlier focus', async () => {
    const releaseReact = await hold(page, 'hydrate')
    await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' })
    await page.locator('.menu-button').focus()
    await page.locator('.contents summary').tap()
    releaseReact()
    expect(await hydrationOrder(page)).toEqual(['contents', 'navbar'])
  })
})

test('on a page that the browser has translated, what a visitor did stays', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    document.documentElement.lang = 'pl'
    const walker = document.createTreeWalker(
      document.querySelector('[data-island=navbar]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })
  await page.locator('.menu-button').tap()
  // Hydrated after the bar would have been.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island=contents]') ?? {}).some(name =>
      name.startsWith('__reactContainer'),
    ),
  )
  await expect(page.locator('#menu')).toBeVisible()
  await expect(page.locator('#menu').getByRole('link', { name: 'Pricing' })).toBeVisible()
})

test('the language of the bar is that of the build, whatever a translation names the page', async ({
  page,
}) => {
  await page.goto('/de/privacy-policy')
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'pl'))
  await hydrate(page)
  await page.locator('.menu-button').tap()
  await expect(page.locator('.language-select, .language-button').first()).toHaveText(/Deutsch/)
  await expect(page.locator('.language-select')).toHaveValue('de')
})
