import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** What ends this process, and with it what it has started. */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP', 'exit']

/** How often, in ms, a supervisor checks whether npm, which passes no signal on, is still there. */
const PARENT_CHECK_INTERVAL = 500

/** The path of the first of these programs that is installed; undefined if none is. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
}

/** The script of an installed package that a command of it is, to be run by Node itself. */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
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
  const stop = reason => child.kill(typeof reason === 'string' ? reason : 'SIGTERM')
  for (const ending of endings) process.on(ending, stop)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill()
  }, PARENT_CHECK_INTERVAL)
  child.once('error', ({ message }) => console.error(`${command} could not be started: ${message}`))
  return new Promise(resolve => {
    // What could not be started has a negative code, what was stopped has none.
    child.once('close', code => {
      clearInterval(watch)
      for (const ending of endings) process.off(ending, stop)
      resolve(code === null || code < 0 ? 1 : code)
    })
  })
}

/** Runs a program, and ends this process with its exit code if it fails. */
async function runOrExit(command, ...parameters) {
  const code = await supervise(command, parameters)
  if (code !== 0) process.exit(code)
}

/** Runs npm, by Node itself where that is known: on some systems its program is one for a shell alone. */
function npm(...parameters) {
  const { npm_execpath: script = '' } = process.env
  return /npm-cli\.js$/.test(script)
    ? runOrExit(process.execPath, script, ...parameters)
    : runOrExit('npm', ...parameters)
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
  await npm('ci', '--include=dev', '--no-audit', '--no-fund')
}

/** Installs what one suite alone needs into a folder of its own: packages, and options of npm. */
export function installApart(folder, ...packages) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  return npm('install', ...options, ...packages)
}

/**
 * Builds sites of the tests, where their builds are missing or older than their sources.
 * @param names of `unsupplied`, of which nothing is supplied, `launched`, with everything filled in and the
 * drawn pictures, and `finished`, with works of its own and the versions it published before
 */
export function ensureFixtures(...names) {
  return runOrExit(process.execPath, '--import', 'tsx', 'tests/sites/buildFixtures.ts', ...names)
}
