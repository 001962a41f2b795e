import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesFolder } from '../sites/environment.mjs'
import { expectNoViolations } from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

/** Opens the page with plans at the address of a site, whose other files it asks for. */
async function openPlans(page: Page): Promise<void> {
  await page.route('/', route =>
    route.fulfill({ path: resolve(pagesFolder, 'plans.html'), contentType: 'text/html' }),
  )
  await page.goto('/')
}

/** What the plans say they cost, as far as it is shown. */
const prices = (page: Page) =>
  page
    .locator('.price')
    .evaluateAll(shown =>
      shown.map(price => price instanceof HTMLElement && price.innerText.replaceAll(/\s+/g, ' ')),
    )

const ofMonth = ['$0 per month', '$12 per month (€11, £10, CHF 12)']
const ofYear = ['$0 per month', '$120 per year (€110, £100, CHF 120)']
const both = ['$0 per month', `${ofMonth[1]} or ${ofYear[1]}`]

test('a radio button chooses prices a month or a year, by keyboard and by pointer', async ({
  page,
}) => {
  await openPlans(page)
  const period = page.getByRole('group', { name: 'Billing period' })
  const [month, year] = [
    period.getByRole('radio', { name: 'Monthly' }),
    period.getByRole('radio', { name: 'Yearly' }),
  ]
  await expect(month).toBeChecked()
  expect(await prices(page)).toEqual(ofMonth)
  await month.focus()
  await page.keyboard.press('ArrowRight')
  await expect(year).toBeChecked()
  await expect(year).toBeFocused()
  expect(await year.evaluate(button => getComputedStyle(button).outlineStyle)).toBe('solid')
  expect(await prices(page)).toEqual(ofYear)
  await month.click()
  expect(await prices(page)).toEqual(ofMonth)
})

test('its buttons are as large as fingers need, also in large text on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPlans(page)
  const targets = page.locator('.period label')
  for (const size of ['100%', '200%']) {
    await page.evaluate(percent => {
      document.documentElement.style.fontSize = percent
    }, size)
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
  }
})

test('the chosen one is told apart in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPlans(page)
  const grounds = await page
    .locator('.period span')
    .evaluateAll(words => words.map(word => getComputedStyle(word).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
})

test('paper shows both prices, and no buttons', async ({ page }) => {
  await openPlans(page)
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await page.emulateMedia({ media: 'print' })
  expect(await prices(page)).toEqual(both)
  await expect(page.locator('.period')).toBeHidden()
})

test('so does a browser that does not know :has()', async ({ page }) => {
  await page.route('/', async route => {
    const html = await readFile(resolve(pagesFolder, 'plans.html'), 'utf8')
    const body = html.replaceAll('@supports selector(:has(a))', '@supports selector(:unknown(a))')
    await route.fulfill({ body, contentType: 'text/html' })
  })
  await page.goto('/')
  expect(await prices(page)).toEqual(both)
  await expect(page.locator('.period')).toBeHidden()
})

test('axe finds nothing in the plans, light or dark, wide and narrow', async ({ page }) => {
  test.slow()
  await openPlans(page)
  await expectNoViolations(page, 'plans', '#pricing')
  await page.setViewportSize(mobile)
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expectNoViolations(page, 'plans of a year', '#pricing')
})
