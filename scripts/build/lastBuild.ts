import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../server/index.ts'
import { OperatorError } from '../../src/model/index.ts'

/**
 * The manifest of a build, which may have been broken off or copied in part.
 * @throws OperatorError where it is not there or not whole
 */
export function readBuildManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const message = 'is missing or not whole, so there is no build to look at. Run npm run build'
    throw new OperatorError([{ file, message }])
  }
}

/**
 * Refuses a folder that holds a preview of drafts: nothing is to be said of it but that.
 * @throws OperatorError where it does, or holds a build that is not whole
 */
export function refuseDrafts(folder: string): void {
  if (!existsSync(join(folder, 'manifest.json')) || !readBuildManifest(folder).showsDrafts) return
  const message = 'holds a preview of drafts, which is never deployed. Run npm run build'
  throw new OperatorError([{ file: folder, message }])
}
