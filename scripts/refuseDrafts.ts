import { OperatorError } from '../src/model/OperatorError.ts'
import { hasBuild, readBuildManifest } from './readBuildManifest.ts'

/**
 * Refuses a folder that holds a preview of drafts: nothing is to be said of it but that.
 * @throws OperatorError where it does, or holds a build that is not whole
 */
export function refuseDrafts(folder: string): void {
  if (!hasBuild(folder) || !readBuildManifest(folder).showsDrafts) return
  const message = 'holds a preview of drafts, which is never deployed. Run npm run build'
  throw new OperatorError([{ file: folder, message }])
}
