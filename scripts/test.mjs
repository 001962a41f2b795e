import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePrograms } from './distribution.mjs'
import {
  ensureFinishedBuild,
  ensurePackages,
  ensureUnsuppliedBuild,
  root,
  supervise,
} from './setUp.mjs'

const results = join(root, '.cache', 'tests')

/**
 * Runs a program of the project's packages; gives how many of its tests passed, on the first or
 * only on the second try, and how many failed.
 */
async function runner(title, command, parameters, count) {
  console.log(`\n— ${title}`)
  const status = await supervise('npx', ['--no-install', command, ...parameters])
  const { passed, failed, flaky = 0 } = count(status)
  // A runner that dies without a failed test has failed as well.
  return { passed, flaky, failed: status !== 0 && failed === 0 ? 1 : failed }
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

const types = () => runner('Types', 'tsc', [], asOneTest)
const lint = () => runner('Lint and format', 'biome', ['check', '.'], asOneTest)
const spelling = () =>
  runner(
    'Spelling in four languages',
    'cspell',
    ['lint', '--config=tests/spelling/cspell.json', '--no-progress', '--show-suggestions'],
    asOneTest,
  )

function vitest(title, projects, folders) {
  const report = `vitest-${projects.join('-')}-${folders.length}.json`
  const parameters = [
    ...['run', '--config=tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${join(results, report)}`,
    ...projects.map(project => `--project=${project}`),
    ...folders,
  ]
  const count = ({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: numPassedTests,
    // Nothing is skipped in silence.
    failed: numFailedTests + numPendingTests,
  })
  return runner(title, 'vitest', parameters, fromReport(report, count))
}

const bothSites = ['unsupplied', 'finished']

const unit = () => vitest('Unit', ['unit'], [])
const built = () =>
  vitest('Built HTML of both sites', bothSites, ['tests/built/', 'tests/finished/'])
const servers = () => vitest('Servers of both sites', bothSites, ['tests/servers/'])
// In one run, what waits for servers leaves the processors to the others.
const withoutBrowser = () =>
  vitest('Unit, built HTML and servers of both sites', ['unit', ...bothSites], [])

async function browser() {
  const chromium = await ensureBrowser()
  if (chromium) process.env.CHROMIUM_PATH = chromium
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(results, 'playwright.json')
  return runner(
    'Browser',
    'playwright',
    ['test', '--config=tests/e2e/playwright.config.ts'],
    fromReport('playwright.json', ({ stats }) => ({
      passed: stats.expected,
      flaky: stats.flaky,
      failed: stats.unexpected + stats.skipped,
    })),
  )
}

/** What each part runs, and whether it works on the builds of both sites. */
const parts = {
  all: { runners: [types, lint, spelling, withoutBrowser, browser], needsBuilds: true },
  unit: { runners: [unit], needsBuilds: false },
  built: { runners: [built], needsBuilds: true },
  servers: { runners: [servers], needsBuilds: true },
  e2e: { runners: [browser], needsBuilds: true },
}

const part = parts[process.argv[2] ?? 'all']
if (!part) {
  console.error(`There is no such part. Write one of ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

await ensurePackages()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
if (part.needsBuilds) {
  await ensureUnsuppliedBuild()
  await ensureFinishedBuild()
}
if (part.runners.includes(browser)) {
  ensurePrograms([
    { program: 'pdftotext', package: 'poppler-utils', why: 'to read what the agreement prints' },
  ])
}
if (part.runners.some(run => run === servers || run === withoutBrowser)) {
  const onLinux = process.platform === 'linux'
  if (!onLinux) console.log('The units of deploy/systemd are not checked: that takes Linux.')
  ensurePrograms([
    { program: 'nginx', package: 'nginx', why: 'to test nginx.conf with the real server' },
    { program: 'caddy', package: 'caddy', why: 'to test the example of a reverse proxy' },
    { program: 'logrotate', package: 'logrotate', why: 'to rotate the log of the real nginx' },
    ...(onLinux
      ? [{ program: 'systemd-analyze', package: 'systemd', why: 'to check the units of services' }]
      : []),
    { program: 'openssl', package: 'openssl', why: 'to make a certificate for the TLS tests' },
  ])
}

const totals = []
for (const run of part.runners) totals.push(await run())
const sum = outcome => totals.reduce((total, count) => total + count[outcome], 0)
const failed = sum('failed')
const flaky = sum('flaky')
const secondTry = flaky === 0 ? '' : `, ${flaky} on the second try`
console.log(`\n${sum('passed')} passed${secondTry}, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
