import {
  activeEntry,
  expect,
  hold,
  hydrate,
  mobile,
  settled,
  test,
  undoFirstJump,
  withoutPointer,
} from './page.ts'

test.describe('active section', () => {
  test('follows the scroll position with the highlight offset of 100 px', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    expect(await activeEntry(page)).toBe('#home')
    const scrollToOffset = (offset: number) =>
      page.evaluate(distance => {
        const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? 0
        scrollTo({ top: scrollY + top - distance, behavior: 'instant' })
      }, offset)
    await scrollToOffset(102)
    await expect.poll(() => activeEntry(page)).toBe('#features')
    await scrollToOffset(99)
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
  })

  test('is right on load with a hash', async ({ page }) => {
    await page.goto('/#testimonials')
    await hydrate(page)
    await expect.poll(() => activeEntry(page)).toBe('#testimonials')
  })

  test('is right on every load with a hash, whichever comes first, the jump or the script', async ({
    page,
  }) => {
    await withoutPointer(page)
    for (let load = 0; load < 5; load += 1) {
      await page.goto('about:blank')
      await page.goto('/#pricing')
      await expect.poll(() => activeEntry(page), `load ${load}`).toBe('#pricing')
    }
  })

  for (const script of ['loader', 'hydrate'] as const) {
    test(`is right after a click while ${script}.js is on its way`, async ({ page }) => {
      await withoutPointer(page)
      const release = await hold(page, script)
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('.menu-sections a[href="#pricing"]').click()
      await expect(page.locator('#pricing h2')).toBeInViewport()
      release()
      await expect.poll(() => activeEntry(page)).toBe('#pricing')
    })
  }

  test('is not an entry of the navbar in the footer, at the end of the page', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => activeEntry(page)).toBeNull()
  })

  test('is the section asked for, even if the page ends before it gets there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2200 })
    await page.goto('/')
    await hydrate(page)
    await page.locator('.menu-sections a[href="#faq"]').click()
    await settled(page)
    await expect.poll(() => activeEntry(page)).toBe('#faq')
    // Where all of the page is in view, nothing scrolls.
    await page.setViewportSize({ width: 1440, height: 9000 })
    await settled(page)
    await page.locator('.menu-sections a[href="#pricing"]').click()
    await expect.poll(() => activeEntry(page)).toBe('#pricing')
  })

  test('is measured again after a resize', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.locator('.menu-sections a[href="#pricing"]').click()
    await settled(page)
    await page.setViewportSize({ width: 800, height: 900 })
    await settled(page)
    const expected = await page.evaluate(() => {
      const sections = Array.from(document.querySelectorAll('[data-section]'))
      return sections.filter(section => section.getBoundingClientRect().top <= 100).at(-1)?.id
    })
    await expect.poll(() => activeEntry(page)).toBe(`#${expected}`)
  })
})

test('the navbar turns more opaque after 50 px', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const opacity = () =>
    page.locator('.navbar').evaluate(element => {
      const [, alpha] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? []
      return Number(alpha)
    })
  expect(await opacity()).toBe(0.78)
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
  await settled(page)
  expect(await opacity()).toBe(0.78)
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect.poll(opacity).toBe(0.95)
})

test('a target section is scrolled to 100 ms after the page has loaded', async ({ page }) => {
  await undoFirstJump(page)
  await page.goto('/#pricing')
  await expect(page.locator('#pricing .label')).toBeInViewport()
  await settled(page)
  await expect.poll(() => activeEntry(page)).toBe('#pricing')
})

test.describe('mobile menu', () => {
  test.use({ viewport: mobile, hasTouch: true })

  test('a tap on an entry scrolls there and closes the menu', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('.menu-sections a[href="#faq"]').tap()
    await expect(page.locator('.menu')).toBeHidden()
    await expect(page.locator('#faq h2')).toBeInViewport()
  })

  test('opened before React has hydrated, it stays open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await hydrate(page)
    await expect(page.locator('.menu')).toBeVisible()
    // Held sideways, a phone is lower than its menu.
    await page.setViewportSize({ width: 640, height: 320 })
    const end = page.locator('.menu :is(a, select):visible').last()
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(page.locator('.menu')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test('shows only below 768 px', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(button).toBeHidden()
  })
})
