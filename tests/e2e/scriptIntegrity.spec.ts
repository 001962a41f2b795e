import { expect, test } from '@playwright/test'

// Without the quiet console of the other tests: the browser reports what it refuses there.

test('a script is refused whose bytes are not those of the build, or which no page names with its hash', async ({
  page,
  context,
}) => {
  await context.route(/\/hydrate\./, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};globalThis.isChanged = true` })
  })
  await page.goto('/')
  const failed = page.waitForEvent('console', message => /integrity/.test(message.text()))
  await page.keyboard.press('Tab')
  await failed
  expect(await page.evaluate('globalThis.isChanged'), 'other bytes').toBeUndefined()
  // What needs no script works on.
  await page.locator('#faq summary').first().click()
  await expect(page.locator('#faq details').first()).toHaveAttribute('open')

  const loader = await page.locator('script[src*="/loader."]').getAttribute('src')
  const outcome = await page.evaluate(
    path =>
      import(path).then(
        () => 'imported',
        () => 'refused',
      ),
    `${loader}?other`,
  )
  expect(outcome, 'no hash').toBe('refused')
})
