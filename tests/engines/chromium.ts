import { chromium } from '@playwright/test'
import type { Engine } from './engine.ts'

/** Starts Chromium, which the other engines are compared with; its own flows are in tests/e2e. */
export async function startChromium(): Promise<Pick<Engine, 'measure' | 'close'>> {
  const { CHROMIUM_PATH: executablePath } = process.env
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const page = await browser.newPage()
  return {
    async measure(url, size, expression) {
      await page.setViewportSize(size)
      await page.goto(url)
      return page.evaluate(expression)
    },
    close: () => browser.close(),
  }
}
