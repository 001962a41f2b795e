import { expect, hydrate, mobile, test } from './page.ts'

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

test('the landing page speaks Spanish, and its choices move the scene there', async ({ page }) => {
  await page.goto('/es')
  await page.getByRole('radio', { name: 'Mar', exact: true }).check()
  const save = page.getByRole('link', { name: 'Guardar' })
  await expect(save).toHaveCount(1)
  await expect(save).toHaveAttribute('href', /^\/wallpapers\/sea-/)
})

test('the select of narrow screens offers all four languages', async ({ page }) => {
  await page.setViewportSize(mobile)
  await page.goto('/fr')
  await hydrate(page)
  await page.locator('.menu-button').click()
  const select = page.getByRole('combobox', { name: 'Langue' })
  await expect(select.locator('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español'])
  await select.selectOption('es')
  await expect(page).toHaveURL(/\/es$/)
})
