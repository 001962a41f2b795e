import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'

/** A quarter of what Core Web Vitals call good. */
const MAX_SHIFT = 0.025

/** Systems by the fonts they lack, as a configuration of fontconfig; other systems ignore it. */
const systems = [
  { name: 'with the fonts of this system', hidden: [], paths: ['/', '/de/privacy-policy'] },
  {
    name: 'without Liberation',
    hidden: ['Liberation Sans', 'Liberation Serif'],
    paths: ['/', '/de', '/terms-of-service', '/de/data-processing-agreement', '/nope'],
  },
]

function fontConfiguration(hidden: readonly string[]): string {
  const patterns = hidden.map(
    family => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`,
  )
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
    <selectfont><rejectfont>${patterns.join('')}</rejectfont></selectfont></fontconfig>`
}

/** Waits until the page shows something. */
function firstPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(resolve => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    })
    await new Promise(resolve => requestAnimationFrame(resolve))
  })
}

/** Sum of all shifts while the site's fonts arrive after the first paint. */
async function shiftWhileFontsLoad(page: Page, url: string): Promise<number> {
  const fonts = page.waitForRequest('**/*.woff2')
  await page.goto(url)
  await fonts
  return page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    // A shift is noted with the frame that it happens in, and reported after it.
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    return sum
  })
}

for (const { name, hidden, paths } of systems) {
  test(`${name}, nothing moves while the fonts arrive`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, testInfo) => {
    test.slow()
    const configuration = testInfo.outputPath('fonts.conf')
    await writeFile(configuration, fontConfiguration(hidden))
    const environment = { ...process.env, FONTCONFIG_FILE: configuration }
    const browser = await playwright.chromium.launch({ ...launchOptions, env: environment })
    const page = await browser.newPage()
    // A page whose requests are held keeps nothing in its cache: fonts arrive anew on each visit.
    await page.route('**/*.woff2', async route => {
      await firstPaint(page)
      await route.continue()
    })
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        const shift = await shiftWhileFontsLoad(page, new URL(path, baseURL).href)
        expect.soft(shift, `${path} at ${width} px`).toBeLessThan(MAX_SHIFT)
      }
    }
    await browser.close()
  })
}
