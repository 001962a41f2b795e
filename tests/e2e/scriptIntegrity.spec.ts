import { expect, test } from '@playwright/test'

// Without the quiet console of the other tests: the browser reports what it refuses there.

test('a script with other bytes than those of the build is not run', async ({ page, context }) => {
  await context.route(/\/hydrate\./, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};globalThis.isChanged = true` })
  })
  await page.goto('/')
  const failed = page.waitForEvent('console', message => /integrity/.test(message.text()))
  await page.keyboard.press('Tab')
  await failed
  expect(await page.evaluate('globalThis.isChanged')).toBeUndefined()
  // What needs no script works on.
  await page.locator('#faq summary').first().click()
  await expect(page.locator('#faq details').first()).toHaveAttribute('open')
})

test('a script that no page names with its hash is refused', async ({ page }) => {
  await page.goto('/')
  const loader = await page.locator('script[src*="/loader."]').getAttribute('src')
  const outcome = await page.evaluate(
    path =>
      import(path).then(
        () => 'imported',
        () => 'refused',
      ),
    `${loader}?other`,
  )
  expect(outcome).toBe('refused')
})
