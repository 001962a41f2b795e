/**
 * The only JavaScript a page loads by itself: it waits for the first sign of a visitor and fetches
 * React then. Everything on the page works before that (docs/decisions.md, 1).
 */
import type { FirstSign } from './targetSection.ts'

// A pointer, a key or a wheel precedes its scrolling: `scroll` alone need not be a visitor's.
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll']

const opened = scrollY

const { dataset } = document.documentElement

let first: FirstSign | undefined

function notice({ type, target }: Event): void {
  if (first) {
    // Whoever acts while React is on its way has chosen a place on the page.
    if (/wheel|down/.test(type)) {
      Object.assign(first, { type, target })
      dataset.interacted = ''
    }
    return
  }
  const sign = { type, target, position: scrollY, opened }
  first = sign
  // From now on the page scrolls smoothly (base.css).
  dataset.interacted = ''
  // The page was left before React came, or the network failed: the next sign asks for it again.
  const giveUp = () => {
    first = undefined
  }
  const script = loadReact()
  if (script) {
    script.onload = async () => (await import('./hydrate.tsx')).hydrateIslands(sign)
    script.onerror = giveUp
  } else giveUp()
}

/**
 * Loads React by the element that the page has ready, with its hash; what is imported afterwards is
 * there already. By itself, an import has no hash and would be refused (Integrity-Policy).
 * @returns nothing where the element is not there, as Chromium has it now and then on a busy machine
 */
function loadReact(): HTMLScriptElement | undefined {
  // Every page has one, with nothing else in it (PageFrame.tsx).
  const element = document.querySelector('template')?.content.firstChild
  if (!element) return undefined
  const script = element.cloneNode() as HTMLScriptElement // which the template holds
  document.head.append(script)
  return script
}

function close(popovers: string): void {
  for (const popover of document.querySelectorAll<HTMLElement>(popovers)) {
    // Browsers without popovers have nothing to close.
    popover.hidePopover?.()
  }
}

/**
 * Closes the menu and the language list: with a click on a link, which may lead to a place on this
 * page, when the way back leads to another place on it, and when the page is left, because it may
 * come back from the back/forward cache as it was.
 */
function closePopovers({ target }: Event): void {
  // A click happens on an element, the others on the document or the window, which are within no link.
  if ((target as Partial<Element>).closest?.('a') !== null) close('[popover]')
}

/**
 * Ends smooth scrolling when the page is left: back on it, WebKit would scroll from the place where the visitor was
 * to a choice that has the focus. What the visitor does next begins it again.
 */
function endSmoothScrolling(): void {
  delete dataset.interacted
}

for (const name of signs) addEventListener(name, notice)
// A page opened below its top may have jumped, or have lost its jump to a hash, before this script
// listened; a jump still to be reported comes before the frame.
addEventListener('load', () => {
  if (location.hash || scrollY) requestAnimationFrame(() => notice(new Event('scroll')))
})
addEventListener('click', closePopovers)
addEventListener('hashchange', closePopovers)
addEventListener('pagehide', closePopovers)
addEventListener('pagehide', endSmoothScrolling)
// WebKit skips a transition on the way back, and reports the promise that nothing waited for.
addEventListener('pageswap', event => event.viewTransition?.ready.catch(() => {}))
// The style sheet has hidden a menu that lost the focus; from now on it leaves that to this script.
close('button:not(:focus)+#menu:not(:focus-within)')
dataset.loaded = ''
