import { ensurePackages, supervise } from './setUp.mjs'

await ensurePackages()
const [, , ...parameters] = process.argv
process.exit(
  await supervise(process.execPath, ['--import', 'tsx', 'scripts/setup.ts', ...parameters]),
)
