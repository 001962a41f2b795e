import { setTimeout as delay } from 'node:timers/promises'
import type { Tab, WindowSize } from './engine.ts'

export const wide: WindowSize = { width: 1280, height: 900 }

/** Narrow enough for the menu and the select of languages. */
export const narrow: WindowSize = { width: 600, height: 800 }

/** Waits until an expression is true in the page, which may be another page by then. */
export async function until(tab: Tab, expression: string): Promise<void> {
  let fault: unknown
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      if (await tab.evaluate(expression)) return
    } catch (error) {
      // While one page takes the place of another, nothing can be evaluated.
      fault = error
    }
    await delay(100)
  }
  throw new Error(`never true: ${expression}`, { cause: fault })
}

/** True in the page while all of an element is in the window. */
export const isInView = (selector: string) =>
  `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)` +
  `(document.querySelector('${selector}').getBoundingClientRect())`

/** True in the page once React has taken over the islands that a selector matches. */
export const isHydrated = (selector = '[data-island]') =>
  `[...document.querySelectorAll('${selector}')].every(island => ` +
  `Object.keys(island).some(key => key.startsWith('__reactContainer')))`

/** True in the page while the menu is open. */
export const isMenuOpen = `document.querySelector('#menu').matches(':popover-open')`

/** The addresses of links that are marked as current below an element, as text. */
export const currentOf = (selector: string) =>
  `[...document.querySelectorAll('${selector} [aria-current]')].map(link => link.hash).join()`

/** The numbers of the answers that are open, from 1 on, as text. */
export const openAnswers =
  `[...document.querySelectorAll('#faq details')]` +
  `.flatMap((answer, index) => answer.open ? [index + 1] : []).join()`

/** Scrolls at once, until the top of an element is so many px below the top of the window. */
export const scrollTo = (selector: string, distance = 0) =>
  `void scrollBy({
    top: document.querySelector('${selector}').getBoundingClientRect().top - ${distance},
    behavior: 'instant',
  })`

/** Waits in the page for two frames. */
export const twoFrames =
  'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))'
