import { existsSync } from 'node:fs'
import { findProgram, installPackages } from '../../scripts/distribution.mjs'
import { ensurePackages, supervise } from '../../scripts/setUp.mjs'

/** What the suite needs of the distribution, and how its presence shows. */
const packages = [
  { name: 'libreoffice-writer', isInstalled: findProgram('soffice') !== undefined },
  { name: 'python3-uno', isInstalled: existsSync('/usr/lib/python3/dist-packages/uno.py') },
]

const missing = packages.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
if (missing.length > 0) {
  await installPackages(missing, 'to edit exported documents as a lawyer does')
}
await ensurePackages()
const vitest = ['--no-install', 'vitest', 'run', '--config=tests/office/vitest.config.ts']
process.exit(await supervise('npx', vitest))
