import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePrograms } from './distribution.mjs'
import { ensureBuild, ensurePackages, root } from './setUp.mjs'

const results = join(root, '.cache', 'tests')

/** Runs one runner of the project's own packages; gives how many of its tests passed and failed. */
function runner(title, command, parameters, count) {
  console.log(`\n— ${title}`)
  const { status } = spawnSync('npx', ['--no-install', command, ...parameters], {
    cwd: root,
    stdio: 'inherit',
  })
  const { passed, failed } = count(status)
  // A runner that dies without a failed test has failed as well.
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed }
}

const asOneTest = status => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

function fromReport(file, read) {
  return () => {
    try {
      return read(JSON.parse(readFileSync(join(results, file), 'utf8')))
    } catch {
      return { passed: 0, failed: 0 }
    }
  }
}

ensurePackages()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureBuild()
ensurePrograms({ nginx: 'nginx', openssl: 'openssl' })
const chromium = await ensureBrowser()
if (chromium) process.env.CHROMIUM_PATH = chromium
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(results, 'playwright.json')

const totals = [
  runner('Types', 'tsc', [], asOneTest),
  runner('Lint and format', 'biome', ['check', '.'], asOneTest),
  runner(
    'Unit, built HTML, servers',
    'vitest',
    [
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'vitest.json')}`,
    ],
    fromReport('vitest.json', report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests,
    })),
  ),
  runner(
    'Browser',
    'playwright',
    ['test', '--config=tests/e2e/playwright.config.ts'],
    fromReport('playwright.json', ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    })),
  ),
]
const passed = totals.reduce((sum, total) => sum + total.passed, 0)
const failed = totals.reduce((sum, total) => sum + total.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
