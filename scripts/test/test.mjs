import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf, ensureFixtures, ensurePackages, npm, root, supervise } from '../processes.mjs'
import { browserPrograms, ensureBrowser, ensurePrograms, serverPrograms } from './programs.mjs'

/** What runs report and print, each in a file of its own. */
const resultsFolder = join(root, '.cache', 'tests')

/** Room for new objects, in MB: with the 16 that V8 gives them, a tenth of the tests' time goes into clearing it. */
const SEMI_SPACE = 64

const isVerbose = process.argv.includes('--verbose')
const [part = 'all'] = process.argv.slice(2).filter(argument => argument !== '--verbose')

const total = { passed: 0, flaky: 0, failed: 0 }

/** Counts in words: what passed, on the second try or not, and what failed. */
function countsText({ passed, flaky, failed }) {
  const secondTry = flaky === 0 ? '' : `, ${flaky} on the second try`
  return `${passed} passed${secondTry}, ${failed} failed`
}

/** What a report counts; undefined where none was written. */
function countsIn(name, count) {
  try {
    return count(JSON.parse(readFileSync(join(resultsFolder, `${name}.json`), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Runs a program of the project's packages. What it prints is kept in a file, and shown when it fails.
 * @param name of its files
 * @param command its package, and its name there where that is another
 * @param count reads its report; left out, the whole of it is one test
 */
async function run(title, name, command, parameters, { environment = {}, count } = {}) {
  const started = performance.now()
  const log = join(resultsFolder, `${name}.log`)
  const code = await supervise(
    process.execPath,
    [commandOf(...command), ...parameters],
    { ...process.env, ...environment },
    isVerbose ? 'inherit' : openSync(log, 'w'),
  )
  const hasFailed = code !== 0
  const whole = { passed: hasFailed ? 0 : 1, failed: 0 }
  const { passed, failed, flaky = 0 } = (count && countsIn(name, count)) ?? whole
  // A run that dies without a failed test has failed as well.
  const counts = { passed, flaky, failed: hasFailed ? Math.max(1, failed) : failed }
  for (const outcome of Object.keys(total)) total[outcome] += counts[outcome]
  const seconds = Math.round((performance.now() - started) / 1000)
  if (counts.failed > 0 && !isVerbose) console.log(`\n${readFileSync(log, 'utf8').trim()}\n`)
  console.log(
    `${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${countsText(counts)}, ${seconds} s`,
  )
}

/** A run of Vitest on some of its projects: of all their tests, or of those that filters choose. */
function vitest(title, name, projects, ...filters) {
  const reporters = ['--reporter=default', '--reporter=json']
  return run(
    ...[title, name, ['vitest']],
    [
      ...['run', '--config=tests/vitest.config.ts', ...reporters],
      `--outputFile.json=${join(resultsFolder, `${name}.json`)}`,
      ...projects.map(project => `--project=${project}`),
      ...filters,
    ],
    {
      count: ({ numPassedTests, numFailedTests, numPendingTests }) => ({
        passed: numPassedTests,
        // Nothing is skipped in silence.
        failed: numFailedTests + numPendingTests,
      }),
    },
  )
}

async function typesAndLint() {
  // Several threads check what they share several times, and take processors from the other parts. Nor does a
  // compiler that lives for three seconds have to collect its garbage (it is written in Go).
  const alone = { environment: { GOGC: 'off' } }
  await run('Types', 'types', ['typescript', 'tsc'], ['--singleThreaded'], alone)
  await run('Lint and format', 'lint', ['@biomejs/biome', 'biome'], ['check', '.'])
}

function spelling() {
  const cache = ['--cache', '--cache-location=.cache/spelling']
  const options = ['--config=tests/spelling/cspell.json', '--no-progress', '--show-suggestions']
  return run('Spelling in four languages', 'spelling', ['cspell'], ['lint', ...options, ...cache])
}

const unit = () => vitest('Unit', 'unit', ['unit'])
const bothSites = ['unsupplied', 'finished']
const builds = () => ensureFixtures(...bothSites)

/** The tests of the browser, in a Chromium that is installed first where there is none. */
async function browser(built) {
  const chromium = await ensureBrowser()
  await built
  const options = ['test', '--config=tests/e2e/playwright.config.ts']
  await run('Browser', 'browser', ['@playwright/test', 'playwright'], options, {
    environment: {
      ...(chromium && { CHROMIUM_PATH: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'browser.json'),
    },
    count: ({ stats }) => ({
      passed: stats.expected,
      flaky: stats.flaky,
      failed: stats.unexpected + stats.skipped,
    }),
  })
}

async function everything(programs) {
  const built = builds()
  const withoutBrowser = async () => {
    await typesAndLint()
    await spelling()
    await programs
    await unit()
    await built
    // In one run, what waits for servers leaves the processors to what reads pages.
    await vitest('Built HTML and servers of both sites', 'sites', bothSites)
  }
  // What does not need the builds runs beside them.
  await Promise.all([withoutBrowser(), programs.then(() => browser(built))])
}

/** What each part starts besides Node, and runs. */
const parts = {
  all: { needs: () => [...browserPrograms, ...serverPrograms()], run: everything },
  unit: { run: unit },
  built: {
    async run() {
      await builds()
      await vitest('Built HTML of both sites', 'built', bothSites, 'tests/built/')
    },
  },
  servers: {
    needs: serverPrograms,
    async run(programs) {
      await programs
      await builds()
      await vitest('Servers of both sites', 'servers', bothSites, 'tests/server/')
    },
  },
  e2e: { needs: () => browserPrograms, run: programs => programs.then(() => browser(builds())) },
  nightly: {
    async run() {
      await builds()
      // It serves one test alone, and brings 232 packages.
      const observatory = ['--prefix', '.cache/observatory', '@mdn/mdn-http-observatory@1.4.8']
      const options = [
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--omit=optional',
      ]
      if ((await npm('install', ...options, ...observatory)) !== 0) process.exit(1)
      await vitest('What takes long, or the network', 'nightly', ['nightly'])
    },
  },
  changed: {
    async run() {
      await typesAndLint()
      await vitest('Tests of what changed', 'changed', ['unit'], '--changed')
    },
  },
}

if (!Object.hasOwn(parts, part)) {
  console.error(`There is no such part. Write one of ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

// Everything this process starts has one folder for its temporary files, which workers of nginx, another user,
// may enter.
const temporary = mkdtempSync(join(tmpdir(), 'triptych-tests-'))
chmodSync(temporary, 0o755)
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }))
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${SEMI_SPACE}`

const { needs = () => [], run: runPart } = parts[part]
// While npm writes packages, there is time to unpack programs.
const programs = ensurePrograms(needs())
await ensurePackages()
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
await runPart(programs)
console.log(`\n${countsText(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
