import { expect, hold, hydrate, test } from './page.ts'

test('one answer is open at a time; the open one closes on a second click', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const questions = page.locator('#faq summary')
  const open = page.locator('#faq details[open] summary')
  await questions.nth(1).click()
  await expect(open).toHaveText((await questions.nth(1).textContent()) ?? '')
  await questions.nth(3).click()
  await expect(open).toHaveCount(1)
  await expect(open).toHaveText((await questions.nth(3).textContent()) ?? '')
  await questions.nth(3).click()
  await expect(open).toHaveCount(0)
})

test('answers open while React is on its way, and stay open after', async ({ page }) => {
  const releaseReact = await hold(page, 'hydrate')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.locator('#faq summary').nth(3).click()
  await page.locator('#faq summary').nth(2).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await expect(page.locator('#faq details').nth(2)).toHaveAttribute('open')
  releaseReact()
  await hydrate(page)
  await expect(page.locator('#faq details').nth(2)).toHaveAttribute('open')
  await page.locator('#faq summary').nth(0).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
})

test('works by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.locator('#faq summary').nth(4).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#faq details').nth(4)).toHaveAttribute('open')
})

test('every answer is printed', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('#faq details p').all()) {
    expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
  }
})

test('one answer is open at a time in a browser without exclusive details', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  // Without the shared name the browser leaves each of them to itself.
  await page.locator('#faq details').evaluateAll(items => {
    for (const item of items) item.removeAttribute('name')
  })
  await page.locator('#faq summary').nth(1).click()
  await page.locator('#faq summary').nth(3).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await expect(page.locator('#faq details').nth(3)).toHaveAttribute('open')
})
