import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../server/manifest.ts'
import { OperatorError } from '../src/model/OperatorError.ts'

const manifestIn = (folder: string) => join(folder, 'manifest.json')

/** Whether a folder holds a build: a build writes its manifest after its pages and files. */
export function hasBuild(folder: string): boolean {
  return existsSync(manifestIn(folder))
}

/**
 * The manifest of a build, which may have been broken off or copied in part.
 * @throws OperatorError where it is not there or not whole
 */
export function readBuildManifest(folder: string): Manifest {
  const file = manifestIn(folder)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const message = 'is missing or not whole, so there is no build to look at. Run npm run build'
    throw new OperatorError([{ file, message }])
  }
}
