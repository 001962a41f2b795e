import type { Page } from '@playwright/test'
import { atRest, expect, hold, hydrate, mobile, test, withoutPointer } from './page.ts'

const menuButton = (page: Page) => page.locator('.menu-button')
const pricing = (page: Page) => page.locator('.menu-sections a[href="#pricing"]')

test.describe('on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true })

  for (const path of ['/', '/de']) {
    test(`${path}: an entry closes the menu while React is on its way, and after`, async ({
      page,
    }) => {
      const releaseReact = await hold(page, 'hydrate')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await menuButton(page).tap()
      await pricing(page).tap()
      await expect(page.locator('.menu')).toBeHidden({ timeout: 500 })
      await expect(page.locator('#pricing h2')).toBeInViewport()
      releaseReact()
      await hydrate(page)
      await expect(page.locator('.menu')).toBeHidden()
      await menuButton(page).tap()
      await expect(pricing(page)).toBeVisible()
      await pricing(page).tap()
      await expect(page.locator('.menu')).toBeHidden()
    })
  }

  test('the entry of the section that is already in the address closes it too', async ({
    page,
  }) => {
    await hold(page, 'hydrate')
    await page.goto('/#pricing', { waitUntil: 'domcontentloaded' })
    await menuButton(page).tap()
    await pricing(page).tap()
    await expect(page.locator('.menu')).toBeHidden({ timeout: 500 })
  })

  test('a tap outside the menu closes it, and so does its button', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await page.touchscreen.tap(200, 800)
    await expect(page.locator('.menu')).toBeHidden()
    await menuButton(page).tap()
    await expect(page.locator('.menu')).toBeVisible()
    await menuButton(page).tap()
    await expect(page.locator('.menu')).toBeHidden()
  })
})

for (const way of ['tap', 'click'] as const) {
  test.describe(`before the loader has arrived, by ${way}`, () => {
    test.use({ viewport: mobile, hasTouch: way === 'tap' })

    /** Holds the loader back until it is let go. */
    async function holdLoader(page: Page): Promise<() => Promise<unknown>> {
      const release = await hold(page, 'loader')
      return () => {
        release()
        return page.waitForFunction(() => 'loaded' in document.documentElement.dataset)
      }
    }
    const isOpen = (page: Page) =>
      page.locator('.menu').evaluate(menu => menu.matches(':popover-open'))

    test('an entry closes the menu, which stays closed when the loader arrives', async ({
      page,
    }) => {
      const release = await holdLoader(page)
      await page.goto('/', { waitUntil: 'commit' })
      await menuButton(page)[way]()
      await pricing(page)[way]()
      await expect(page.locator('.menu')).toBeHidden({ timeout: 500 })
      await expect(page.locator('#pricing h2')).toBeInViewport()
      await release()
      expect(await isOpen(page)).toBe(false)
      await hydrate(page)
      await menuButton(page)[way]()
      await expect(pricing(page)).toBeVisible()
    })

    test('an open menu stays open when the loader arrives', async ({ page }) => {
      const release = await holdLoader(page)
      await page.goto('/', { waitUntil: 'commit' })
      await menuButton(page)[way]()
      await expect(pricing(page)).toBeVisible()
      await release()
      expect(await isOpen(page)).toBe(true)
      await expect(pricing(page)).toBeVisible()
      await pricing(page)[way]()
      await expect(page.locator('.menu')).toBeHidden()
    })
  })
}

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: mobile, hasTouch: true, javaScriptEnabled: false })

  test('an entry closes the menu, and one tap opens it again', async ({ page }) => {
    await page.goto('/')
    for (const id of ['pricing', 'pricing', 'faq']) {
      await menuButton(page).tap({ force: true })
      await expect(page.locator('.menu')).toBeVisible()
      await page.locator(`.menu-sections a[href="#${id}"]`).tap()
      await expect(page.locator('.menu')).toBeHidden()
      await expect(page.locator(`#${id} h2`)).toBeInViewport()
    }
  })

  test('a tap within the menu leaves it open, and one outside closes it', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    const menu = await page.locator('.menu').boundingBox()
    const bottom = (menu?.y ?? 0) + (menu?.height ?? 0)
    await page.touchscreen.tap(380, bottom - 8)
    await atRest(page)
    await expect(page.locator('.menu')).toBeVisible()
    await page.touchscreen.tap(200, bottom + 60)
    await expect(page.locator('.menu')).toBeHidden()
    await menuButton(page).tap()
    await expect(page.locator('.menu')).toBeVisible()
    await menuButton(page).tap()
    await expect(page.locator('.menu')).toBeHidden()
  })

  test('the keyboard moves through the menu and follows an entry', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    for (const id of ['home', 'features']) {
      await page.keyboard.press('Tab')
      await atRest(page)
      await expect(page.locator(`.menu-sections a[href="#${id}"]`)).toBeFocused()
      await expect(page.locator('.menu')).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(page.locator('.menu')).toBeHidden()
    await expect(page).toHaveURL(/#features$/)
  })
})

test.describe('after Back', () => {
  // Playwright turns the back/forward cache off; what a page does as it goes can be seen without it.
  const leave = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

  /** Opens the page as React or the loader alone has it. */
  async function open(page: Page, isHydrated: boolean): Promise<void> {
    if (isHydrated) {
      await page.goto('/')
      await hydrate(page)
    } else {
      // A script that is asked for and held would keep the page from ever having loaded.
      await withoutPointer(page)
      await hold(page, 'hydrate')
      await page.goto('/')
    }
  }

  for (const isHydrated of [false, true]) {
    const when = isHydrated ? 'React' : 'the loader'

    test(`the menu is closed (${when})`, async ({ page }) => {
      await page.setViewportSize(mobile)
      await open(page, isHydrated)
      await menuButton(page).click()
      await leave(page)
      await expect(page.locator('.menu')).toBeHidden({ timeout: 500 })
    })

    test(`the language list is closed (${when})`, async ({ page }) => {
      await open(page, isHydrated)
      await page.locator('.language-button').click()
      await leave(page)
      await expect(page.locator('#languages')).toBeHidden({ timeout: 500 })
    })
  }
})
