import type { Locator, Page } from '@playwright/test'
import { expect, hold, hydrate, mobile, settled, test } from './page.ts'

const name = 'Link to this paragraph'

const paragraph = (page: Page) => page.locator('#retention > div > p').first()

const linkIn = (block: Locator) => block.getByRole('link', { name })

/** Whether the page is scrolled as far as this, once nothing moves any more. */
async function expectPosition(page: Page, position: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#document-text p[id]'))
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(position)
}

test('a paragraph has a link, whose address leads to it in the permanent version', async ({
  page,
  browser,
}) => {
  await page.goto('/privacy-policy')
  await hydrate(page)

  await test.step('the keyboard meets it only where the focus is in the paragraph', async () => {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.locator('#document-text p:not(.in-short) a').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await expect(page.getByRole('link', { name })).toHaveCount(1)
  })

  await paragraph(page).hover()
  const link = linkIn(paragraph(page))
  const { href, hash } = new URL(String(await link.getAttribute('href')), page.url())

  await test.step('it appears beside what the pointer is over, and sets the address', async () => {
    await link.click()
    const id = await paragraph(page).getAttribute('id')
    expect(id).toMatch(/^retention-[0-9a-z]{5}$/)
    expect(new URL(page.url()).hash).toContain(`#${id}`)
    await expect(paragraph(page)).toBeInViewport()
    await page.locator('.language-button').focus()
    await page.mouse.move(0, 0)
    await expect(link).toBeHidden()
  })

  await test.step('the address, cut at its colon by a mail program', async () => {
    await page.goto(`/privacy-policy/2.0${hash.split(':')[0]}`)
    await expect(paragraph(page)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  })

  await test.step('without JavaScript it leads to the words, and nothing is offered', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    const reader = await context.newPage()
    await reader.goto(href.replace('/privacy-policy', '/privacy-policy/2.0'))
    await expect(paragraph(reader)).toBeInViewport()
    await expect(reader.locator('.citing')).toBeHidden()
    await context.close()
  })
})

test('a box shows all links, also if it is checked early; paper and the app show nothing of it', async ({
  page,
}) => {
  const release = await hold(page, 'hydrate')
  await page.goto('/de/privacy-policy', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('checkbox', { name: 'Links zu Absätzen' })
  await box.focus()
  await page.keyboard.press('Space')
  release()

  await test.step('paragraphs, items and rows have a link of their own', async () => {
    const links = page.getByRole('link', { name: 'Link zu diesem Absatz' })
    await expect.poll(() => links.count()).toBeGreaterThan(100)
    for (const place of ['p', 'li', 'td']) {
      await expect(page.locator(`${place} > .cite`).first()).toBeVisible()
    }
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  await test.step('paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.citing')).toBeHidden()
    const content = await page
      .locator('.cite')
      .first()
      .evaluate(link => getComputedStyle(link, '::before').content)
    expect(content).toBe('none')
    await page.emulateMedia({ media: null })
  })

  await test.step('the box takes them away', async () => {
    await box.uncheck()
    await expect(page.getByRole('link', { name: 'Link zu diesem Absatz' })).toHaveCount(0)
  })

  await test.step('the view for the app', async () => {
    await page.goto('/privacy-policy/app')
    await hydrate(page)
    await paragraph(page).hover()
    await expect(page.locator('.cite, .citing')).toHaveCount(0)
  })
})

test('an address whose paragraph has changed leads to its section, once', async ({ page }) => {
  await test.step('nobody is taken away who has begun to read', async () => {
    const release = await hold(page, 'hydrate')
    await page.goto('/privacy-policy#retention-00000', { waitUntil: 'domcontentloaded' })
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    release()
    await expectPosition(page, 300)
  })

  await test.step('a reload keeps the place that was scrolled to', async () => {
    await page.goto('/de/privacy-policy#retention-00000')
    await expect(page.locator('#retention h2')).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await settled(page)
    await page.reload()
    await expectPosition(page, 0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true })

  test('a tap on a paragraph shows its link, and no link widens the page', async ({ page }) => {
    await page.goto('/privacy-policy')
    await hydrate(page)
    // The mouse that a browser without a window has in its corner takes the hover back at times.
    await expect(async () => {
      await paragraph(page).tap()
      await expect(linkIn(paragraph(page))).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('checkbox', { name: 'Links to paragraphs' }).check()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: mobile.height })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBe(0)
    }
  })
})
