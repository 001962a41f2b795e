import { existsSync } from 'node:fs'
import { findProgram, installFromDistribution } from './distribution.mjs'
import { run } from './setUp.mjs'

/**
 * Finds a Chromium for the browser tests: Playwright's own, or the system's; installs one where
 * there is none, from the distribution on Debian, else Playwright's.
 * @returns the path of a system's Chromium, or undefined for Playwright's own
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test')
  const system = () => findProgram('chromium', 'chromium-browser', 'google-chrome')
  if (existsSync(chromium.executablePath())) return undefined
  if (system()) return system()
  if (installFromDistribution('chromium')) return system()
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  return undefined
}
