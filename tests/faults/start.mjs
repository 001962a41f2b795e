import { ensurePrograms } from '../../scripts/distribution.mjs'
import { ensureFixtures, ensurePackages, supervise } from '../../scripts/setUp.mjs'
import { browserPrograms, serverPrograms } from '../../scripts/testing/programs.mjs'

await ensurePackages()
await ensurePrograms([...browserPrograms, ...serverPrograms()])
await ensureFixtures('unsupplied', 'finished')
process.exitCode = await supervise(process.execPath, [
  ...['--import', 'tsx', 'tests/faults/run.ts', ...process.argv.slice(2)],
])
