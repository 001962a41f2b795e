import { message } from '../sites/message.ts'
import { addresses } from './addresses.ts'
import { expect, frames, hydrate, test } from './page.ts'

test.use({ baseURL: addresses.finished })

test('the notice leads from any page to what changes, and from there to each section', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .locator('.footer')
    .getByRole('link', { name: message('notice.compare') })
    .click()
  await expect(page).toHaveURL(/\/privacy-policy\/3\.0\/changes$/)
  await page.getByRole('link', { name: 'Voice' }).click()
  await expect(page.getByRole('heading', { name: 'Voice' })).toBeInViewport()
})

test('unchanged sections are one line, which opens on a click or at an address', async ({
  page,
}) => {
  await page.goto('/privacy-policy/3.0/changes')
  await hydrate(page)
  const company = page.locator('details#company')
  await expect(company).toBeHidden()
  await page
    .getByText(message('changes.manyUnchanged', { count: '7' }))
    .first()
    .click()
  await expect(company).toBeVisible()
  await expect(company.locator('p').first()).toBeHidden()
  await company.locator('summary').click()
  await expect(company.locator('p').first()).toBeVisible()
  // An accordion would close the one around it.
  await frames(page)
  await expect(company).toBeVisible()

  await page.goto('about:blank')
  await page.goto('/privacy-policy/3.0/changes#cookies')
  await expect(page.locator('details#cookies')).toBeInViewport()
  await expect(company).toBeHidden()
})

test('what changed is told apart when read out', async ({ page }) => {
  await page.goto('/privacy-policy/3.0/changes')
  const read = await page.locator('#retention').ariaSnapshot()
  expect(read).toContain('deleted: 90 end of change')
})
