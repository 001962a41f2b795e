import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { finishedSite } from '../sites/environment.mjs'
import { addresses } from './addresses.ts'

test.use({ baseURL: addresses.finished })

// Without the quiet console of the other tests: the browser reports there what it refuses.
const site = join(finishedSite.SITE_OUT, 'site')

/** One link to each other site that the built pages link to: the page, and the address. */
function linksElsewhere(): (readonly [path: string, address: string])[] {
  const links = new Map<string, readonly [string, string]>()
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('.html') && !name.endsWith('404.html'))) {
    const html = readFileSync(join(site, file), 'utf8')
    for (const [, address = ''] of html.matchAll(/<a\b[^>]*?href="?(https?:[^"\s>]+)/g)) {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`
      links.set(new URL(address).origin, [path, address])
    }
  }
  return [...links.values()]
}

test('every site that a page links to is reached', async ({ page, context }) => {
  const links = linksElsewhere()
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const [path, address] of links) {
    await context.route(address, route => route.fulfill({ body: 'elsewhere' }))
    await page.goto(path)
    const link = page.locator(`a[href="${address}"]`).first()
    await link.evaluate(element => element.removeAttribute('target'))
    await link.dispatchEvent('click')
    await page.waitForURL(address)
  }
})

test('a mail address and a telephone number are handed over', async ({ page }) => {
  for (const scheme of ['mailto:', 'tel:']) {
    await page.goto('/imprint')
    const handedOver = page.waitForEvent('requestfailed')
    await page.locator(`a[href^="${scheme}"]`).first().dispatchEvent('click')
    expect((await handedOver).url()).toContain(scheme)
    expect(new URL(page.url()).pathname).toBe('/imprint')
  }
})

test('what a script may want from elsewhere is not sent', async ({ page, context }) => {
  const sent: string[] = []
  await context.route('https://evil.example/**', route => {
    sent.push(route.request().url())
    return route.fulfill({ body: 'received' })
  })
  await page.goto('/')
  await page.evaluate(() => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', href: 'https://evil.example/prefetch' })
    document.head.append(link)
  })
  await page.evaluate(() => {
    location.href = 'https://evil.example/navigation'
  })
  await page.waitForURL('chrome-error://chromewebdata/')
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
