import type { Page } from '@playwright/test'
import { atRest, expect, hold, hydrate, mobile, test } from './page.ts'

const menu = (page: Page) => page.locator('.menu')
const menuButton = (page: Page) => page.locator('.menu-button')
const pricing = (page: Page) => page.locator('.menu-sections a[href="#pricing"]')

for (const way of ['tap', 'click'] as const) {
  test.describe(`before the loader has arrived, by ${way}`, () => {
    test.use({ viewport: mobile, hasTouch: way === 'tap' })

    /** Opens the page without the loader, which comes with the function that is returned. */
    async function openWithoutLoader(page: Page): Promise<() => Promise<unknown>> {
      const release = await hold(page, 'loader')
      await page.goto('/', { waitUntil: 'commit' })
      return () => {
        release()
        return page.waitForFunction(() => 'loaded' in document.documentElement.dataset)
      }
    }
    const isOpen = (page: Page) => menu(page).evaluate(element => element.matches(':popover-open'))

    test('the menu stays as it is when the loader arrives', async ({ page }) => {
      await test.step('closed by an entry', async () => {
        const release = await openWithoutLoader(page)
        await menuButton(page)[way]()
        await pricing(page)[way]()
        await expect(menu(page)).toBeHidden({ timeout: 500 })
        await expect(page.locator('#pricing h2')).toBeInViewport()
        await release()
        expect(await isOpen(page)).toBe(false)
        await hydrate(page)
        await menuButton(page)[way]()
        await expect(pricing(page)).toBeVisible()
      })

      await test.step('open', async () => {
        const release = await openWithoutLoader(page)
        await menuButton(page)[way]()
        await expect(pricing(page)).toBeVisible()
        await release()
        expect(await isOpen(page)).toBe(true)
        await expect(pricing(page)).toBeVisible()
        await pricing(page)[way]()
        await expect(menu(page)).toBeHidden()
      })
    })
  })
}

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: mobile, hasTouch: true, javaScriptEnabled: false })

  test('the menu opens and closes', async ({ page }) => {
    await test.step('the keyboard moves through the menu and follows an entry', async () => {
      await page.goto('/')
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      for (const id of ['home', 'features']) {
        await page.keyboard.press('Tab')
        await atRest(page)
        await expect(page.locator(`.menu-sections a[href="#${id}"]`)).toBeFocused()
        await expect(menu(page)).toBeVisible()
      }
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL(/#features$/)
    })

    await test.step('an entry closes the menu, and one tap opens it again', async () => {
      for (const id of ['pricing', 'pricing', 'faq']) {
        await menuButton(page).tap({ force: true })
        await expect(menu(page)).toBeVisible()
        await page.locator(`.menu-sections a[href="#${id}"]`).tap()
        await expect(menu(page)).toBeHidden()
        await expect(page.locator(`#${id} h2`)).toBeInViewport()
      }
    })
  })
})
