import { writeFile } from 'node:fs/promises'
import puppeteer from 'puppeteer-core'
import { address, type Engine } from './engine.ts'

/** Starts Debian's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
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
    async print(path, file, script = '') {
      await open(path)
      await page.evaluate(script)
      await writeFile(file, await page.pdf({ format: 'A4' }))
    },
    close: () => browser.close(),
  }
}
