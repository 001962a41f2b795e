import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isIncidental } from '../../src/company/folder/incidental.mjs'
import { root } from '../processes.mjs'

/** Where a build is written and read: `dist`, or the folder that `SITE_OUT` names. */
export function outputFolderOf(environment) {
  return resolve(environment.SITE_OUT || 'dist')
}

/** The folder of the build that is online, as far as this machine knows; '' where nothing is to be taken from one. */
export function lastBuildOf(environment) {
  return environment.SITE_LAST_BUILD ?? outputFolderOf(environment)
}

/** The output folder of this process. */
export const outputFolder = outputFolderOf(process.env)

/** The file within a build that tells it from other folders, and says from which sources it was made. */
export const stampName = 'build-stamp.json'

/** What a build is made from, below the project's root. */
const sources = [
  'src',
  'server',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'nginx.conf',
]

/** Environment variables that change what is built. */
const variables = [
  'SITE',
  'SITE_ORIGIN',
  'SITE_INDEXING',
  'SITE_DATE',
  'SITE_DRAFTS',
  'SITE_LAST_BUILD',
]

/** What a path leads to; undefined for a link that leads nowhere, which those who read it refuse in a sentence. */
function targetStatus(path) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** Every file below a path. A link to a folder around it is left alone: reading the site refuses it. */
function* filesBelow(path, around = []) {
  if (!targetStatus(path)?.isDirectory()) {
    yield path
    return
  }
  const place = realpathSync(path)
  if (around.includes(place)) return
  for (const name of readdirSync(path).sort()) {
    if (!isIncidental(name)) yield* filesBelow(join(path, name), [...around, place])
  }
}

/** A hash of everything the build is made from. */
export function sourcesHash(environment = process.env) {
  const hash = createHash('sha256')
  const folder = environment.SITE || 'site'
  for (const source of [...sources, ...(existsSync(folder) ? [folder] : [])]) {
    for (const file of filesBelow(resolve(root, source))) {
      const content = targetStatus(file)?.isFile() ? readFileSync(file) : ''
      hash.update(relative(root, file)).update('\0').update(content).update('\0')
    }
  }
  for (const name of variables) hash.update(`${name}=${environment[name] ?? ''}\0`)
  return hash.digest('hex')
}

/**
 * Notes beside a finished build what it was made from, and what the next one has to know of it.
 * @param {{
 *   process?: number,
 *   sources?: string,
 *   due?: string | undefined,
 *   isReady?: boolean,
 *   warnsUntil?: Readonly<Record<string, string>>,
 *   published?: Readonly<Record<string, Readonly<Record<string, string>>>>,
 * }} stamp the process that writes it, while it is not whole; then the hash of its sources; the day on which the next
 * one is due (ISO 8601), if it is known; whether nothing blocked it; until when findings warn; and the published
 * versions that it lacks
 */
export function writeBuildStamp(folder, stamp) {
  writeFileSync(join(folder, stampName), `${JSON.stringify(stamp)}\n`)
}

/** What a build noted beside itself; empty where there is no build, or nothing whole. */
export function readBuildStamp(folder) {
  try {
    return Object(JSON.parse(readFileSync(join(folder, stampName), 'utf8')))
  } catch {
    // There is none, or a full disk or a crash has broken it off.
    return {}
  }
}

/** Whether the output folder was built from the sources as they are now. */
export function isBuildFresh(environment = process.env) {
  const stamp = readBuildStamp(outputFolderOf(environment))
  const today = environment.SITE_DATE || new Date().toISOString().slice(0, 10)
  const isDue = stamp.due !== undefined && today >= stamp.due
  return !isDue && stamp.sources === sourcesHash(environment)
}
