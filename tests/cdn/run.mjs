import { ensureFixtures, ensurePackages, supervise } from '../../scripts/processes.mjs'
import { finishedSite } from '../sites/environment.mjs'

await ensurePackages()
await ensureFixtures('finished')
const program = ['--import', 'tsx', 'tests/cdn/verifyEmulators.ts']
const environment = { ...process.env, ...finishedSite }
process.exit(await supervise(process.execPath, program, environment))
