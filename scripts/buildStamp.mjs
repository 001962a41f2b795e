import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'dist', 'build-stamp.json')

/** What a build is made from, below the project's root. */
const sources = ['src', 'server', 'scripts', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Environment variables that change what is built. */
const variables = ['SITE_ORIGIN', 'SITE_INDEXING']

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

/** A hash of everything the build is made from. */
export function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Whether `dist` was built from the sources as they are now. */
export function isBuildFresh() {
  if (!existsSync(stampFile)) return false
  return JSON.parse(readFileSync(stampFile, 'utf8')).sources === sourcesHash()
}

/** Notes beside a finished build the hash of what it was made from. */
export function writeBuildStamp(sources) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${JSON.stringify({ sources })}\n`)
}
