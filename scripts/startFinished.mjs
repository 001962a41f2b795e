import { join } from 'node:path'
import { finishedSite } from '../tests/sites/environment.mjs'
import { ensureFinishedBuild, ensurePackages, supervise } from './setUp.mjs'

await ensurePackages()
await ensureFinishedBuild()
process.exit(
  await supervise(process.execPath, [join(finishedSite.SITE_OUT, 'server/main.mjs')], {
    ...process.env,
    ...finishedSite,
  }),
)
