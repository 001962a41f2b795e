import { addresses } from './addresses.ts'
import { expect, frames, hydrate, test } from './page.ts'

test.use({ baseURL: addresses.finished })

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

test('what changed keeps to its place, and is told apart on paper and when read out', async ({
  page,
}) => {
  await page.goto('/privacy-policy/3.0/changes')
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [box, text] = await Promise.all(
      ['.changed', '.comparison'].map(place => page.locator(place).boundingBox()),
    )
    expect(box?.width, `the box, on ${width} px`).toBeLessThanOrEqual(text?.width ?? 0)
  }

  await test.step('the status of a section keeps its distance from the heading', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const status = await page.locator('#retention .status').boundingBox()
    const words = await page.locator('#retention h2').evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    expect((status?.x ?? 0) - words).toBeGreaterThan(8)
  })

  await test.step('inserted and deleted words differ on black-and-white paper', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
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
})
