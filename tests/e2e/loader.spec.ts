import { expect, hold, hydrate, settled, test, undoFirstJump, withoutPointer } from './page.ts'

test('React is fetched at the first sign of a visitor, of whatever kind, and not before', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().includes('/hydrate.')) fetched.push(request.url())
  })
  // A screen reader moves the focus, voice control clicks, a scroll bar scrolls: each by itself.
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll']
  // What the browser reports by itself, a pointer in the corner for example, is kept away.
  await page.addInitScript(types => {
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    for (const type of types) addEventListener(type, stop, { capture: true })
  }, signs)
  for (const [index, type] of signs.entries()) {
    await page.goto('/privacy-policy', { waitUntil: 'load' })
    expect(fetched, `before ${type}`).toHaveLength(index)
    await page.evaluate(name => window.dispatchEvent(new Event(name)), type)
    await expect.poll(() => fetched.length, { message: type }).toBe(index + 1)
  }
})

test('a sign for which the page is not ready leaves the page to the next one', async ({ page }) => {
  await withoutPointer(page)
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    const [template] = document.getElementsByTagName('template')
    template?.remove()
    dispatchEvent(new Event('keydown'))
    if (template) document.body.append(template)
  })
  await hydrate(page)
})

test('after a failed request the next sign of a visitor asks for React again', async ({ page }) => {
  await withoutPointer(page)
  // What never arrives cannot run, and a request that fails would write to the console.
  await hold(page, 'hydrate')
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' })
  const requests = page.locator('head script[src*="/hydrate."]')
  await page.waitForFunction(() => 'loaded' in document.documentElement.dataset)
  await page.keyboard.press('Shift')
  await expect(requests).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(requests).toHaveCount(1)
  await requests.dispatchEvent('error')
  await page.keyboard.press('Shift')
  await expect(requests).toHaveCount(2)
})

test('a lost jump is made up for soon after React has come', async ({ page }) => {
  await undoFirstJump(page)
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...options) {
      Object.assign(globalThis, { scrolledAt: performance.now() })
      scroll.apply(this, options)
    }
  })
  await page.goto('/#testimonials')
  await expect(page.locator('#testimonials h2')).toBeInViewport()
  const wait = await page.evaluate(() => {
    const [react] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /hydrate/.test(name))
    const arrived = react instanceof PerformanceResourceTiming ? react.responseEnd : Number.NaN
    return Reflect.get(globalThis, 'scrolledAt') - arrived
  })
  // A tenth of a second, for the browser to scroll by itself, and what a busy machine takes.
  expect(wait).toBeGreaterThanOrEqual(100)
  expect(wait).toBeLessThan(1500)
})

test('a reload keeps the place that was scrolled to, and not the section of the address', async ({
  page,
}) => {
  await page.goto('/privacy-policy#retention')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await settled(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await hydrate(page)
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})
