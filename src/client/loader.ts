/**
 * The only JavaScript a page loads by itself: it waits for the first sign of a visitor and fetches
 * React then. Everything on the page works before that (docs/decisions.md, "HTML first").
 */
const firstTouch = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

function wake({ type }: Event): void {
  for (const name of firstTouch) removeEventListener(name, wake, true)
  // From now on the page scrolls smoothly (base.css).
  document.documentElement.dataset.awake = ''
  import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(type))
}

for (const name of firstTouch) addEventListener(name, wake, { capture: true, passive: true })
