import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildFresh } from './buildStamp.mjs'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const installStamp = join(root, 'node_modules', '.installed-lock')

/** Runs a command with its output shown; ends this process with its exit code if it fails. */
export function run(command, ...parameters) {
  const { status, error } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  if (error) console.error(`${command} could not be started: ${error.message}`)
  process.exit(status ?? 1)
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).digest('hex')
}

/** Installs the packages of the lock file, if that has not been done yet. */
export function ensurePackages() {
  const hash = lockHash()
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === hash) return
  console.log('Installing packages …')
  run('npm', 'ci', '--no-audit', '--no-fund')
  writeFileSync(installStamp, hash)
}

/** Builds the site, if `dist` is missing or older than its sources. */
export function ensureBuild() {
  if (isBuildFresh()) return
  console.log('Building the site …')
  run(process.execPath, '--import', 'tsx', 'scripts/build.ts')
}
