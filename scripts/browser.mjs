import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './distribution.mjs'
import { supervise } from './setUp.mjs'

const why = 'for the browser tests'

/** Chromium without a window comes first: the tests take less than half the time in it. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium for the browser tests: Playwright's own, or the system's. Where there is none,
 * installs the distribution's, or Playwright's, which needs no root.
 * @returns the path of a system's Chromium, or undefined for Playwright's own
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test')
  const system = () => findProgram(...programs)
  if (existsSync(chromium.executablePath())) return undefined
  if (system()) return system()
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await installPackages([name], why)) && system()) return system()
  }
  console.log(`Downloading Playwright's Chromium ${why} …`)
  if ((await supervise('npx', ['playwright', 'install', 'chromium'])) === 0) return undefined
  console.error(
    `There is no Chromium ${why}. Install one, on Debian with: apt-get install chromium`,
  )
  process.exit(1)
}
