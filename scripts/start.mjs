import { outputFolder } from '../contract/outputFolder.mjs'
import { serveBuild } from './serveBuild.mjs'
import { ensureBuild, ensurePackages } from './setUp.mjs'

await ensurePackages()
await ensureBuild()
process.exit(await serveBuild(outputFolder))
