import { ensureBuild, ensurePackages, supervise } from '../../scripts/setUp.mjs'

await ensurePackages()
await ensureBuild()
process.exit(await supervise(process.execPath, ['--import', 'tsx', 'tests/cdn/verifyEmulators.ts']))
