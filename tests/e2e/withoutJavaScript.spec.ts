import { expect, mobile, test } from './page.ts'

test.use({ javaScriptEnabled: false })

test('a section link scrolls to its section, below the sticky bar', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await expect(page).toHaveURL(/#pricing$/)
  const label = page.locator('#pricing .label')
  await expect(label).toBeInViewport()
  await expect.poll(async () => (await label.boundingBox())?.y ?? 0).toBeLessThan(400)
  const bar = await page.locator('.navbar').boundingBox()
  expect((await label.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('an address with a section hash opens there', async ({ page }) => {
  await page.goto('/de#faq')
  await expect(page.locator('#faq h2')).toBeInViewport()
})

test('section links scroll smoothly, except where motion is reduced', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('the mobile menu opens and closes', async ({ page }) => {
  await page.setViewportSize(mobile)
  await page.goto('/')
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' })
  await expect(link).toBeHidden()
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
})

test('the language list leads to the same page in the other language', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/terms-of-service$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the FAQ keeps one answer open and closes it on a second click', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq summary')
  await questions.nth(0).click()
  await questions.nth(2).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await questions.nth(2).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(0)
})

test('the contents of a legal document lead to its sections', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Retention').click()
  await expect(page.locator('#retention h2')).toBeInViewport()
})
