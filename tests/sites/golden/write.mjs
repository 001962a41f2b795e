// Writes the golden texts anew: npm run golden. Vitest runs it, because pages import style sheets as Vite does.
// With "looks", a browser writes what the pages of the fixtures look like: npm run golden -- looks.
import '../../../scripts/checkNode.mjs'
import {
  commandOf,
  ensureFixtures,
  ensurePackages,
  supervise,
} from '../../../scripts/processes.mjs'
import { ensureBrowser } from '../../../scripts/test/programs.mjs'

const [, , part] = process.argv

async function writeTexts() {
  const { startVitest } = await import('vitest/node')
  await startVitest('test', ['tests/unit/golden.test.ts'], {
    config: 'tests/vitest.config.ts',
    project: ['unit'],
    watch: false,
  })
}

async function writeLooks() {
  await ensureFixtures('unsupplied', 'launched', 'finished')
  const chromium = await ensureBrowser()
  if (chromium) process.env.CHROMIUM_PATH = chromium
  const options = ['test', '--config=tests/e2e/playwright.config.ts', 'looks']
  const program = commandOf('@playwright/test', 'playwright')
  process.exitCode = await supervise(process.execPath, [program, ...options])
}

await ensurePackages()
process.env.GOLDEN_TEXTS = 'write'
await (part === 'looks' ? writeLooks() : writeTexts())
