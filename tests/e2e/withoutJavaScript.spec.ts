import { expect, test } from './page.ts'

test.use({ javaScriptEnabled: false })

test('the landing page works', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/')

  await test.step('section links scroll smoothly, except where motion is reduced', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })

  await test.step('a section link scrolls to its section, below the sticky bar', async () => {
    await navigation.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/#pricing$/)
    const label = page.locator('#pricing .label')
    await expect(label).toBeInViewport()
    await expect.poll(async () => (await label.boundingBox())?.y ?? 0).toBeLessThan(400)
    const bar = await page.locator('.navbar').boundingBox()
    expect((await label.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })

  await test.step('the FAQ keeps one answer open and closes it on a second click', async () => {
    const questions = page.locator('#faq summary')
    await questions.nth(0).click()
    await questions.nth(2).click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await questions.nth(2).click()
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  })
})

test('an address, the contents and the language list lead to their place', async ({ page }) => {
  await page.goto('/de#faq')
  await expect(page.locator('#faq h2')).toBeInViewport()

  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Retention').click()
  await expect(page.locator('#retention h2')).toBeInViewport()

  await page.getByRole('button', { name: 'Language, English' }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/privacy-policy$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
