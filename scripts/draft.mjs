import { supervise } from './setUp.mjs'

// Beside what is deployed, never in its place; fonts and scripts of other builds are no concern of it.
const preview = { SITE_OUT: 'draft', SITE_LAST_BUILD: '', ...process.env, SITE_DRAFTS: 'shown' }
const parameters = ['--import', 'tsx', 'scripts/build.ts', ...process.argv.slice(2)]
process.exit(await supervise(process.execPath, parameters, preview))
