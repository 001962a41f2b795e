import { addresses } from './addresses.ts'
import { expect, test } from './page.ts'

test.use({ baseURL: addresses.finished })

test('sub-processors are a table of columns from 1000 px, and cards below', async ({ page }) => {
  await page.goto('/sub-processors')
  const tops = () =>
    page
      .locator('#present tbody tr:first-child td')
      .evaluateAll(cells => new Set(cells.map(cell => cell.getBoundingClientRect().top)).size)
  for (const [width, rows] of [
    [1920, 1],
    [1000, 1],
    [768, 6],
    [320, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await tops(), `${width} px`).toBe(rows)
    const header = page.locator('#present').getByRole('columnheader').first()
    await expect(header).toHaveText('Recipient')
    // Playwright calls visible what is clipped to nothing, and screen readers read it in cards, too.
    const clip = rows === 1 ? 'none' : 'inset(50%)'
    await expect(page.locator('#present thead'), `${width} px`).toHaveCSS('clip-path', clip)
  }
})

test('no hyphen gets into a name, an address or a number', async ({ page }) => {
  await page.goto('/de/impressum')
  const facts = await page.locator('.facts dd').all()
  expect(facts.length).toBeGreaterThan(3)
  for (const fact of facts) await expect(fact).toHaveCSS('hyphens', 'none')
})

test('a text has its contents beside it where there is room', async ({ page }) => {
  for (const path of ['/privacy-policy/2.0', '/data-processing-agreement']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const [contents, text] = await Promise.all(
      ['.contents', '.legal-text'].map(place => page.locator(place).first().boundingBox()),
    )
    expect((contents?.x ?? 0) + (contents?.width ?? 0), path).toBeLessThan(text?.x ?? 0)
    const entry = page.locator('.contents a').nth(3)
    await entry.click()
    await expect(page.locator((await entry.getAttribute('href')) ?? '')).toBeInViewport()
    await expect(page.locator('.contents')).toBeInViewport()
  }
})

test('a card of the legal home has its title, its words and its dates below one another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/legal')
  const places = await page
    .locator('.entries li')
    .first()
    .locator('h3, p, dl')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect()))
  expect(places.length).toBeGreaterThan(2)
  expect(new Set(places.map(({ left }) => left)).size).toBe(1)
  const tops = places.map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(tops.length)
})
