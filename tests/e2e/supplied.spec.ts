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
