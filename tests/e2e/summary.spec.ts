import { expect, mobile, test } from './page.ts'

for (const [path, name] of [
  ['/privacy-policy', 'The short version'],
  ['/de/terms-of-service', 'Die Kurzfassung'],
] as const) {
  test(`${path} sums itself up on request`, async ({ page }) => {
    await page.goto(path)
    const lines = page.locator('.summary a')
    await expect(lines.first()).toBeHidden()
    await page.locator('.summary').getByText(name).click()
    const texts = await page.locator('.legal-text .in-short > span').allTextContents()
    await expect(lines).toHaveText(texts)
    const sections = await page
      .locator('.legal-text > section')
      .evaluateAll(elements => elements.map(element => `#${element.id}`))
    const targets = await lines.evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(targets).toEqual(sections)
  })

  test(`${path}: the summary fits one screen`, async ({ page }) => {
    await page.goto(path)
    await page.locator('.summary summary').click()
    expect((await page.locator('.summary ol').boundingBox())?.height).toBeLessThan(720)
  })

  test(`${path}: a line of the summary leads to its section`, async ({ page }) => {
    await page.setViewportSize(mobile)
    await page.goto(path)
    await page.locator('.summary summary').click()
    await page.locator('.summary a').nth(6).click()
    await expect(page.locator('.legal-text > section').nth(6).locator('h2')).toBeInViewport()
  })

  test(`${path}: the summary is not printed, not even open`, async ({ page }) => {
    await page.goto(path)
    await page.locator('.summary summary').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.summary')).toBeHidden()
  })
}
