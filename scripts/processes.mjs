import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** What is wrong with the name of the project's folder; undefined where nothing is. */
export function folderFault(folder = root) {
  return /[#%?]/.test(folder)
    ? `The folder ${folder} has #, % or ? in its name, which Vike takes for an address. Rename it.`
    : undefined
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** How often, in ms, a supervisor checks whether npm, which passes no signal on, is still there. */
const PARENT_CHECK_INTERVAL = 500

/** The path of the first of these programs that is installed; undefined if none is. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  return names
    .flatMap(name => folders.flatMap(folder => endings.map(ending => join(folder, name + ending))))
    .find(existsSync)
}

/** The script of an installed package that a command of it is, to be run by Node itself. */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** npm as a script, to be run by Node itself: on some systems its program is one for a shell alone. */
function npmScript() {
  const { npm_execpath: running } = process.env
  if (running && /npm-cli\.js$/.test(running)) return running
  const folder = dirname(process.execPath)
  const places = ['../lib/node_modules', 'node_modules', '../share/nodejs'].map(place =>
    join(folder, place, 'npm/bin/npm-cli.js'),
  )
  return places.find(existsSync)
}

/**
 * Starts a program with its output shown, and passes on what stops this process or the one that
 * started it: it leaves nothing running behind.
 * @param output where it prints: a file descriptor, unless it shares this process's terminal
 * @returns the program's exit code
 */
export function supervise(command, parameters, environment = process.env, output = 'inherit') {
  const stdio = output === 'inherit' ? 'inherit' : ['ignore', output, output]
  const child = spawn(command, parameters, { cwd: root, stdio, env: environment })
  const stop = signal => child.kill(signal)
  const stopAtExit = () => child.kill('SIGTERM')
  for (const signal of signals) process.on(signal, stop)
  process.on('exit', stopAtExit)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECK_INTERVAL)
  return new Promise(resolve => {
    const finish = code => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, stop)
      process.off('exit', stopAtExit)
      resolve(code)
    }
    child.once('error', error => {
      console.error(`${command} could not be started: ${error.message}`)
      finish(1)
    })
    child.once('exit', (code, signal) => finish(signal ? 1 : code))
  })
}

/** Runs npm; gives its exit code. */
function npm(...parameters) {
  const script = npmScript()
  return script
    ? supervise(process.execPath, [script, ...parameters])
    : supervise('npm', parameters)
}

/** Ends this process with the exit code of what it started, if that has failed. */
function endWith(code) {
  if (code !== 0) process.exit(code)
}

/** The packages that a lock file names, by their folders. */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages
}

/** Whether the packages of the lock file are installed, as npm notes when it is done. */
export function hasInstalledPackages() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, note))) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, optional, devOptional }]) =>
      // Of those for one system each, others are left out.
      folder === '' ||
      installed[folder]?.version === version ||
      (!installed[folder] && (optional || devOptional)),
  )
}

/** Installs the packages of the lock file, if that has not been done yet. */
export async function ensurePackages() {
  if (hasInstalledPackages()) return
  console.log('Installing packages …')
  // NODE_ENV=production would leave out what builds the site.
  endWith(await npm('ci', '--include=dev', '--no-audit', '--no-fund'))
}

/** Installs what one suite alone needs into a folder of its own: packages, and options of npm. */
export async function installApart(folder, ...packages) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  endWith(await npm('install', ...options, ...packages))
}

/**
 * Builds sites of the tests, where their builds are missing or older than their sources.
 * @param names of `unsupplied`, of which nothing is supplied, and `finished`, with works of its own and the
 * versions it published before
 */
export async function ensureFixtures(...names) {
  const script = ['--import', 'tsx', 'tests/sites/buildFixtures.ts', ...names]
  endWith(await supervise(process.execPath, script))
}
