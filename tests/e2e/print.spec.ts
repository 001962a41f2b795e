import { brokenWords } from './brokenWords.ts'
import { expect, test } from './page.ts'

test('the landing page on paper', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`${colorScheme} on the screen`, async () => {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(page.locator('.skip-link')).toBeHidden()
      // Dark ink, in the inverted plan as well.
      for (const place of ['h1', '.plan h3', '.plan[data-popular] h3', '.plan[data-popular] li']) {
        const ink = await page
          .locator(place)
          .first()
          .evaluate(element => getComputedStyle(element).color)
        const channels = ink
          .match(/^rgb\((\d+), (\d+), (\d+)\)$/)
          ?.slice(1)
          .map(Number) ?? [255]
        expect(Math.max(...channels), `${place}: ${ink}`).toBeLessThan(64)
      }
      const ground = await page.locator('html').evaluate(html => getComputedStyle(html).background)
      expect(ground).toContain('rgba(0, 0, 0, 0)')
    })
  }
})

test('paper is narrow, however wide the window is, and cuts no part of the landing page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const features = page.locator('#features .ruled')
  await expect(features).toHaveCSS('display', 'grid')
  await page.emulateMedia({ media: 'print' })
  await expect(features).toHaveCSS('display', 'block')
  await expect(page.locator('.plans')).toHaveCSS('display', 'block')
  for (const whole of ['.triptych', '.feature-image', '.plan', 'details', '#faq > header']) {
    await expect(page.locator(whole).first()).toHaveCSS('break-inside', 'avoid')
  }
  await expect(page.locator('#faq > header')).toHaveCSS('break-after', 'avoid')
})

test('a legal document on paper', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/terms-of-service')
  await page.emulateMedia({ media: 'print' })

  await test.step('there is the whole text and no navigation', async () => {
    for (const gone of ['.navbar', '.contents', '.footer', '.back-home']) {
      await expect(page.locator(gone)).toBeHidden()
    }
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.document-facts')).toBeVisible()
    await expect(page.locator('.printed-address')).toHaveText(
      /^Triptych https?:\/\/.*\/terms-of-service$/,
    )
  })

  await test.step('A4 less its margins, narrower than phones, shows the wide variant', async () => {
    await page.setViewportSize({ width: 640, height: 900 })
    await expect(page.locator('#acceptance .wide')).toBeVisible()
    await expect(page.locator('#acceptance .narrow')).toBeHidden()
  })

  await test.step('no row and no heading is cut off', async () => {
    await page.goto('/privacy-policy')
    const valuesOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (elements, name) => [
            ...new Set(elements.map(element => getComputedStyle(element).getPropertyValue(name))),
          ],
          property,
        )
    expect(await valuesOf('.legal-text :is(tr, .in-short)', 'break-inside')).toEqual(['avoid'])
    expect(await valuesOf('.legal-text :is(h2, h3)', 'break-after')).toEqual(['avoid'])
    expect(await valuesOf('.summary', 'display')).toEqual(['none'])
  })

  await test.step('of your rights, the messages that were opened, and no other', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/your-rights')
    const [opened, folded] = [page.locator('.message').nth(0), page.locator('.message').nth(1)]
    await opened.locator('summary').click()
    await page.emulateMedia({ media: 'print' })
    await expect(opened.locator('pre')).toBeVisible()
    await expect(folded.locator('details')).toHaveCSS('display', 'none')
    const summaries = page.locator('.message summary')
    expect(await summaries.count()).toBeGreaterThan(5)
    expect(await summaries.filter({ visible: true }).count()).toBe(0)
  })
})

test('nothing that is printed is a container, which Firefox leaves out where it does not fit its page', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/privacy-policy', '/sub-processors', '/your-rights', '/legal']) {
    await page.goto(path)
    const containers = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body *'))
        .filter(element => element.checkVisibility())
        .filter(element => getComputedStyle(element).containerType !== 'normal')
        .map(element => element.id || element.className),
    )
    expect(containers, path).toEqual([])
  }
})

/** The paper between its margins of 20 mm, in CSS pixels. */
const papers = { A4: 643, Letter: 665 } as const

test('no word in a table is broken on paper, in any language', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const documents = ['privacy-policy', 'terms-of-service', 'data-processing-agreement']
  const found: Record<string, readonly string[]> = {}
  for (const name of [...documents, 'sub-processors']) {
    for (const language of ['', '/de', '/fr', '/es']) {
      await page.goto(`${language}/${name}`)
      for (const [paper, width] of Object.entries(papers)) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await brokenWords(page)
        if (faults.length > 0) found[`${language}/${name} on ${paper}`] = faults
      }
    }
  }
  expect(found).toEqual({})
})
