import { addresses } from './addresses.ts'
import { expect, mobile, test } from './page.ts'

test.use({ baseURL: addresses.finished })

/** The sides of an element that have a line. */
const framed = (element: Element) =>
  ['top', 'right', 'bottom', 'left'].filter(
    side =>
      getComputedStyle(element).getPropertyValue(`border-${side}-style`) === 'solid' &&
      getComputedStyle(element).getPropertyValue(`border-${side}-width`) === '1px',
  )
const allSides = ['top', 'right', 'bottom', 'left']

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

test('words of the law and facts are framed, and paper has links in full, but no buttons', async ({
  page,
}) => {
  await page.goto('/withdrawal')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const statutes = await page.locator('.statute').all()
    expect(statutes).toHaveLength(2)
    for (const statute of statutes) expect(await statute.evaluate(framed), media).toEqual(allSides)
    // The form to fill in by hand has lines to write on.
    const lines = page.locator('.statute li + li')
    expect(await lines.count()).toBeGreaterThan(3)
    for (const line of await lines.all()) expect(await line.evaluate(framed)).toEqual(['bottom'])
  }
  await expect(page.locator('#form')).toHaveCSS('break-inside', 'avoid')
  for (const link of await page.locator('.legal-text a[href^="https:"]').all()) {
    const printed = await link.evaluate(element => getComputedStyle(element, '::after').content)
    expect(printed).toBe(`" (${await link.getAttribute('href')})"`)
  }
  await page.emulateMedia({ media: null })

  // Addresses and figures of the operator.
  await page.goto('/imprint')
  const card = page.locator('.cards .legal-text')
  expect(await card.evaluate(framed)).toEqual(allSides)
  await page.goto('/your-rights')
  const buttons = page.locator('.right .pill')
  expect(await buttons.filter({ visible: true }).count()).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  expect(await buttons.filter({ visible: true }).count()).toBe(0)
})
