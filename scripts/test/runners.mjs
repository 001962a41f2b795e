import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, root, supervise } from '../processes.mjs'
import { ensureBrowser } from './programs.mjs'

/** What runners report and print, each in a file of its own. */
const resultsFolder = join(root, '.cache', 'tests')

/** Removes what earlier runs have left. */
export function clearResults() {
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })
}

/** Reads a runner's report; gives undefined where it wrote none. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(resultsFolder, file), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Runs a program of the project's packages. What it prints is kept in a file, and shown when it
 * fails, or as it comes where `isVerbose`.
 * @param runner its title, name of file, package with its command, parameters, and how its report is counted
 * @returns how many tests passed, how many of them on the second try, how many failed, in how many ms
 */
export async function run({ title, name, command, parameters, environment, count }, isVerbose) {
  const started = performance.now()
  const log = join(resultsFolder, `${name}.log`)
  const output = isVerbose ? 'inherit' : openSync(log, 'w')
  const code = await supervise(
    process.execPath,
    [commandOf(...command), ...parameters],
    { ...process.env, ...environment },
    output,
  )
  const report = count && readReport(`${name}.json`)
  const {
    passed,
    failed,
    flaky = 0,
  } = report ? count(report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const outcome = {
    passed,
    flaky,
    // A runner that dies without a failed test has failed as well.
    failed: code !== 0 && failed === 0 ? 1 : failed,
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  if (outcome.failed > 0 && !isVerbose) console.log(`\n${readFileSync(log, 'utf8').trim()}\n`)
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${outcomeText(outcome)}, ${seconds} s`,
  )
  return outcome
}

/** Counts in words: what passed, on the second try or not, and what failed. */
export function outcomeText({ passed, flaky, failed }) {
  const secondTry = flaky === 0 ? '' : `, ${flaky} on the second try`
  return `${passed} passed${secondTry}, ${failed} failed`
}

export const types = {
  ...{ title: 'Types', name: 'types', command: ['typescript', 'tsc'] },
  // Several threads check what they share several times, and take processors from the other parts.
  parameters: ['--singleThreaded'],
  // Nor does a compiler that lives for three seconds have to collect its garbage (it is written in Go).
  environment: { GOGC: 'off' },
}

export const lint = {
  title: 'Lint and format',
  name: 'lint',
  command: ['@biomejs/biome', 'biome'],
  parameters: ['check', '.'],
}

export const spelling = {
  title: 'Spelling in four languages',
  name: 'spelling',
  command: ['cspell'],
  parameters: [
    'lint',
    '--config=tests/spelling/cspell.json',
    ...['--no-progress', '--show-suggestions', '--cache', '--cache-location=.cache/spelling'],
  ],
}

/**
 * A run of Vitest on some of its projects: of all their tests, or of those in some folders.
 */
function vitest(title, name, projects, filters = []) {
  return {
    ...{ title, name, command: ['vitest'] },
    parameters: [
      ...['run', '--config=tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${join(resultsFolder, `${name}.json`)}`,
      ...projects.map(project => `--project=${project}`),
      ...filters,
    ],
    count: ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      // Nothing is skipped in silence.
      failed: numFailedTests + numPendingTests,
    }),
  }
}

const bothSites = ['unsupplied', 'finished']

export const unit = vitest('Unit', 'unit', ['unit'])
/** The unit tests that import what differs from the last commit. */
export const changed = vitest('Tests of what changed', 'changed', ['unit'], ['--changed'])
export const built = vitest('Built HTML of both sites', 'built', bothSites, [
  ...['tests/built/', 'tests/finished/'],
])
export const servers = vitest('Servers of both sites', 'servers', bothSites, ['tests/server/'])
export const reproducible = vitest('Reproducible build', 'reproducible', ['reproducible'])
// In one run, what waits for servers leaves the processors to what reads pages.
export const builtAndServers = vitest('Built HTML and servers of both sites', 'sites', bothSites)

/** The run of Playwright, in a Chromium that is installed first where there is none. */
export async function browser() {
  const chromium = await ensureBrowser()
  return {
    ...{ title: 'Browser', name: 'browser', command: ['@playwright/test', 'playwright'] },
    parameters: ['test', '--config=tests/e2e/playwright.config.ts'],
    environment: {
      ...(chromium && { CHROMIUM_PATH: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'browser.json'),
    },
    count: ({ stats }) => ({
      passed: stats.expected,
      flaky: stats.flaky,
      failed: stats.unexpected + stats.skipped,
    }),
  }
}
