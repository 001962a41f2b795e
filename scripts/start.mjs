import { join } from 'node:path'
import { outputFolder } from '../contract/outputFolder.mjs'
import { ensureBuild, ensurePackages, supervise } from './setUp.mjs'

await ensurePackages()
await ensureBuild()
process.exit(await supervise(process.execPath, [join(outputFolder, 'server/main.mjs')]))
