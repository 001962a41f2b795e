import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureFixtures, ensurePackages } from '../processes.mjs'
import { browserPrograms, ensurePrograms, serverPrograms } from './programs.mjs'
import {
  browser,
  built,
  builtAndServers,
  changed,
  clearResults,
  lint,
  outcomeText,
  reproducible,
  run,
  servers,
  spelling,
  types,
  unit,
} from './runners.mjs'

/** Room for new objects, in MB: with the 16 that V8 gives them, a tenth of the tests' time goes into clearing it. */
const SEMI_SPACE = 64

/** Gives everything this process starts one folder for its temporary files, removed when it ends. */
function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-tests-'))
  // Workers of nginx run as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

const isVerbose = process.argv.includes('--verbose')
const [name = 'all'] = process.argv.slice(2).filter(argument => argument !== '--verbose')

const totals = []

/** Runs runners one after the other. */
async function inTurn(...runners) {
  for (const runner of runners) totals.push(await run(runner, isVerbose))
}

/** What the tests of a part start besides Node. */
const programsOf = {
  all: () => [...browserPrograms, ...serverPrograms()],
  servers: serverPrograms,
  e2e: () => browserPrograms,
}

const allBuilds = () => ensureFixtures('unsupplied', 'finished')

/** What each part runs; what does not need the builds runs beside them. */
const parts = {
  async all() {
    const builds = allBuilds()
    const inBrowser = programs.then(browser)
    await Promise.all([
      inTurn(types, lint, spelling)
        .then(() => programs)
        .then(() => inTurn(unit))
        .then(() => builds)
        .then(() => inTurn(builtAndServers)),
      Promise.all([inBrowser, builds]).then(([runner]) => inTurn(runner)),
    ])
  },
  unit: () => inTurn(unit),
  async built() {
    await allBuilds()
    await inTurn(built)
  },
  async servers() {
    await programs
    await allBuilds()
    await inTurn(servers)
  },
  async e2e() {
    await programs
    const inBrowser = await browser()
    await allBuilds()
    await inTurn(inBrowser)
  },
  async reproducible() {
    await ensureFixtures('unsupplied')
    await inTurn(reproducible)
  },
  changed: () => inTurn(types, lint, changed),
}

if (!Object.hasOwn(parts, name)) {
  console.error(`There is no such part. Write one of ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

keepTemporaryFilesTogether()
const nodeOptions = [process.env.NODE_OPTIONS, `--max-semi-space-size=${SEMI_SPACE}`]
process.env.NODE_OPTIONS = nodeOptions.filter(Boolean).join(' ')
// While npm writes packages, there is time to unpack programs.
const programs = ensurePrograms(programsOf[name]?.() ?? [])
await ensurePackages()
clearResults()
await parts[name]()

const sum = outcome => totals.reduce((total, counts) => total + counts[outcome], 0)
const total = { passed: sum('passed'), flaky: sum('flaky'), failed: sum('failed') }
console.log(`\n${outcomeText(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
