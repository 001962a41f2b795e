import '../../scripts/checkNode.mjs'
import { existsSync } from 'node:fs'
import {
  commandOf,
  ensureFixtures,
  ensurePackages,
  findProgram,
  installApart,
  supervise,
} from '../../scripts/processes.mjs'
import { ensureBrowser, installPackages } from '../../scripts/test/programs.mjs'
import { driverFolder, driverPackage } from './driver.mjs'

/** What the suite needs of the distribution: a package, and how its presence shows. */
const packages = [
  { name: 'firefox-esr', isInstalled: () => findProgram('firefox-esr') },
  { name: 'webkit2gtk-driver', isInstalled: () => findProgram('WebKitWebDriver') },
  { name: 'xvfb', isInstalled: () => findProgram('xvfb-run') },
  { name: 'xauth', isInstalled: () => findProgram('xauth') },
  { name: 'gjs', isInstalled: () => findProgram('gjs') },
  { name: 'poppler-utils', isInstalled: () => findProgram('pdftotext') },
  {
    // GTK's description of WebKit, which gjs prints with, is not a program.
    name: 'gir1.2-webkit2-4.1',
    isInstalled: () =>
      ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].some(folder =>
        existsSync(`/usr/lib/${folder}/girepository-1.0/WebKit2-4.1.typelib`),
      ),
  },
]

const missing = () => packages.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name)

const wanted = missing()
if (wanted.length > 0) {
  await installPackages(
    wanted,
    'to run the flows in Firefox and WebKitGTK, and to read what they print',
  )
}
if (missing().length > 0) {
  console.error(`Install what is missing, on Debian with: apt-get install ${missing().join(' ')}`)
  process.exit(1)
}
await ensurePackages()
// The driver serves this suite alone: 30 packages that nothing else needs.
await installApart(driverFolder, driverPackage)
// Boxes are compared with Chromium's.
const chromium = await ensureBrowser()
if (chromium) process.env.CHROMIUM_PATH = chromium
await ensureFixtures('unsupplied', 'launched', 'finished')
const vitest = [commandOf('vitest'), 'run', '--config=tests/engines/vitest.config.ts']
process.exit(await supervise(process.execPath, vitest))
