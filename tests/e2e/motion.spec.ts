import type { Page } from '@playwright/test'
import { expect, mobile, test } from './page.ts'

/** The parts of a page that move by themselves, or take time to change more than their color. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const part = `.${element.classList.item(0)}${pseudo ?? ''}`
        const times = style.transitionDuration.split(', ').map(Number.parseFloat)
        const isColor = style.transitionProperty === 'background-color'
        if (Math.max(...times) > 0 && !isColor) found.add(`${part} changes`)
        const runs = style.animationPlayState.includes('running')
        if (style.animationName !== 'none' && runs) found.add(`${part} moves`)
      }
    }
    return [...found].sort()
  })
}

test('nothing moves or fades by itself where motion is reduced, choices included', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/your-rights', '/']) {
    await page.goto(path)
    if (path === '/') await page.getByRole('radio', { name: 'night', exact: true }).check()
    expect(await moving(page), path).toEqual([])
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  }

  await test.step('where it is welcome, the picture grows, turns, and generates', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const parts = await moving(page)
    const expected = ['.panel changes', '.progress moves', '.reply-warmer changes', '.sent changes']
    expect(parts).toEqual(expect.arrayContaining([...expected, '.stage changes']))
  })
})

/** The movement of the menu while it is open: what its keyframes change, and their milliseconds. */
function menuMovements(page: Page) {
  return page.locator('.menu').evaluate(menu =>
    menu
      .getAnimations()
      .filter(animation => animation instanceof CSSAnimation)
      .map(({ effect }) => {
        const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return [from?.clipPath, effect?.getComputedTiming().duration]
      }),
  )
}

test('the menu comes down out of the bar within 160 ms, and at once where motion is reduced', async ({
  page,
}) => {
  await page.setViewportSize(mobile)
  // Held still, so that a slow machine cannot miss it.
  const open = () =>
    page.locator('.menu').evaluate((menu: HTMLElement) => {
      menu.showPopover()
      for (const animation of menu.getAnimations()) animation.pause()
    })
  await page.goto('/')
  await open()
  expect(await menuMovements(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await open()
  expect(await menuMovements(page)).toEqual([['inset(0px 0px 100%)', 160]])
})

test('from page to page the old one goes within 90 ms and the new one rises within 160 ms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const times: Record<string, unknown> = {}
        for (const animation of document.getAnimations()) {
          if (!(animation.effect instanceof KeyframeEffect)) continue
          const { pseudoElement, target } = animation.effect
          if (target !== document.documentElement || !pseudoElement?.includes('(root)')) continue
          times[pseudoElement] = animation.effect.getComputedTiming().duration
        }
        document.documentElement.dataset.transition = JSON.stringify(times)
      })
    })
  })
  const follow = async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await page.waitForURL('/privacy-policy')
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await follow()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-transition', /./)
  expect(JSON.parse((await html.getAttribute('data-transition')) ?? '')).toMatchObject({
    '::view-transition-old(root)': 90,
    '::view-transition-new(root)': 160,
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follow()
  await expect(html).not.toHaveAttribute('data-transition')
})
