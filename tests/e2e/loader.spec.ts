import {
  activeEntry,
  expect,
  hold,
  hydrate,
  settled,
  test,
  undoFirstJump,
  withoutPointer,
} from './page.ts'

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

test('where React could not come at the first sign of a visitor, it comes at the next one', async ({
  page,
}) => {
  await withoutPointer(page)
  await test.step('the page was not ready for the first', async () => {
    await page.goto('/privacy-policy')
    await page.evaluate(() => {
      const [template] = document.getElementsByTagName('template')
      template?.remove()
      dispatchEvent(new Event('keydown'))
      if (template) document.body.append(template)
    })
    await hydrate(page)
  })

  await test.step('the request of the first failed', async () => {
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
})

test('a jump the browser lost is made up for soon after React has come', async ({ page }) => {
  await undoFirstJump(page)
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...options) {
      Object.assign(globalThis, { scrolledAt: performance.now() })
      scroll.apply(this, options)
    }
  })
  for (const [path, arrival] of [
    ['/#testimonials', 'early'],
    ['/de#pricing', 'late'],
  ] as const) {
    await test.step(`${path}, React ${arrival}`, async () => {
      const releaseReact = arrival === 'late' ? await hold(page, 'hydrate') : () => {}
      await page.goto(path, { waitUntil: arrival === 'late' ? 'domcontentloaded' : 'load' })
      releaseReact()
      const { hash } = new URL(path, page.url())
      await expect(page.locator(`${hash} h2`)).toBeInViewport()
      await expect.poll(() => activeEntry(page)).toBe(hash)
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
  }
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
