import { existsSync } from 'node:fs'
import {
  ensurePrograms,
  findProgram,
  installFromDistribution,
} from '../../scripts/distribution.mjs'
import { ensureBuild, ensurePackages, run } from '../../scripts/setUp.mjs'

/** What the suite needs of the distribution, by program. */
const programs = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
  gjs: 'gjs',
  pdftotext: 'poppler-utils',
}

/** GTK's description of WebKit, which gjs prints with: no program, and so looked for by its file. */
function ensureTypelib() {
  const folders = [
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
    '/usr/lib',
  ]
  const isThere = () =>
    folders.some(folder => existsSync(`${folder}/girepository-1.0/WebKit2-4.1.typelib`))
  if (!isThere()) installFromDistribution('gir1.2-webkit2-4.1')
  if (isThere()) return
  console.error('WebKit2-4.1.typelib is missing. Install gir1.2-webkit2-4.1.')
  process.exit(1)
}

if (!Object.keys(programs).every(name => findProgram(name))) {
  console.log('Firefox and WebKitGTK run the flows, xvfb is their screen, gjs and poppler print.')
}
ensurePackages()
ensureBuild()
ensurePrograms(programs)
ensureTypelib()
run('npx', '--no-install', 'vitest', 'run', '--config=tests/engines/vitest.config.ts')
