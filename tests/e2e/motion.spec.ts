import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'

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
    const expected = ['.panel changes', '.progress moves', '.stage changes', '.stage moves']
    expect(parts).toEqual(expect.arrayContaining([...expected, '.sent changes']))
  })
})
