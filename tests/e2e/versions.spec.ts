import { expect, frames, hydrate, test } from './page.ts'

test('pages of versions and changes fit screens from 320 px on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [
    '/privacy-policy/1.9',
    '/privacy-policy/3.0',
    '/de/privacy-policy/2.0/changes',
  ]) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
})

test('the notice leads from any page to what changes, and from there to each section', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('.footer').getByRole('link', { name: 'See what changes' }).click()
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
  await page.getByText('7 unchanged sections').first().click()
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

test('the box with what changed is no wider than the text', async ({ page }) => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/privacy-policy/3.0/changes')
    const [box, text] = await Promise.all(
      ['.changed', '.comparison'].map(place => page.locator(place).boundingBox()),
    )
    expect(box?.width, `${width} px`).toBeLessThanOrEqual(text?.width ?? 0)
  }
})

test('the status of a section keeps its distance from the heading', async ({ page }) => {
  await page.goto('/privacy-policy/3.0/changes')
  const status = await page.locator('#retention .status').boundingBox()
  const words = await page.locator('#retention h2').evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
  expect((status?.x ?? 0) - words).toBeGreaterThan(8)
})

test('inserted and deleted words differ on black-and-white paper, and when read out', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.goto('/privacy-policy/3.0/changes')
  const line = (element: string) =>
    page
      .locator(element)
      .first()
      .evaluate(node => getComputedStyle(node).textDecorationLine)
  expect(await line('#retention ins')).toBe('underline')
  expect(await line('#retention del')).toBe('line-through')
  const read = await page.locator('#retention').ariaSnapshot()
  expect(read).toContain('deleted: 90 end of change')
})
