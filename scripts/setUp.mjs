import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildFresh } from './buildStamp.mjs'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** How often, in ms, a supervisor checks whether npm, which passes no signal on, is still there. */
const PARENT_CHECK_INTERVAL = 500

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

/** Runs a command; ends this process with the command's exit code if it fails. */
async function run(command, parameters, environment) {
  const code = await supervise(command, parameters, environment)
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
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}

/** Builds the operator's site, if its output folder is missing or older than its sources. */
export async function ensureBuild() {
  if (isBuildFresh()) return
  console.log('Building the site …')
  await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
}

/**
 * Builds sites of the tests, where their builds are missing or older than their sources.
 * @param names of `unsupplied`, of which nothing is supplied, and `finished`, with works of its own and the
 * versions it published before
 */
export async function ensureFixtures(...names) {
  await run(process.execPath, ['--import', 'tsx', 'tests/sites/buildFixtures.ts', ...names])
}
