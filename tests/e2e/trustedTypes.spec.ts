import { expect, test } from '@playwright/test'

// Without the quiet console of the other tests: the browser reports what it refuses there.
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
