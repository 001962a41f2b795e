import { ensurePackages, ensureUnsuppliedBuild, supervise } from '../../scripts/setUp.mjs'
import { unsuppliedSite } from '../sites/environment.mjs'

await ensurePackages()
await ensureUnsuppliedBuild()
const program = ['--import', 'tsx', 'tests/cdn/verifyEmulators.ts']
const environment = { ...process.env, ...unsuppliedSite }
process.exit(await supervise(process.execPath, program, environment))
