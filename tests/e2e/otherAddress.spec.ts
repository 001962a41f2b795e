import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'
import playwrightConfig from './playwright.config.ts'

const { port } = new URL(addresses.finished)
const { launchOptions } = playwrightConfig.use ?? {}

// Browsers trust `localhost` as they trust https; another name is what a phone or a test host sees.
test.use({
  baseURL: `http://other-name.test:${port}`,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP other-name.test localhost'],
  },
})

test('a build for https works at another name without https: scripts, fonts, pictures, links', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('requestfailed', request => failed.push(request.url()))
  const hydrated = page.waitForResponse(/\/assets\/hydrate\./)
  await page.goto('/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.keyboard.press('Tab')
  expect((await hydrated).status()).toBe(200)
  const fontStatuses = await page.evaluate(async () => {
    await document.fonts.ready
    return Array.from(document.fonts, ({ status }) => status)
  })
  expect(fontStatuses).toContain('loaded')
  const picture = page.locator('img[src^="/media/"], picture img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('a[href="/privacy-policy"]').first().dispatchEvent('click')
  await page.waitForURL(`http://other-name.test:${port}/privacy-policy`)
  expect(failed).toEqual([])
})
