import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outputFolderOf } from '../outputFolder.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

function stampFile(environment) {
  return join(outputFolderOf(environment), 'build-stamp.json')
}

/** What a build is made from, below the project's root. */
const sources = [
  ...['src', 'server', 'scripts'],
  ...['vite.config.ts', 'package-lock.json', 'tsconfig.json'],
]

/** Environment variables that change what is built. */
const variables = [
  ...['SITE', 'SITE_ORIGIN', 'SITE_INDEXING', 'SITE_DATE', 'SITE_DRAFTS', 'SITE_LAST_BUILD'],
]

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

/** A hash of everything the build is made from. */
export function sourcesHash(environment = process.env) {
  const hash = createHash('sha256')
  const folder = environment.SITE || 'site'
  for (const source of [...sources, ...(existsSync(folder) ? [folder] : [])]) {
    for (const file of filesBelow(resolve(root, source))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  for (const name of variables) hash.update(`${name}=${environment[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** What is noted beside a build; nothing where a full disk or a crash has broken the note off. */
function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Whether the output folder was built from the sources as they are now. */
export function isBuildFresh(environment = process.env) {
  const file = stampFile(environment)
  if (!existsSync(file)) return false
  const { sources: built, due } = readStamp(file)
  const today = environment.SITE_DATE || new Date().toISOString().slice(0, 10)
  return built === sourcesHash(environment) && (due === undefined || today < due)
}

/**
 * Notes beside a finished build the hash of what it was made from, and the day on which the next one
 * is due (ISO 8601), if it is known.
 */
export function writeBuildStamp(hash, due, environment = process.env) {
  const file = stampFile(environment)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ sources: hash, due })}\n`)
}
