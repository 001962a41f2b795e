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
