import { accessibilityViolations } from './accessibilityViolations.ts'
import { expect, hydrate, mobile, test } from './page.ts'

const values = {
  'Name or company': 'Example Customer GmbH',
  Address: 'Musterstraße 1\n10115 Berlin',
  Contact: 'privacy@example.org',
} as const

test.describe('the agreement to sign', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/data-processing-agreement/sign')
  })

  test('keeps what is typed to itself: nothing is sent, nothing stored', async ({
    page,
    context,
  }) => {
    await hydrate(page)
    const requests: string[] = []
    context.on('request', request => requests.push(request.url()))
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByLabel('Name or company').press('Enter')
    expect(requests).toEqual([])
    await expect(page).toHaveURL(/\/data-processing-agreement\/sign$/)
    await expect(page.getByLabel('Name or company')).toHaveValue('Example Customer GmbH')
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length)
    expect(stored + (await context.cookies()).length).toBe(0)
  })

  test('prints what was typed on lines to write on, and no way around the page', async ({
    page,
  }) => {
    await page.getByLabel('Name or company').fill('Example Customer GmbH')
    await page.emulateMedia({ media: 'print' })
    const field = page.locator('#customer-name')
    await expect(field).toBeVisible()
    await expect(field).toHaveValue('Example Customer GmbH')
    for (const empty of ['#customer-name', '#customer-officer', '#provider-date']) {
      const borders = await page.locator(empty).evaluate(element => {
        const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element)
        return [borderTopWidth, borderLeftWidth, Number.parseFloat(borderBottomWidth) > 0]
      })
      expect(borders).toEqual(['0px', '0px', true])
    }
    for (const screen of ['.elsewhere', '.back-home', '.footer']) {
      for (const element of await page.locator(screen).all()) await expect(element).toBeHidden()
    }
    // The document without the value is shorter by its letters: the value is on the paper.
    const pdf = await page.pdf({ format: 'A4' })
    await page.locator('#customer-name').fill('')
    expect(pdf.length).toBeGreaterThan((await page.pdf({ format: 'A4' })).length)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in the ${colorScheme} scheme`, () => {
      // Set before the page is opened: a change of scheme fades from color to color.
      test.use({ colorScheme })

      test('is accessible, wide and narrow', async ({ page }) => {
        expect(await accessibilityViolations(page)).toEqual([])
        await page.setViewportSize(mobile)
        expect(await accessibilityViolations(page)).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      })
    })
  }
})
