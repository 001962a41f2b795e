import { join } from 'node:path'
import pMap from 'p-map'
import { OperatorError, type Site, type StatedWork } from '../../company/index.ts'
import { sharingSize } from '../../website/index.ts'
import { readClip, type SuppliedClip } from './clip.ts'
import { findPagePictures, findWorks } from './mediaFiles.ts'
import { leastScreenSize, leastWorkSize, readPicture, type SuppliedPicture } from './readPicture.ts'
import { type FoundScreen, findScreens } from './screenFiles.ts'

/** A work with its files. */
export interface SuppliedWork extends StatedWork {
  /** The path of its picture, as messages name it. */
  readonly file: string
  readonly picture: SuppliedPicture
  readonly clip: SuppliedClip | undefined
  /** The part of the picture that stays where it is cropped, from its left and its top: `40% 60%`. */
  readonly focus: string | undefined
}

/** A picture that is named by its file. */
interface PictureFile {
  readonly file: string
  readonly picture: SuppliedPicture
}

/** All pictures and clips of the company. */
export interface SuppliedMedia {
  readonly works: readonly SuppliedWork[]
  /** Those that pages of the company's own show, by their paths below its folder. */
  readonly pagePictures: readonly PictureFile[]
  /** What the landing page shows of the app, in the order of its languages for each screen. */
  readonly screens: readonly FoundScreen[]
  /** The files of the screens, each once: several languages may show one. */
  readonly screenPictures: readonly PictureFile[]
}

/** Each may have 20 MB, and takes several times as much while it is read. */
const FILES_AT_A_TIME = 2

/** Whether two works of one place have the same picture and the same clip. */
function areAlike(first: SuppliedWork, second: SuppliedWork): boolean {
  if (first.place !== second.place) return false
  if (!first.picture.content.equals(second.picture.content)) return false
  if (first.clip === undefined || second.clip === undefined) return first.clip === second.clip
  return first.clip.content.equals(second.clip.content)
}

/**
 * Refuses works that are alike: whoever chooses another word would see nothing change.
 * @throws OperatorError
 */
function refuseRepeated(works: readonly SuppliedWork[]): void {
  const faults = works.flatMap((work, index) => {
    const first = works.slice(0, index).find(earlier => areAlike(earlier, work))
    if (!first) return []
    const message = `is the same picture as ${first.file}, so that choosing the other one changes nothing. Put another picture there`
    return [{ file: work.file, message }]
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

async function readSuppliedWorks(site: Site): Promise<readonly SuppliedWork[]> {
  const { focus = {} } = site.config.works
  const works = await pMap(
    findWorks(site),
    async ({ work, picture, clip }): Promise<SuppliedWork> => ({
      ...work,
      file: picture,
      picture: await readPicture(picture, work.place === 'sharing' ? sharingSize : leastWorkSize),
      clip: clip === undefined ? undefined : readClip(clip),
      focus: focus[work.name],
    }),
    { concurrency: FILES_AT_A_TIME },
  )
  refuseRepeated(works)
  return works
}

/**
 * Reads the pictures and clips of the company.
 * @throws OperatorError for files and sentences that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readMedia(site: Site): Promise<SuppliedMedia> {
  const concurrency = FILES_AT_A_TIME
  const works = await readSuppliedWorks(site)
  const pagePictures = await pMap(
    findPagePictures(site),
    async file => ({ file, picture: await readPicture(join(site.folder, file)) }),
    { concurrency },
  )
  const screens = findScreens(site)
  const screenPictures = await pMap(
    new Set(screens.map(({ file }) => file)),
    async file => ({ file, picture: await readPicture(file, leastScreenSize) }),
    { concurrency },
  )
  return { works, pagePictures, screens, screenPictures }
}
