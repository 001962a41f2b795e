import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../contract/target.ts'
import { OperatorError } from '../src/model/OperatorError.ts'

/**
 * Refuses a folder that holds a preview of drafts: nothing is to be said of it but that.
 * @throws OperatorError where it does
 */
export function refuseDrafts(folder: string): void {
  if (!existsSync(join(folder, 'manifest.json')) || !readManifest(folder).showsDrafts) return
  const message = 'holds a preview of drafts, which is never deployed. Run npm run build'
  throw new OperatorError([{ file: folder, message }])
}
