import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureFixtures, ensurePackages, root, supervise } from '../../scripts/setUp.mjs'
import { unsuppliedSite } from '../sites/environment.mjs'
import { modules } from './modules.mjs'
import { sampleOf } from './sample.mjs'
import { toolFolder, toolPackages } from './tool.mjs'

const usage = `Name the module to mutate, and files of it where some are enough, or how many of the module's lines,
chosen at random: ${Object.keys(modules).join(', ')}.
For example: npm run mutate -- launch src/launch/rules/notice.ts
             npm run mutate -- launch --lines 45 --seed 2`

/** What the command line asks for, or undefined where it cannot be understood. */
function readTask() {
  const options = { lines: { type: 'string' }, seed: { type: 'string', default: '1' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [name, ...files] = positionals
    const numbers = [values.lines ?? '1', values.seed]
    const isKnown = name !== undefined && Object.hasOwn(modules, name)
    if (!isKnown || !numbers.every(number => /^[1-9]\d{0,8}$/.test(number))) return undefined
    const { lines, seed } = values
    if (lines === undefined) return { name, files }
    if (files.length > 0) return undefined
    return { name, files: sampleOf(modules[name], Number(lines), Number(seed)) }
  } catch {
    return undefined
  }
}

const task = readTask()
if (!task) {
  console.error(usage)
  process.exit(2)
}

await ensurePackages()
await ensureFixtures('unsupplied')
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
const environment = {
  ...process.env,
  MUTATED_MODULE: task.name,
  MUTATED_FILES: task.files.join(','),
  // The copies are built nowhere: they are tested against the build of the project.
  ...unsuppliedSite,
  SITE_OUT: join(root, unsuppliedSite.SITE_OUT),
}
const mutated = await supervise(
  process.execPath,
  [program, 'run', 'tests/mutation/stryker.config.mjs'],
  environment,
)
if (mutated !== 0) process.exit(mutated)
process.exitCode = await supervise(
  process.execPath,
  ['--import', 'tsx', 'tests/mutation/survivors.ts', task.name],
  environment,
)
