import { addresses } from './addresses.ts'
import {
  activeEntry,
  expect,
  frames,
  hold,
  hydrate,
  mobile,
  settled,
  test,
  withoutPointer,
} from './page.ts'

test('the dropdown on wide screens keeps page and section, and closes as the page moves', async ({
  page,
}) => {
  const list = page.locator('#languages')
  await page.goto('/')
  await hydrate(page)
  const button = page.getByRole('button', { name: /^Language/ })

  await test.step('it closes on scroll', async () => {
    await button.click()
    await expect(list).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect(list).toBeHidden()
  })

  await test.step('it closes on resize', async () => {
    await button.click()
    await expect(list).toBeVisible()
    // React learns of a list that has just opened by an event of its own.
    await frames(page)
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect(list).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('it leads to the section, where the position is kept when React arrives', async () => {
    await page.locator('.menu-sections a[href="#pricing"]').click()
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
    await settled(page)
    await button.click()
    const releaseReact = await hold(page, 'hydrate')
    await list.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de#pricing$/)
    await expect(page.locator('#pricing h2')).toBeInViewport()
    await page.waitForLoadState('domcontentloaded')
    await page.mouse.wheel(0, 700)
    await settled(page)
    const scrolled = await page.evaluate(() => scrollY)
    releaseReact()
    await hydrate(page)
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  await test.step('it leads to the section of a legal document', async () => {
    await page.goto('/de/privacy-policy#cookies')
    await hydrate(page)
    // The list would close as the page goes to its section.
    await settled(page)
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await list.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/privacy-policy#cookies$/)
  })
})

test.describe('select on narrow screens', () => {
  test.use({ viewport: mobile, hasTouch: true })

  test('goes to the same page and section', async ({ page }) => {
    await page.goto('/terms-of-service#updates')
    await hydrate(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await expect(page).toHaveURL(/\/de\/terms-of-service#updates$/)
  })

  test('an arrow key shows the next language, and Enter goes there', async ({ page }) => {
    await page.goto('/terms-of-service')
    await hydrate(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const select = page.getByRole('combobox', { name: 'Language' })
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await expect(select).toHaveValue('de')
    await frames(page)
    await expect(page).toHaveURL(/\/terms-of-service$/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/de\/terms-of-service$/)
  })
})

test.describe('of four languages', () => {
  test.use({ baseURL: addresses.finished })

  test('a legal document keeps its section in a third language, and leads home', async ({
    page,
  }) => {
    await page.goto('/privacy-policy#retention')
    await hydrate(page)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.locator('#languages').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/privacy-policy#retention$/)
    await expect(page.getByRole('heading', { name: 'Conservation' })).toBeInViewport()
    await page.locator('.back').click()
    await expect(page.locator('h1')).toBeVisible()
  })

  test('narrow screens have a select of all four languages', async ({ page }) => {
    await page.setViewportSize(mobile)
    await page.goto('/fr')
    await hydrate(page)
    await page.locator('.menu-button').click()
    const select = page.getByRole('combobox', { name: 'Langue' })
    await expect(select.locator('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español'])
    await select.selectOption('es')
    await expect(page).toHaveURL(/\/es$/)
  })
})

test.describe('on a phone whose browser translates', () => {
  test.use({ viewport: mobile, hasTouch: true })
  test.beforeEach(({ page }) => withoutPointer(page))

  test('on a page that the browser has translated, what a visitor did stays', async ({ page }) => {
    await page.goto('/privacy-policy')
    await page.evaluate(() => {
      document.documentElement.lang = 'pl'
      const walker = document.createTreeWalker(
        document.querySelector('[data-island=navbar]') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
    await page.locator('.menu-button').tap()
    // Hydrated after the bar would have been.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-island=contents]') ?? {}).some(name =>
        name.startsWith('__reactContainer'),
      ),
    )
    await expect(page.locator('#menu')).toBeVisible()
    await expect(page.locator('#menu').getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.locator('#menu a[hreflang=de]').tap()
    await expect(page).toHaveURL(/\/de\/privacy-policy$/)
  })

  test('the language of the bar is that of the build, whatever a translation names the page', async ({
    page,
  }) => {
    await page.goto('/de/privacy-policy')
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'pl'))
    await hydrate(page)
    await page.locator('.menu-button').tap()
    await expect(page.locator('.language-select, .language-button').first()).toHaveText(/Deutsch/)
    await expect(page.locator('.language-select')).toHaveValue('de')
  })
})
