import { message } from '../sites/message.ts'
import { expect, mobile, test } from './page.ts'

test('a legal document sums itself up on request', async ({ page }) => {
  for (const [path, name] of [
    ['/privacy-policy', message('legal.summary')],
    ['/de/terms-of-service', 'Die Kurzfassung'],
  ] as const) {
    await page.goto(path)
    const lines = page.locator('.summary a')
    await expect(lines.first(), path).toBeHidden()
    await page.locator('.summary').getByText(name).click()

    await test.step(`${path}: a line for every section, with its words`, async () => {
      const texts = await page.locator('.legal-text .in-short > span').allTextContents()
      await expect(lines).toHaveText(texts)
      const sections = await page
        .locator('.legal-text > section')
        .evaluateAll(elements => elements.map(element => `#${element.id}`))
      const targets = await lines.evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(targets).toEqual(sections)
    })

    await test.step(`${path}: it is not printed, not even open`, async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.summary')).toBeHidden()
      await page.emulateMedia({ media: null })
    })

    await test.step(`${path}: a line leads to its section on a phone`, async () => {
      await page.setViewportSize(mobile)
      await lines.nth(6).click()
      await expect(page.locator('.legal-text > section').nth(6).locator('h2')).toBeInViewport()
      await page.setViewportSize({ width: 1280, height: 720 })
    })
  }
})
