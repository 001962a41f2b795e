import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from './addresses.ts'
import { expect, mobile, test } from './page.ts'

test.use({ baseURL: addresses.finished })

test('who looks at a wide screen gets a code to scan, and a phone does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const code = page.locator('.qr-code')
  await expect(code).toBeVisible()
  await code.scrollIntoViewIfNeeded()
  const image = code.locator('img')
  await expect
    .poll(() =>
      image.evaluate(element => element instanceof HTMLImageElement && element.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect((await image.boundingBox())?.width).toBeGreaterThan(150)
  for (const [width, isShown] of [
    [900, true],
    [899, false],
    [mobile.width, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(code).toBeVisible({ visible: isShown })
  }
})

test('the link around a badge is as wide as its picture', async ({ page }) => {
  await page.goto('/')
  for (const badge of await page.locator('.badge-artwork').all()) {
    const link = await badge.boundingBox()
    const picture = await badge.locator('img').boundingBox()
    expect(link?.width).toBe(picture?.width)
  }
})

test('on a phone, the bar leads to the app once the badge has left', async ({ page }) => {
  await page.setViewportSize(mobile)
  await page.goto('/')
  const bar = page.locator('.navbar')
  const link = bar.getByRole('link', { name: 'Get the app' })
  const brand = bar.locator('.brand span')
  await expect(page.locator('.hero .badge-artwork')).toBeInViewport()
  await expect(link).toBeHidden()
  await expect(brand).toBeVisible()
  const before = await bar.boundingBox()

  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute(
    'href',
    'https://apps.apple.com/us/app/longhand-studio/id1234567890',
  )
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(brand).toBeHidden()
  expect((await bar.boundingBox())?.height).toBe(before?.height)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(link).toBeHidden()
  await expect(brand).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(link).toBeHidden()
})

// No fixture has them, so they are shown on a page of their own here.
test('screens of the app are in one row on a wide screen, and two in a row on a phone', async ({
  page,
}) => {
  const folder = join(import.meta.dirname, '../../src/website/pages/styles')
  const sheets = ['tokens', 'base', 'screens'].map(name =>
    readFileSync(join(folder, `${name}.css`), 'utf8'),
  )
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const screen = `<li><img src='${picture}' width="480" height="1040" alt="A screen"></li>`
  await page.setContent(
    `<!doctype html><style>${sheets.join('')}</style><ul class="screens">${screen.repeat(5)}</ul>`,
  )
  const rows = () =>
    page.locator('.screens li').evaluateAll(screens => {
      const tops = screens.map(element => Math.round(element.getBoundingClientRect().top))
      return Array.from(new Set(tops), top => tops.filter(other => other === top).length)
    })
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await rows()).toEqual([5])
  await page.setViewportSize({ width: 900, height: 900 })
  expect(await rows()).toEqual([5])
  await page.setViewportSize(mobile)
  expect(await rows()).toEqual([2, 2, 1])
})
