/**
 * The only JavaScript a page loads by itself: it waits for the first sign of a visitor and fetches
 * React then. Everything on the page works before that (docs/decisions.md, "HTML first").
 */
import type { FirstSign } from './targetSection.ts'

// A pointer, a key or a wheel comes before the scrolling it causes: `scroll` alone is no visitor's.
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll']

const opened = scrollY

let first: FirstSign | undefined

function notice({ type, target }: Event): void {
  if (first) {
    // Whoever acts while React is on its way has chosen a place on the page.
    if (/wheel|down/.test(type)) Object.assign(first, { type, target })
    return
  }
  const sign = { type, target, position: scrollY, opened }
  first = sign
  // From now on the page scrolls smoothly (base.css).
  document.documentElement.dataset.interacted = ''
  import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(sign))
}

/**
 * Closes the menu and the language list: with a click on a link, which may lead to a place on this
 * page, and when the page is left, because it may come back from the back/forward cache as it was.
 */
function closePopovers({ target }: Event): void {
  // A click happens on an element, `pagehide` on the document, which is within no link.
  if ((target as Partial<Element>).closest?.('a') === null) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    // Browsers without popovers have nothing to close.
    popover.hidePopover?.()
  }
}

for (const name of signs) addEventListener(name, notice)
// The browser's jump to a hash may have been lost before this script listened.
addEventListener('load', () => location.hash && !scrollY && notice(new Event('scroll')))
for (const name of ['click', 'pagehide']) addEventListener(name, closePopovers)
