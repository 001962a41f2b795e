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
    return {
      sky: style.getPropertyValue('--sky-1'),
      land: ['dunes', 'sea', 'hills'].filter(
        place => Number(style.getPropertyValue(`--${place}`)) < 1,
      ),
    }
  })
}

export function sunX(page: Page): Promise<number> {
  return page.evaluate(() => {
    const picture = document.querySelector('.scene')
    return picture ? Number.parseFloat(getComputedStyle(picture).getPropertyValue('--sun-x')) : 0
  })
}

/** Stops everything that moves, so that a busy machine has time to look, or lets it go on. */
export async function setPlaying(page: Page, isPlaying: boolean): Promise<void> {
  await page.evaluate(plays => {
    for (const animation of document.getAnimations()) {
      if (plays) animation.play()
      else animation.pause()
    }
  }, isPlaying)
}

/** Lets everything that moves on the page run faster: less is painted until it rests. */
export async function hurry(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: times })
}
