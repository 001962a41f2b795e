import { expect, test } from '@playwright/test'
import {
  accessibilityViolations,
  everyRule,
  rulesOfAppearance,
  showScheme,
} from './accessibilityViolations.ts'
import { mobile } from './page.ts'

const light = { colorScheme: 'light', viewport: { width: 1280, height: 720 } } as const
const dark = { colorScheme: 'dark', viewport: mobile } as const

// Without the quiet console of the other tests: the browser reports the status there.
for (const { path, language, home, way, look, rules } of [
  { path: '/nowhere', language: 'en', home: '/', way: 'button', look: light, rules: everyRule },
  {
    path: '/de/nirgends',
    language: 'de',
    home: '/de',
    way: 'nail',
    look: dark,
    rules: rulesOfAppearance,
  },
] as const) {
  test(`${path} has no page, and says so in its language`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const links = page.locator('.wall a')
    await expect(links).toHaveCount(3)
    const button = page.locator('main a.button')

    await test.step('a picture hangs on the nail that is pointed at or focused', async () => {
      const shown = () =>
        page
          .locator('.wall svg')
          .evaluateAll(pictures => pictures.map(picture => getComputedStyle(picture).opacity))
      expect(await shown()).toEqual(['0', '0', '0'])
      // Where motion is reduced, as here, it hangs straight and does not swing.
      await expect(page.locator('.wall svg').first()).toHaveCSS('rotate', 'none')
      await links.nth(1).hover()
      await expect.poll(shown).toEqual(['0', '1', '0'])
      await page.mouse.move(0, 0)
      await button.focus()
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await expect.poll(shown).toEqual(['1', '0', '0'])
    })

    await test.step(`axe finds nothing, ${look.colorScheme}`, async () => {
      await page.setViewportSize(look.viewport)
      await showScheme(page, look.colorScheme)
      expect(await accessibilityViolations(page, rules)).toEqual([])
    })

    await test.step('the button and the nail lead home', async () => {
      await expect(button).toHaveAttribute('href', home)
      await expect(links.first()).toHaveAttribute('href', `${home}#features`)
      if (way === 'button') await button.click()
      else await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${home}${way === 'nail' ? '#features' : ''}$`))
    })
  })
}
