import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'

test.use({ baseURL: addresses.finished })

// Without the quiet console of the other tests: the browser reports there what it refuses.

test('what a script may want from elsewhere is not sent', async ({ page, context }) => {
  const sent: string[] = []
  await context.route('https://evil.example/**', route => {
    sent.push(route.request().url())
    return route.fulfill({ body: 'received' })
  })
  await page.goto('/')
  await page.evaluate(async () => {
    const picture = new Image()
    picture.src = 'https://evil.example/picture'
    const connection = fetch('https://evil.example/connection', { mode: 'no-cors' })
    await Promise.allSettled([connection, picture.decode()])
  })
  expect(sent).toEqual([])
})

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

test('markup that a script tries to inject is refused', async ({ page }) => {
  await page.goto('/')
  const outcome = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.hit=1">')
    } catch (error) {
      return (error as Error).name
    }
    return 'inserted'
  })
  expect(outcome).toBe('TypeError')
})
