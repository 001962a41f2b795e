import type { Page } from '@playwright/test'
import { atRest, expect, hold, hydrate, mobile, test, withoutPointer } from './page.ts'

const menu = (page: Page) => page.locator('.menu')
const menuButton = (page: Page) => page.locator('.menu-button')
const pricing = (page: Page) => page.locator('.menu-sections a[href="#pricing"]')

test.describe('on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true })

  test('an entry closes the menu while React is on its way, and after', async ({ page }) => {
    const releaseReact = await hold(page, 'hydrate')
    await page.goto('/de', { waitUntil: 'domcontentloaded' })
    // The second time, the section is already in the address.
    for (const time of ['first', 'second']) {
      await menuButton(page).tap()
      await pricing(page).tap()
      await expect(menu(page), time).toBeHidden()
      await expect(page.locator('#pricing h2')).toBeInViewport()
    }
    releaseReact()
    await hydrate(page)
    await expect(menu(page)).toBeHidden()
    await menuButton(page).tap()
    await expect(pricing(page)).toBeVisible()
    await pricing(page).tap()
    await expect(menu(page)).toBeHidden()
  })

  test('the menu closes when the focus goes on behind it', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await menuButton(page).tap()
    await page.locator('.menu :is(a, select):visible').last().focus()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('main :focus')).toBeInViewport()
  })

  test('a menu that was opened before React has come stays as it is', async ({ page }) => {
    const releaseReact = await hold(page, 'hydrate')
    await page.goto('/', { waitUntil: 'domcontentloaded' })

    await test.step('a tap outside the menu closes it, and so does its button', async () => {
      await menuButton(page).tap()
      await page.touchscreen.tap(200, 800)
      await expect(menu(page)).toBeHidden()
      await menuButton(page).tap()
      await expect(menu(page)).toBeVisible()
      await menuButton(page).tap()
      await expect(menu(page)).toBeHidden()
    })

    await test.step('nothing changes under the finger while it is open', async () => {
      await menuButton(page).tap()
      releaseReact()
      await hydrate(page)
      await expect(menu(page)).toBeVisible()
      await expect(page.locator('#languages').getByRole('link', { name: 'Deutsch' })).toBeVisible()
    })

    await test.step('held sideways, a phone is lower than its menu', async () => {
      await page.setViewportSize({ width: 640, height: 320 })
      const end = page.locator('.menu :is(a, select):visible').last()
      await end.scrollIntoViewIfNeeded()
      await expect(end).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    await test.step('opened again, it has a select, and an entry scrolls the page', async () => {
      await page.setViewportSize(mobile)
      await menuButton(page).tap()
      await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
      await page.locator('.menu-sections a[href="#faq"]').tap()
      await expect(menu(page)).toBeHidden()
      await expect(page.locator('#faq h2')).toBeInViewport()
    })

    await test.step('its button is there only below 768 px', async () => {
      await page.setViewportSize({ width: 767, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await page.setViewportSize({ width: 768, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    })
  })
})

test('after Back the menu and the language list are closed', async ({ page }) => {
  // Playwright turns the back/forward cache off; what a page does as it goes can be seen without it.
  const leave = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  const closesOnLeaving = async (button: string, popover: string, script: string) => {
    await page.locator(button).click()
    await expect(page.locator(popover), script).toBeVisible()
    await leave()
    await expect(page.locator(popover), script).toBeHidden()
  }
  // A script that is asked for and held would keep the page from ever having loaded.
  await withoutPointer(page)
  const releaseReact = await hold(page, 'hydrate')
  await page.goto('/')
  await closesOnLeaving('.language-button', '#languages', 'the loader')
  await page.setViewportSize(mobile)
  await closesOnLeaving('.menu-button', '.menu', 'the loader')
  releaseReact()
  await hydrate(page)
  await closesOnLeaving('.menu-button', '.menu', 'React')
  await page.setViewportSize({ width: 1280, height: 720 })
  await closesOnLeaving('.language-button', '#languages', 'React')
})

test('the bar folds when its text runs out of room, and opens as a menu', async ({ page }) => {
  /** Enlarges the text as a visitor's own style sheet would. */
  const enlarge = (percent: number) =>
    page.evaluate(size => {
      document.documentElement.style.fontSize = `${size}%`
    }, percent)
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/')
  await hydrate(page)
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(button).toBeHidden()
  await enlarge(200)
  await expect(button).toBeVisible()
  await button.click()
  const entry = page.locator('.menu-sections a[href="#faq"]')
  await expect(entry).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Deutsch' }).first()).toBeVisible()
  await entry.click()
  await expect(entry).toBeHidden()

  await test.step('small text does not open it below 768 px', async () => {
    await enlarge(60)
    await page.setViewportSize({ width: 767, height: 700 })
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(button).toBeHidden()
  })
})

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
        await expect(menu(page)).toBeHidden()
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
