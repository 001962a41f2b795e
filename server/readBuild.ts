import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { type PreparedSite, prepareSite } from './preparedSite.ts'

const remedy = 'Run "npm run build" again, or copy the whole build.'

/** Why a build cannot be served; the message is for whoever starts the server. */
export class UnusableBuild extends Error {}

function isManifest(value: unknown): value is Manifest {
  const keys = [
    'headers',
    'assetHeaders',
    'files',
    'redirects',
    'notFound',
    'healthPath',
    'responses',
  ]
  return typeof value === 'object' && value !== null && keys.every(key => key in value)
}

function read(folder: string, file: string): Buffer {
  try {
    return readFileSync(join(folder, file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && file === 'manifest.json') {
      throw new UnusableBuild(`There is no build in ${folder}. Run "npm run build" first.`)
    }
    if (code === 'EACCES') {
      throw new UnusableBuild(`${join(folder, file)} cannot be read. Check its permissions.`)
    }
    const fault = code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`
    throw new UnusableBuild(`The build in ${folder} is not intact: ${file} ${fault}. ${remedy}`)
  }
}

function readManifest(folder: string): Manifest {
  const text = read(folder, 'manifest.json').toString()
  try {
    const manifest: unknown = JSON.parse(text)
    if (isManifest(manifest)) return manifest
  } catch {
    // What is not JSON is not a manifest either.
  }
  throw new UnusableBuild(`${join(folder, 'manifest.json')} is not a build manifest. ${remedy}`)
}

/**
 * Reads a build into memory, and checks every file against the hash that the build gave it: a
 * half-copied or edited deployment must not start.
 * @throws UnusableBuild with the folder, the file and the remedy
 */
export function readBuild(folder: string): PreparedSite {
  return prepareSite(readManifest(folder), (file, hasHash) => {
    const body = read(folder, join('site', file))
    if (hasHash(body)) return body
    const fault = `site/${file} is not the file that was built`
    throw new UnusableBuild(`The build in ${folder} is not intact: ${fault}. ${remedy}`)
  })
}
