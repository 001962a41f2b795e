import pMap from 'p-map'
import { OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'
import { type Clip, posterCommand, readClip } from './clip.ts'
import { findWorks, type WorkFiles } from './mediaFiles.ts'
import { readPicture, type SuppliedPicture } from './readPicture.ts'

/** A work of the operator, read and found fit to be shown. */
export interface SuppliedWork extends Omit<WorkFiles, 'picture' | 'clip'> {
  /** With a clip, what is shown until it is played. */
  readonly picture: SuppliedPicture
  readonly clip: Clip | undefined
}

/** Works read at a time: each may have 20 MB. */
const CONCURRENCY = 2

/**
 * Reads the operator's works with what the site says of each.
 * @throws OperatorError for files and sentences that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readSupplied(site: Site): Promise<readonly SuppliedWork[]> {
  return pMap(
    findWorks(site),
    async (files): Promise<SuppliedWork> => {
      const { place, name, picture } = files
      const clip = files.clip === undefined ? undefined : await readClip(files.clip)
      if (picture === undefined) {
        const file = files.clip ?? name
        const message = `has no picture beside it, which is shown until it is played. Run\n  ${posterCommand(file)}\nand build again`
        throw new OperatorError([{ file, message }])
      }
      return { ...files, picture: await readPicture(picture, place), clip }
    },
    { concurrency: CONCURRENCY },
  )
}
