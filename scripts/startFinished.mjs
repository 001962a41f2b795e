import { finishedSite } from '../tests/sites/environment.mjs'
import { serveBuild } from './serveBuild.mjs'
import { ensureFinishedBuild, ensurePackages } from './setUp.mjs'

await ensurePackages()
await ensureFinishedBuild()
process.exit(await serveBuild(finishedSite.SITE_OUT, { ...process.env, ...finishedSite }))
