import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { commandOf, findProgram, supervise } from '../processes.mjs'

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

/** Runs a command while this process goes on with other things; gives whether it succeeded. */
async function succeeds(command, parameters, environment) {
  return (await supervise(command, parameters, { ...process.env, ...environment })) === 0
}

function foldersOf(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && pattern.test(entry.name))
    .map(entry => join(folder, entry.name))
}

/** Makes this process and those it starts find what has been unpacked. */
function addUnpackedToPaths() {
  const programs = ['usr/sbin', 'usr/bin'].map(folder => join(unpacked, folder))
  const shared = ['lib', 'usr/lib'].flatMap(folder =>
    foldersOf(join(unpacked, folder), /-linux-gnu/),
  )
  // systemd keeps the libraries of its own programs apart.
  const libraries = [...shared, ...shared.flatMap(folder => foldersOf(folder, /^systemd$/))]
  process.env.PATH = [process.env.PATH, ...programs].join(delimiter)
  if (libraries.length > 0) {
    const known = process.env.LD_LIBRARY_PATH
    process.env.LD_LIBRARY_PATH = [...libraries, ...(known ? [known] : [])].join(delimiter)
  }
}

/** Downloads packages with what they need and unpacks them into the cache. */
async function unpack(packages) {
  if (!findProgram('apt-get') || !findProgram('dpkg-deb')) return
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'root']) {
    mkdirSync(join(cache, folder), { recursive: true })
  }
  if (!(await succeeds('apt-get', [...aptOptions, '-qq', 'update']))) return
  const install = ['-qq', '-y', '--no-install-recommends', '--download-only', 'install']
  if (!(await succeeds('apt-get', [...aptOptions, ...install, ...packages]))) return
  const archives = join(cache, 'cache/archives')
  for (const file of readdirSync(archives).filter(name => name.endsWith('.deb'))) {
    if (!(await succeeds('dpkg-deb', ['-x', join(archives, file), unpacked]))) return
  }
}

/** Prints what is needed, why, and the command that installs it; ends this process. */
function giveUp(needs) {
  for (const { program, why } of needs) console.error(`${program} is missing; it is needed ${why}.`)
  const packages = needs.map(need => need.package).join(' ')
  console.error(`Install it, on Debian with: apt-get install --no-install-recommends ${packages}`)
  process.exit(1)
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
  if (missing().length > 0) giveUp(missing())
}

/**
 * Installs packages of the distribution; first says what and why.
 * @returns whether that worked: it takes apt and root, or sudo without a password
 */
export async function installPackages(packages, why) {
  if (!findProgram('apt-get')) return false
  const [command, ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  console.log(`Installing ${packages.join(', ')} from the distribution ${why} …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    (await succeeds(command, [...rest, 'update', '-qq'], quiet)) &&
    succeeds(command, [...rest, 'install', '-y', '-qq', ...packages], quiet)
  )
}

const onLinux = process.platform === 'linux'

/** The programs that the browser's tests start. */
export const browserPrograms = [
  { program: 'pdftotext', package: 'poppler-utils', why: 'to read what the agreement prints' },
]

/** The programs that the tests of servers start; says which tests there are none for. */
export function serverPrograms() {
  if (!onLinux) console.log('The units of deploy/systemd are not checked: that takes Linux.')
  return [
    { program: 'nginx', package: 'nginx', why: 'to test nginx.conf with the real server' },
    { program: 'caddy', package: 'caddy', why: 'to test the example of a reverse proxy' },
    ...(onLinux
      ? [{ program: 'systemd-analyze', package: 'systemd', why: 'to check the units of services' }]
      : []),
    { program: 'openssl', package: 'openssl', why: 'to make a certificate for the TLS tests' },
  ]
}

/** Chromium without a window comes first: the tests take less than half the time in it. */
const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium for the browser tests: Playwright's own, or the system's. Where there is none,
 * installs the distribution's, or Playwright's, which needs no root.
 * @returns the path of a system's Chromium, or undefined for Playwright's own
 */
export async function ensureBrowser() {
  const why = 'for the browser tests'
  const { chromium } = await import('@playwright/test')
  const system = () => findProgram(...chromiums)
  if (existsSync(chromium.executablePath())) return undefined
  for (const name of system() ? [] : ['chromium-headless-shell', 'chromium'])
    if (await installPackages([name], why)) break
  if (system()) return system()
  console.log(`Downloading Playwright's Chromium ${why} …`)
  if (await succeeds(process.execPath, [commandOf('playwright'), 'install', 'chromium']))
    return undefined
  console.error(
    `There is no Chromium ${why}. Install one, on Debian with: apt-get install chromium`,
  )
  process.exit(1)
}
