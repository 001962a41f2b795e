import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../server/index.ts'
import { OperatorError } from '../../src/model/index.ts'

/**
 * The manifest of a build, which is written after its pages and files.
 * @throws OperatorError where it is not there or not whole, and for a preview of drafts, of which nothing else
 * is to be said
 */
export function readBuildManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const message = 'is missing or not whole, so there is no build to look at. Run npm run build'
    throw new OperatorError([{ file, message }])
  }
  if (!manifest.showsDrafts) return manifest
  const message = 'holds a preview of drafts, which is never deployed. Run npm run build'
  throw new OperatorError([{ file: folder, message }])
}
