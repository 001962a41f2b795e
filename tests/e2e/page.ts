import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/**
 * The beginning of what Chromium says, at a level that consoles hide, to whoever measures what the page skips: axe does, in
 * the flowers that are not chosen.
 */
const skippedIsMeasured = 'Rendering was performed in a subtree hidden by content-visibility'

/** A test whose page must keep the browser's console empty, under the production headers. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = []
      page.on('console', message => {
        if (!message.text().startsWith(skippedIsMeasured)) {
          messages.push(`${message.type()}: ${message.text()}`)
        }
      })
      page.on('pageerror', error => messages.push(`uncaught: ${error.message}`))
      await use(undefined)
      expect(messages, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

/** The path of every page of the site in every language, from its own sitemap. */
export async function pagesOfSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  )
}

export const mobile = { width: 390, height: 844 }

/** Holds a script back, as a slow connection does, until the function that is given is called. */
export async function hold(page: Page, script: 'loader' | 'hydrate'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**/${script}.*.js`, async route => {
    await released
    await route.continue()
  })
  return release
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
    let hasJumped = false
    const undo = () => {
      if (hasJumped || scrollY === 0) return
      hasJumped = true
      scrollTo({ top: 0, behavior: 'instant' })
    }
    addEventListener('scroll', undo)
    // A jump is told of in the next frame, when the loader may have looked where the page stands.
    const look = () => {
      undo()
      if (!hasJumped) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Interacts with the page without aiming at anything, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // In one call: asking again from outside costs the browser more than looking at every frame.
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const isHydrated = (island: Element) => {
      const key = Object.keys(island).find(name => name.startsWith('__reactContainer'))
      const root = key === undefined ? undefined : Reflect.get(island, key).stateNode.current
      return root?.memoizedState.isDehydrated === false
    }
    const islands = Array.from(document.querySelectorAll('[data-island]'))
    while (!islands.every(isHydrated)) await frame()
  })
  // Effects, in which the components begin to listen, run after the next paint.
  await frames(page)
}

/** Waits until the browser has painted some times more, so that what was asked for has happened. */
export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(async times => {
    for (let painted = 0; painted < times; painted += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
  }, count)
}

/** The address of the entry that the navbar marks as current, read at one moment. */
export async function activeEntry(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('.menu-sections [aria-current]')?.getAttribute('href') ?? null,
  )
}

/** Waits until nothing on the page moves or fades; of what waits for days, nothing is awaited. */
export async function atRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, pending, effect }) => {
          const length = Number(effect?.getComputedTiming().endTime)
          // What is being paused moves on until the next frame.
          return (playState === 'running' || pending) && length < 60_000
        }).length,
    )
  await expect.poll(moving).toBe(0)
}

/** Waits until the page has not scrolled for twelve frames, a fifth of a second at least. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [position, still] = [scrollY, 0]
    while (still < 12) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      still = scrollY === position ? still + 1 : 0
      position = scrollY
    }
  })
}

/** Ends what moves between two states at once: where it ends is looked at here, not how. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
}
