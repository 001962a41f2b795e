// Runs a program of the project's packages, which are installed first where they are missing or old:
//   node scripts/tool.mjs PROGRAM …
import './checkNode.mjs'
import { commandOf, ensurePackages, supervise } from './processes.mjs'

/** The programs that npm's scripts start, and the package of each. */
const packages = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  vike: 'vike',
  vitest: 'vitest',
}

const [, , program, ...parameters] = process.argv
if (!Object.hasOwn(packages, program)) {
  console.error(`There is no such program. Write one of ${Object.keys(packages).join(', ')}.`)
  process.exit(2)
}
await ensurePackages()
const script = commandOf(packages[program], program)
process.exit(await supervise(process.execPath, [script, ...parameters]))
