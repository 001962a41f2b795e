import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './distribution.mjs'
import { supervise } from './setUp.mjs'

const why = 'for the browser tests'

/**
 * Finds a Chromium for the browser tests: Playwright's own, or the system's. Where there is none,
 * installs Playwright's, which needs no root, or the distribution's.
 * @returns the path of a system's Chromium, or undefined for Playwright's own
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test')
  const system = () => findProgram('chromium', 'chromium-browser', 'google-chrome')
  if (existsSync(chromium.executablePath())) return undefined
  if (system()) return system()
  if (installPackages(['chromium'], why) && system()) return system()
  console.log(`Downloading Playwright's Chromium ${why} …`)
  if ((await supervise('npx', ['playwright', 'install', 'chromium'])) === 0) return undefined
  console.error(
    `There is no Chromium ${why}. Install one, on Debian with: apt-get install chromium`,
  )
  process.exit(1)
}
