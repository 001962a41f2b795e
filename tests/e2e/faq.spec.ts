import { expect, hold, hydrate, test } from './page.ts'

test('one answer is open at a time', async ({ page }) => {
  const questions = page.locator('#faq summary')
  const answers = page.locator('#faq details')
  const open = page.locator('#faq details[open]')
  const releaseReact = await hold(page, 'hydrate')
  await page.goto('/', { waitUntil: 'domcontentloaded' })

  await test.step('every answer is printed, though none is open', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers.locator('p').all()) {
      expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
    }
    await page.emulateMedia({ media: null })
  })

  await test.step('answers open while React is on its way, and stay open after', async () => {
    await questions.nth(4).focus()
    await page.keyboard.press('Enter')
    await expect(answers.nth(4)).toHaveAttribute('open')
    await questions.nth(2).click()
    await expect(open).toHaveCount(1)
    await expect(answers.nth(2)).toHaveAttribute('open')
    releaseReact()
    await hydrate(page)
    await expect(answers.nth(2)).toHaveAttribute('open')
    await questions.nth(0).click()
    await expect(open).toHaveCount(1)
  })

  await test.step('the open one closes on a second click', async () => {
    await questions.nth(1).click()
    await expect(open.locator('summary')).toHaveText((await questions.nth(1).textContent()) ?? '')
    await questions.nth(3).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText((await questions.nth(3).textContent()) ?? '')
    await questions.nth(3).click()
    await expect(open).toHaveCount(0)
  })

  await test.step('in a browser without exclusive details', async () => {
    // Without the shared name the browser leaves each of them to itself.
    await answers.evaluateAll(items => {
      for (const item of items) item.removeAttribute('name')
    })
    await questions.nth(1).click()
    await questions.nth(3).click()
    await expect(open).toHaveCount(1)
    await expect(answers.nth(3)).toHaveAttribute('open')
  })
})

test('on a wide screen the questions take the room of all columns but the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const width = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.width ?? Number.NaN
  const share = (await width('#faq .accordion')) / (await width('#faq'))
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.7)
})
