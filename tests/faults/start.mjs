import {
  ensureFinishedBuild,
  ensurePackages,
  ensureUnsuppliedBuild,
  supervise,
} from '../../scripts/setUp.mjs'
import { ensureBrowserPrograms, ensureServerPrograms } from '../../scripts/testing/programs.mjs'

await ensurePackages()
ensureBrowserPrograms()
ensureServerPrograms()
await ensureUnsuppliedBuild()
await ensureFinishedBuild()
process.exitCode = await supervise(process.execPath, [
  ...['--import', 'tsx', 'tests/faults/run.ts', ...process.argv.slice(2)],
])
