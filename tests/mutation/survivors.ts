import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeWorkshop, openWorkshop, runIn, type Workshop } from '../faults/workshop.ts'
import { type Mutant, type MutatedFile, readReport, withMutant } from './report.ts'

/** Mutants that no test noticed, as StrykerJS calls them. */
const missed = new Set(['Survived', 'NoCoverage'])

/** Mutants that count: StrykerJS leaves out those that cannot run. */
const countedStatuses = new Set([...missed, 'Killed', 'Timeout'])

/** The share of mutants that the tests have to notice. */
const LEAST_SHARE = 0.85

const [name = ''] = process.argv.slice(2)

/** Plants a mutant by itself and runs the tests of what it is in, from their import on. */
async function isNoticed(workshop: Workshop, file: MutatedFile, mutant: Mutant): Promise<boolean> {
  const path = join(workshop.folder, file.path)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, withMutant(file.source, mutant))
  const { code } = await runIn(workshop, 'npx', [
    ...['--no-install', 'vitest', 'related', '--run', '--config=tests/mutation/vitest.config.ts'],
    ...['--bail=1', '--passWithNoTests', file.path],
  ])
  writeFileSync(path, before)
  return code !== 0
}

/**
 * Plants every mutant that StrykerJS calls unnoticed: it switches a mutant on after a file of tests was
 * imported, so that what the file makes on import is nobody's (docs/decisions.md).
 */
const files = readReport(name)
const counted = files
  .flatMap(({ mutants }) => mutants)
  .filter(({ status }) => countedStatuses.has(status))
const workshop = openWorkshop(0)
process.on('exit', () => closeWorkshop(workshop))
process.on('SIGINT', () => process.exit(130))

let unnoticed = 0
for (const file of files) {
  for (const mutant of file.mutants) {
    if (!missed.has(mutant.status)) continue
    if (await isNoticed(workshop, file, mutant)) continue
    unnoticed += 1
    const { line, column } = mutant.location.start
    console.log(`${file.path}:${line}:${column} ${mutant.mutatorName} => ${mutant.replacement}`)
  }
}

const noticed = counted.length - unnoticed
const share = counted.length === 0 ? 1 : noticed / counted.length
console.log(
  `\n${name}: ${noticed} of ${counted.length} mutants are noticed, ${(share * 100).toFixed(1)} %.`,
)
process.exitCode = share < LEAST_SHARE ? 1 : 0
