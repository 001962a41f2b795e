import '../checkNode.mjs'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { engineStates } from '../../tests/engines/programs.mjs'
import {
  commandOf,
  ensureFixtures,
  ensurePackages,
  installApart,
  root,
  supervise,
} from '../processes.mjs'
import {
  browserPrograms,
  ensureBrowser,
  ensurePrograms,
  installPackages,
  serverPrograms,
} from './programs.mjs'

/** What runs print, each in a file of its own. */
const resultsFolder = join(root, '.cache', 'tests')

/** Room for new objects, in MB: with the 16 that V8 gives them, a tenth of the tests' time goes into clearing it. */
const SEMI_SPACE = 64

/**
 * Runs a program of the project's packages. What it prints is kept in a file, and shown when it fails.
 * @param command its package, and its name there where that is another
 */
async function run(title, command, parameters, environment = {}) {
  const started = performance.now()
  const log = join(resultsFolder, `${title}.log`)
  const code = await supervise(
    process.execPath,
    [commandOf(...command), ...parameters],
    { ...process.env, ...environment },
    openSync(log, 'w'),
  )
  const seconds = Math.round((performance.now() - started) / 1000)
  const text = stripVTControlCharacters(readFileSync(log, 'utf8')).trim()
  // The lines in which Vitest or Playwright counts tests: "1751 passed (1751)".
  const lines = text.matchAll(/^ *(?:Tests +)?(\d+ (?:passed|failed|flaky|skipped)\b.*)$/gm)
  const counts = Array.from(lines, ([, count]) => `${count}, `).join('')
  // Nothing is skipped in silence.
  const hasFailed = code !== 0 || /skipped/.test(counts)
  if (hasFailed) {
    process.exitCode = 1
    console.log(`\n${text}\n`)
  }
  console.log(`${hasFailed ? 'FAILED' : 'ok    '}  ${title}: ${counts}${seconds} s`)
}

/** A run of Vitest on some of its projects: of all their tests, or of those that filters choose. */
function vitest(title, projects, ...filters) {
  const options = ['run', '--config=tests/vitest.config.ts']
  const names = projects.map(project => `--project=${project}`)
  return run(title, ['vitest'], [...options, ...names, ...filters])
}

async function typesAndLint() {
  // Several threads check what they share several times, and take processors from the other parts. Nor does a
  // compiler that lives for three seconds have to collect its garbage (it is written in Go).
  await run('Types', ['typescript', 'tsc'], ['--singleThreaded'], { GOGC: 'off' })
  await run('Lint and format', ['@biomejs/biome', 'biome'], ['check', '.'])
}

function spelling() {
  const cache = ['--cache', '--cache-location=.cache/spelling']
  const options = ['--config=tests/spelling/cspell.json', '--no-progress', '--show-suggestions']
  return run('Spelling in four languages', ['cspell'], ['lint', ...options, ...cache])
}

const sites = ['unsupplied', 'launched', 'finished']
const builds = () => ensureFixtures(...sites)

/** The tests of the browser, in a Chromium that is installed first where there is none. */
async function browser(built) {
  const chromium = await ensureBrowser()
  await built
  const options = ['test', '--config=tests/e2e/playwright.config.ts']
  const environment = chromium ? { CHROMIUM_PATH: chromium } : {}
  await run('Browser', ['@playwright/test', 'playwright'], options, environment)
}

/**
 * Compares what pages look like and what their parts are called in the engines that are installed, or tries all that
 * is tried in other engines than Chromium.
 */
async function engines(title, ...filters) {
  const chromium = await ensureBrowser()
  const options = ['run', '--config=tests/engines/vitest.config.ts', ...filters]
  await run(title, ['vitest'], options, chromium ? { CHROMIUM_PATH: chromium } : {})
}

const isMissing = ({ missing }) => missing.length > 0

/** Installs the engines that are missing: they cannot be unpacked into a folder, as other programs are. */
async function ensureEngines() {
  const missing = () => engineStates().flatMap(engine => engine.missing)
  if (missing().length === 0) return
  await installPackages(missing(), 'to try the pages in Firefox and WebKitGTK')
  if (missing().length === 0) return
  console.error(`Install what is missing, on Debian with: apt-get install ${missing().join(' ')}`)
  process.exit(1)
}

/** Says in which engines nothing has been compared. */
function nameMissingEngines() {
  for (const { name, missing } of engineStates().filter(isMissing)) {
    const packages = missing.join(', ')
    console.log(
      `Not compared in ${name}, which is not installed (${packages}): npm run test:engines`,
    )
  }
}

async function everything(programs) {
  const built = builds()
  const withoutBrowser = async () => {
    await typesAndLint()
    await spelling()
    await Promise.all([programs, built])
    // In one run, what waits for servers leaves the processors to everything else.
    await vitest('Unit tests, built HTML and servers', ['unit', ...sites])
  }
  // What does not need the builds runs beside them.
  await Promise.all([withoutBrowser(), programs.then(() => browser(built))])
  // By itself: beside the other parts a browser may take too long to answer.
  await engines('Pages in several engines', 'comparison')
}

/** What each part starts besides Node, and runs. */
const parts = {
  all: { needs: [...browserPrograms, ...serverPrograms], run: everything },
  unit: { run: () => vitest('Unit', ['unit']) },
  built: {
    run: () => builds().then(() => vitest('Built HTML of the three sites', sites, 'tests/built/')),
  },
  servers: {
    needs: serverPrograms,
    async run(programs) {
      await Promise.all([programs, builds()])
      await vitest('Servers of two of the three sites', ['unsupplied', 'finished'], 'tests/server/')
    },
  },
  e2e: { needs: browserPrograms, run: programs => programs.then(() => browser(builds())) },
  engines: {
    needs: browserPrograms,
    async run(programs) {
      await Promise.all([programs.then(ensureEngines), builds()])
      await engines('Flows, prints and comparison in three engines')
    },
  },
  nightly: {
    async run() {
      await builds()
      // It serves one test alone, and brings 232 packages.
      const observatory = '@mdn/mdn-http-observatory@1.4.8'
      await installApart('.cache/observatory', '--omit=optional', observatory)
      await vitest('What takes long, or the network', ['nightly'])
    },
  },
}

const [, , part = 'all'] = process.argv
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

const { needs = [], run: runPart } = parts[part]
// While npm writes packages, there is time to unpack programs.
const programs = ensurePrograms(needs)
await ensurePackages()
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
await runPart(programs)
if (part === 'all') nameMissingEngines()
console.log(process.exitCode ? '\nFAILED' : '\nAll passed.')
