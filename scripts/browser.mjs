import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './setUp.mjs'

/** The path of a program, or undefined where it is not installed. */
export function findProgram(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** Installs packages of the distribution; tells whether this is a system where that works. */
export function installFromDistribution(...packages) {
  if (!findProgram('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...prefix, 'apt-get']
  console.log(`Installing ${packages.join(', ')} from the distribution …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  if (spawnSync(command, [...rest, 'update', '-qq'], options).status !== 0) return false
  return spawnSync(command, [...rest, 'install', '-y', '-qq', ...packages], options).status === 0
}

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
