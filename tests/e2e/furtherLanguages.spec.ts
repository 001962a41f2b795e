import { addresses } from './addresses.ts'
import { expect, hydrate, mobile, test } from './page.ts'

test.use({ baseURL: addresses.finished })

test('a legal document keeps its section in a third language, and leads home', async ({ page }) => {
  await page.goto('/privacy-policy#retention')
  await hydrate(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.locator('#languages').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/privacy-policy#retention$/)
  await expect(page.getByRole('heading', { name: 'Conservation' })).toBeInViewport()
  await page.getByRole('link', { name: 'Retour', exact: true }).click()
  await expect(page.locator('h1')).toBeVisible()
})

test('the notice of a new version stands apart in every footer, with visible links', async ({
  page,
}) => {
  for (const path of ['/', '/imprint', '/de/terms-of-service']) {
    await page.goto(path)
    const notice = page.locator('.footer .notice')
    const gap = await notice.evaluate(element => {
      const columns = document.querySelector('.footer-columns')?.getBoundingClientRect()
      return element.getBoundingClientRect().top - (columns?.bottom ?? 0)
    })
    expect(gap, path).toBeGreaterThan(24)
    const link = notice.getByRole('link').first()
    expect(
      await link.evaluate(element => getComputedStyle(element).textDecorationColor),
      path,
    ).not.toBe('rgba(0, 0, 0, 0)')
  }
})

test('French has room for its accents, and a select of all four languages on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/fr')
  const gap = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return (box('.footer-call h2')?.top ?? 0) - (box('.footer-call .label')?.bottom ?? 0)
  })
  // An accent on a capital rises some 0.14 em above its line, 19 px in the largest headline.
  expect(gap, 'between the last headline and the label above it').toBeGreaterThan(24)

  await page.setViewportSize(mobile)
  await hydrate(page)
  await page.locator('.menu-button').click()
  const select = page.getByRole('combobox', { name: 'Langue' })
  await expect(select.locator('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español'])
  await select.selectOption('es')
  await expect(page).toHaveURL(/\/es$/)
})
