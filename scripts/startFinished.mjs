import { finishedSite } from '../tests/sites/environment.mjs'
import { serveBuild } from './serveBuild.mjs'
import { ensureFixtures, ensurePackages } from './setUp.mjs'

await ensurePackages()
await ensureFixtures('finished')
process.exit(await serveBuild(finishedSite.SITE_OUT, { ...process.env, ...finishedSite }))
