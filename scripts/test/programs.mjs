import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { commandOf, findProgram, supervise } from '../processes.mjs'

/** The programs that the browser's tests start. */
export const browserPrograms = [
  { program: 'pdftotext', package: 'poppler-utils', why: 'to read what the agreement prints' },
]

/** The programs that the tests of servers start. */
export const serverPrograms = [
  { program: 'nginx', package: 'nginx', why: 'to test nginx.conf with the real server' },
  { program: 'caddy', package: 'caddy', why: 'to test the example of a reverse proxy' },
  { program: 'openssl', package: 'openssl', why: 'to make a certificate for the TLS tests' },
  // Elsewhere, the units of services are not tested.
  ...(process.platform === 'linux'
    ? [{ program: 'systemd-analyze', package: 'systemd', why: 'to check the units of services' }]
    : []),
]

/** Where packages of the distribution are unpacked: nothing is installed, and no root is needed. */
const cache = resolve('.cache/distribution')
const unpacked = join(cache, 'root')

/**
 * Options that let apt work in the cache: it reads the system's sources and what is installed, and
 * changes nothing in the system.
 */
const aptOptions = [
  `Dir::State=${join(cache, 'state')}`,
  `Dir::Cache=${join(cache, 'cache')}`,
  'Dir::State::status=/var/lib/dpkg/status',
  'Debug::NoLocking=1',
  'APT::Sandbox::User=',
].flatMap(option => ['-o', option])

async function succeeds(command, ...parameters) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (await supervise(command, parameters, environment)) === 0
}

/** Downloads packages with what they need and unpacks them into the cache. */
async function unpack(packages) {
  if (!findProgram('apt-get') || !findProgram('dpkg-deb')) return
  const archives = join(cache, 'cache/archives')
  for (const folder of [join(cache, 'state/lists/partial'), join(archives, 'partial'), unpacked]) {
    mkdirSync(folder, { recursive: true })
  }
  if (!(await succeeds('apt-get', ...aptOptions, '-qq', 'update'))) return
  const install = ['-qq', '-y', '--no-install-recommends', '--download-only', 'install']
  if (!(await succeeds('apt-get', ...aptOptions, ...install, ...packages))) return
  for (const file of readdirSync(archives).filter(name => name.endsWith('.deb'))) {
    if (!(await succeeds('dpkg-deb', '-x', join(archives, file), unpacked))) return
  }
}

/** Makes this process and those it starts find what has been unpacked. */
function addUnpackedToPaths() {
  const libraries = ['lib', 'usr/lib'].flatMap(folder => {
    const path = join(unpacked, folder)
    const names = existsSync(path) ? readdirSync(path) : []
    const shared = names.filter(name => name.endsWith('-linux-gnu'))
    // systemd keeps the libraries of its own programs apart.
    return shared.flatMap(name => [join(path, name), join(path, name, 'systemd')])
  })
  const { PATH, LD_LIBRARY_PATH } = process.env
  const programs = ['usr/sbin', 'usr/bin'].map(folder => join(unpacked, folder))
  process.env.PATH = [PATH, ...programs].join(delimiter)
  const systemPaths = LD_LIBRARY_PATH ? [LD_LIBRARY_PATH] : []
  if (libraries.length > 0)
    process.env.LD_LIBRARY_PATH = [...libraries, ...systemPaths].join(delimiter)
}

/**
 * Makes sure that programs can be started. What is missing is unpacked from the distribution's
 * packages into `.cache`, without root and without starting a daemon.
 * @param needs the programs, each with its package and what it is needed for
 */
export async function ensurePrograms(needs) {
  const missing = () => needs.filter(({ program }) => !findProgram(program))
  if (missing().length > 0) addUnpackedToPaths()
  const wanted = missing()
  if (wanted.length === 0) return
  console.log(
    'These programs are missing. Their Debian packages are unpacked into .cache/distribution:',
  )
  for (const { program, why } of wanted) console.log(`  ${program}, ${why}`)
  await unpack(wanted.map(need => need.package))
  addUnpackedToPaths()
  const packages = missing().map(need => need.package)
  if (packages.length === 0) return
  console.error(
    `That has failed. Install them, on Debian with: apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
  process.exit(1)
}

/**
 * Installs packages of the distribution; first says what and why.
 * @returns whether that worked: it takes apt and root, or sudo without a password
 */
export async function installPackages(packages, why) {
  if (!findProgram('apt-get')) return false
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  console.log(`Installing ${packages.join(', ')} from the distribution ${why} …`)
  return (
    (await succeeds(...apt, 'update', '-qq')) &&
    succeeds(...apt, 'install', '-y', '-qq', ...packages)
  )
}

/** The first without a window: the tests take less than half the time in it. */
const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium for the browser tests: Playwright's own, or the system's. Where there is none,
 * installs the distribution's, or Playwright's, which needs no root.
 * @returns the path of a system's Chromium, or undefined for Playwright's own
 */
export async function ensureBrowser() {
  const why = 'for the browser tests'
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findProgram(...chromiums) || (await installPackages([name], why))) break
  }
  const installed = findProgram(...chromiums)
  if (installed) return installed
  console.log(`Downloading Playwright's Chromium ${why} …`)
  if (await succeeds(process.execPath, commandOf('playwright'), 'install', 'chromium'))
    return undefined
  console.error(
    `There is no Chromium ${why}. Install one, on Debian with: apt-get install chromium`,
  )
  process.exit(1)
}
