import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, ensureUnsuppliedBuild, root, supervise } from '../../scripts/setUp.mjs'
import { unsuppliedSite } from '../sites/environment.mjs'
import { modules } from './modules.mjs'
import { toolFolder, toolPackages } from './tool.mjs'

const [name, ...files] = process.argv.slice(2)

if (name === undefined || !Object.hasOwn(modules, name)) {
  console.error(
    `Name the module to mutate, and files of it where some are enough: ${Object.keys(modules).join(', ')}.\n` +
      'For example: npm run mutate -- launch src/launch/rules/notice.ts',
  )
  process.exit(2)
}

await ensurePackages()
await ensureUnsuppliedBuild()
const program = join(root, toolFolder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
if (!existsSync(program)) {
  const installed = await supervise('npm', [
    ...[
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--legacy-peer-deps',
    ],
    ...['--prefix', toolFolder, ...toolPackages],
  ])
  if (installed !== 0) process.exit(installed)
}
process.exitCode = await supervise(
  process.execPath,
  [program, 'run', 'tests/mutation/stryker.config.mjs'],
  {
    ...process.env,
    MUTATED_MODULE: name,
    MUTATED_FILES: files.join(','),
    // The copies are built nowhere: they are tested against the build of the project.
    ...unsuppliedSite,
    SITE_OUT: join(root, unsuppliedSite.SITE_OUT),
  },
)
