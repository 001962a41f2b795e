import { ensurePrograms } from './distribution.mjs'
import { ensureFixtures, ensurePackages } from './setUp.mjs'
import { changed } from './testing/changed.mjs'
import { giveRoomToNewObjects } from './testing/memory.mjs'
import { browserPrograms, serverPrograms } from './testing/programs.mjs'
import { clearResults, outcomeText, run } from './testing/runner.mjs'
import {
  browser,
  built,
  builtAndServers,
  lint,
  reproducible,
  servers,
  spelling,
  types,
  unit,
} from './testing/runners.mjs'
import { keepTemporaryFilesTogether } from './testing/temporaryFolder.mjs'

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
  changed: () => inTurn(types, lint, ...changed()),
}

if (!Object.hasOwn(parts, name)) {
  console.error(`There is no such part. Write one of ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

keepTemporaryFilesTogether()
giveRoomToNewObjects()
// While npm writes packages, there is time to unpack programs.
const programs = ensurePrograms(programsOf[name]?.() ?? [])
await ensurePackages()
clearResults()
await parts[name]()

const sum = outcome => totals.reduce((total, counts) => total + counts[outcome], 0)
const total = { passed: sum('passed'), flaky: sum('flaky'), failed: sum('failed') }
console.log(`\n${outcomeText(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
