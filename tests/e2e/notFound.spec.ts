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

    await test.step('the three panels hang there, and straight where motion is reduced', async () => {
      const pictures = page.locator('.wall svg')
      await expect(pictures).toHaveCount(3)
      for (const picture of await pictures.all()) {
        await expect(picture).toBeVisible()
        await expect(picture).toHaveCSS('opacity', '1')
        await expect(picture).toHaveCSS('rotate', 'none')
      }
    })

    await test.step('elsewhere they hang askew until somebody points at them', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const second = page.locator('.wall svg').nth(1)
      await expect(second).toHaveCSS('rotate', '-1.5deg')
      await links.nth(1).hover()
      await expect(second).toHaveCSS('rotate', '0deg')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.mouse.move(0, 0)
      await button.focus()
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
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
