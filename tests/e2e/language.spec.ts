import { activeEntry, expect, frames, hold, hydrate, mobile, settled, test } from './page.ts'

test.describe('dropdown on wide screens', () => {
  test('keeps page and section', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.locator('.menu-sections a[href="#pricing"]').click()
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
    await settled(page)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de#pricing$/)
    await expect(page.locator('#pricing h2')).toBeInViewport()
  })

  test('keeps the section of a legal document', async ({ page }) => {
    await page.goto('/de/privacy-policy#cookies')
    await hydrate(page)
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.locator('#languages').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/privacy-policy#cookies$/)
  })

  test('closes on scroll', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.locator('#languages')).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect(page.locator('#languages')).toBeHidden()
  })

  test('closes on resize', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.locator('#languages')).toBeVisible()
    // React learns of a list that has just opened by an event of its own.
    await frames(page)
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect(page.locator('#languages')).toBeHidden()
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

  test('nothing changes under the finger while the menu is open', async ({ page }) => {
    const releaseReact = await hold(page, 'hydrate')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    releaseReact()
    await hydrate(page)
    await expect(page.locator('#languages').getByRole('link', { name: 'Deutsch' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  })
})
