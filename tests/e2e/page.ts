import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A test whose page must keep the browser's console empty, under the production headers. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = []
      page.on('console', message => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => messages.push(`uncaught: ${error.message}`))
      await use(undefined)
      expect(messages, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

/** The path of every page in English and German. */
export const allPages = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/data-processing-agreement',
  '/de',
  '/de/privacy-policy',
  '/de/terms-of-service',
  '/de/data-processing-agreement',
]

/** The path of every page of the site in every language, from its own sitemap. */
export async function pagesOfSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  )
}

export const mobile = { width: 390, height: 844 }

/** Lets React arrive this much later, in ms: as over a slow connection unless told otherwise. */
export async function delayReact(page: Page, delay = 1200): Promise<void> {
  await page.route('**/hydrate.*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, delay))
    await route.continue()
  })
}

/** Takes the pointer away: a browser without a window reports one in the corner when it paints. */
export async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerover', event => event.stopImmediatePropagation(), { capture: true })
  })
}

/** Undoes the browser's own jump to a hash, as a layout that settles late would. */
export async function undoFirstJump(page: Page): Promise<void> {
  await withoutPointer(page)
  await page.addInitScript(() => {
    addEventListener('scroll', () => scrollTo({ top: 0, behavior: 'instant' }), { once: true })
  })
}

/** Interacts with the page without aiming at anything, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    // The outermost element is the last that React takes over.
    Array.from(document.querySelectorAll('[data-island] > *')).every(element =>
      Object.keys(element).some(key => key.startsWith('__reactFiber')),
    ),
  )
  await page.waitForTimeout(50)
}

/** The address of the entry that the navbar marks as current, read at one moment. */
export async function activeEntry(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('.menu-sections [aria-current]')?.getAttribute('href') ?? null,
  )
}

/** Waits until the page has stopped scrolling. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await new Promise(resolve => setTimeout(resolve, 150))
    const before = scrollY
    await new Promise(resolve => setTimeout(resolve, 120))
    return before === scrollY
  })
}
