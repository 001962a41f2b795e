import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { brokenWords } from './brokenWords.ts'
import { overflowAt } from './overflow.ts'
import { expect, pagesOfSitemap, test } from './page.ts'

// Nothing runs but what puts one page in the place of another, which their policy knows nothing of.
test.use({ baseURL: addresses.finished, javaScriptEnabled: false, bypassCSP: true })

/** Pages that the sitemap leaves out. */
const unlisted = [
  ...['/privacy-policy/1.9', '/privacy-policy/3.0'],
  '/de/privacy-policy/2.0/changes',
]

const landings = ['/', '/de', '/fr', '/es']

/**
 * Puts a page's markup in the place of the one before, with all that can be unfolded: laid out the same, in
 * half the time of a visit.
 */
function show(page: Page, path: string): Promise<void> {
  return page.evaluate(async address => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`there is no ${address}`)
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const script of Array.from(parsed.scripts)) script.remove()
    document.replaceChild(parsed.documentElement, document.documentElement)
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
    // Layout asks for the fonts.
    document.documentElement.getBoundingClientRect()
    await document.fonts.ready
  }, path)
}

/** Hardly any height: less is painted at each width. */
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 100 })

test('every page fits a screen of 320 px, and breaks no word there', async ({ page }) => {
  test.slow()
  await resize(page, 320)
  await page.goto('/')
  for (const path of [...(await pagesOfSitemap(page)), ...unlisted]) {
    await show(page, path)
    expect(await overflowAt(page, [100]), path).toEqual([0])
    expect(await brokenWords(page), path).toEqual([])
    if (landings.includes(path)) {
      expect(await overflowAt(page, [212.5]), `the badge of ${path}, text at 200 %`).toEqual([0])
    }
  }
})

test('every kind of page fits wider screens and breaks no word, of which German has the longest', async ({
  page,
}) => {
  await page.goto('/de')
  const german = (await pagesOfSitemap(page)).filter(path => /^\/de(?:\/|$)/.test(path))
  expect(german.length).toBeGreaterThan(15)
  // Each page begins at the width at which the one before it ended.
  const widths = [768, 1024]
  for (const path of [...german, ...unlisted]) {
    await show(page, path)
    for (const width of widths) {
      await resize(page, width)
      expect(await overflowAt(page, [100]), `${path} at ${width} px`).toEqual([0])
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
    widths.reverse()
  }
})
