import type { Page } from '@playwright/test'

/** What each word does to the sky's zenith and to the land, as the visitor's screen shows it. */
export const skies = {
  dawn: 'rgb(77, 116, 176)',
  dusk: 'rgb(28, 34, 88)',
  night: 'rgb(5, 9, 32)',
} as const
export const places = { Dunes: 'dunes', Sea: 'sea', Hills: 'hills' } as const

export async function choose(page: Page, ...words: readonly string[]): Promise<void> {
  for (const name of words) await page.getByRole('radio', { name, exact: true }).check()
}

/** Clicks choices by their values at once, without waiting for anything to be still. */
export async function click(page: Page, ...values: readonly string[]): Promise<void> {
  await page.evaluate(all => {
    for (const value of all) {
      document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click()
    }
  }, values)
}

/** The sky's color at the zenith in a picture, and the land that is up in it. */
export function scene(page: Page, selector = '.scene'): Promise<{ sky: string; land: string[] }> {
  return page.locator(selector).evaluate(picture => {
    const style = getComputedStyle(picture)
    // The build shortens the names of properties: those that sink each land are the last ones that move.
    const stage = document.querySelector('.stage') ?? picture
    const sinking = getComputedStyle(stage).transitionProperty.split(', ').slice(-3)
    return {
      sky: /rgb\([^)]*\)/.exec(style.backgroundImage)?.[0] ?? '',
      land: ['dunes', 'sea', 'hills'].filter(
        (_, index) => Number(style.getPropertyValue(sinking[index] ?? '')) < 1,
      ),
    }
  })
}

export function sunX(page: Page): Promise<number> {
  return page
    .locator('.scene .sun')
    .evaluate(sun => new DOMMatrix(getComputedStyle(sun).transform).e)
}

/** Pauses every transition of a page in the frame in which it begins, so that a slow machine misses none. */
export async function holdTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hold = ({ target, propertyName, pseudoElement }: TransitionEvent) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations({ subtree: pseudoElement !== '' })) {
        const isIt =
          animation instanceof CSSTransition && animation.transitionProperty === propertyName
        if (isIt) animation.pause()
      }
    }
    addEventListener('transitionrun', hold)
  })
}

/** What is to be seen of the first view so many ms after it began: the radius of its picture in px, and its parts. */
export function firstView(page: Page, elapsed: number) {
  return page.evaluate(time => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSTransition)) continue
      animation.pause()
      animation.currentTime = time
    }
    const style = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`${selector} is not there`)
      return getComputedStyle(element, pseudo)
    }
    const sunk = (selector: string) => Math.round(new DOMMatrix(style(selector).transform).f)
    return {
      radius: Number(/[\d.]+/.exec(style('.stage').clipPath)?.[0]),
      // At rest it has none.
      light: Number(style('.prompt :checked + span', '::after').scale.replace('none', '1')),
      sun: sunk('.scene .sun'),
      dunes: sunk('#dunes'),
    }
  }, elapsed)
}

/**
 * Lets everything that moves on the page run faster, so that less is painted until it rests; or slower by a part of one, so
 * that a slow machine misses nothing. It holds for the pages that are opened next as well.
 */
export async function hurry(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: times })
}
