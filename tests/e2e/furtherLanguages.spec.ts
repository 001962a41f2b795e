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
