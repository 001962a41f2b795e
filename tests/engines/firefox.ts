import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { driverFolder } from './driver.mjs'
import { address, type Engine } from './engine.ts'

/** What the suite asks of the driver (https://pptr.dev/api). */
interface Driver {
  readonly launch: (options: object) => Promise<{
    readonly newPage: () => Promise<DrivenPage>
    readonly close: () => Promise<void>
  }>
}

interface DrivenPage {
  readonly on: {
    (event: 'console', listen: (message: { type(): string; text(): string }) => void): void
    (event: 'pageerror', listen: (error: unknown) => void): void
  }
  readonly goto: (address: string) => Promise<unknown>
  readonly setViewport: (size: { width: number; height: number }) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly pdf: (options: { format: 'A4' }) => Promise<Uint8Array>
}

/** Starts Debian's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  // tests/engines/run.mjs installed it there.
  const puppeteer: Driver = createRequire(resolve(driverFolder, 'driver.js'))('puppeteer-core')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    // As on a phone, and as in the other engines here: they take no width from the page.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  })
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('console', message => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => messages.push(`uncaught: ${error}`))
  const open = async (path: string) => {
    await page.goto(address(path))
  }

  return {
    tab: {
      open,
      resize: (width, height) => page.setViewport({ width, height }),
      click: selector => page.click(selector),
      evaluate: expression => page.evaluate(expression),
    },
    messages: async () => messages,
    async measure(url, size, expression) {
      await page.setViewport(size)
      await page.goto(url)
      return page.evaluate(expression)
    },
    async print(path, file) {
      await open(path)
      await writeFile(file, await page.pdf({ format: 'A4' }))
    },
    close: () => browser.close(),
  }
}
