import '../../scripts/checkNode.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureFixtures,
  ensurePackages,
  installApart,
  root,
  supervise,
} from '../../scripts/processes.mjs'
import { unsuppliedSite } from '../sites/environment.mjs'
import { sampleOf } from './sample.mjs'
import { modules, toolFolder } from './stryker.config.mjs'

/** The last version that runs on Node 20; it brings 167 packages, so it is kept apart from the project's. */
const version = '9.6.1'

const [name, ...named] = process.argv.slice(2)
const files = name === 'sample' ? sampleOf(Date.now()) : named
if (!name || (name !== 'sample' && !Object.hasOwn(modules, name))) {
  console.error(`Name a module to mutate, and files of it where some are enough: ${Object.keys(modules).join(', ')}.
For example: npm run mutate -- launch src/company/launch/rules/figures.ts
Or write sample, for a few files of every module, others each week.`)
  process.exit(2)
}

await ensurePackages()
await ensureFixtures('unsupplied')
const program = join(root, toolFolder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
if (!existsSync(program)) {
  const packages = ['core', 'vitest-runner'].map(part => `@stryker-mutator/${part}@${version}`)
  await installApart(toolFolder, '--legacy-peer-deps', ...packages)
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
