import { type Outcome, plant } from './plant.ts'
import { type Fault, readFaults, suites } from './table.ts'
import { closeWorkshop, openWorkshop, type Workshop } from './workshop.ts'
import { runTests } from './workshopTests.ts'

/** As many as the processors of the smallest machine. */
const WORKSHOPS = 2

// A build that a fault spoiled is made again only by rows that say so: they come last.
const faults = readFaults(process.argv.slice(2)).sort(
  (one, other) => Number(one.rebuild) - Number(other.rebuild),
)
if (faults.length === 0) {
  console.error('No fault has all of these words in its description, file or test. Write fewer.')
  process.exit(2)
}
const results: { fault: Fault; outcome: Outcome }[] = []

/** Stops where tests fail without any fault: what they say afterwards would prove nothing. */
async function proveSound(workshop: Workshop): Promise<void> {
  for (const suite of suites) {
    const tests = new Set(faults.filter(row => row.suite === suite).map(row => row.test))
    if (tests.size === 0) continue
    const { code, output } = await runTests(workshop, suite, [...tests])
    if (code === 0) continue
    console.error(`${output}\nThese tests of ${suite} fail before any fault is planted.`)
    process.exit(2)
  }
}

const workshops = Array.from({ length: WORKSHOPS }, (_, index) => openWorkshop(index))
process.on('exit', () => workshops.forEach(closeWorkshop))
process.on('SIGINT', () => process.exit(130))

const [first] = workshops
if (first) await proveSound(first)
const queue = faults.values()
await Promise.all(
  workshops.map(async workshop => {
    for (const fault of queue) {
      const outcome = await plant(workshop, fault)
      results.push({ fault, outcome })
      console.log(`${outcome.padEnd(8)}  ${fault.suite.padEnd(7)}  ${fault.what}`)
    }
  }),
)

const outcomes = ['noticed', 'missed', 'not run', 'outdated'] as const
const count = (outcome: Outcome) => results.filter(result => result.outcome === outcome).length
console.log(`
${outcomes.map(outcome => `${count(outcome)} ${outcome}`).join(', ')}`)
process.exitCode = count('noticed') === faults.length ? 0 : 1
