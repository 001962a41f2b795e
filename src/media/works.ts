import { createHash } from 'node:crypto'
import pMap from 'p-map'
import type { ShownPlace, Site } from '../model/index.ts'
import { type Clip, readClip } from './clip.ts'
import { encodePicture, encodeSharing, encodingRecipe, widthsOf } from './encodePicture.ts'
import { findWorks, type WorkFiles } from './mediaFiles.ts'
import { loadSharp, readPicture, type SuppliedPicture } from './readPicture.ts'
import {
  type PictureFormat,
  pictureFormats,
  type SharingPicture,
  type ShownWork,
  type ShownWorks,
} from './shownWorks.ts'

/** A work of the operator, read and found fit to be shown. */
interface SuppliedWork extends Omit<WorkFiles, 'picture' | 'clip'> {
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
async function readSupplied(site: Site): Promise<readonly SuppliedWork[]> {
  return pMap(
    findWorks(site),
    async ({ picture, clip, ...work }): Promise<SuppliedWork> => ({
      ...work,
      picture: await readPicture(picture, work.place),
      clip: clip === undefined ? undefined : await readClip(clip),
    }),
    { concurrency: CONCURRENCY },
  )
}

/** Keeps results of costly work, as the cache of a build does. */
export type Keep = (recipe: string, content: Buffer, make: () => Promise<Buffer>) => Promise<Buffer>

/** A file that is made from the operator's when it is asked for. */
export interface MadeFile {
  /** URL path. */
  readonly path: string
  readonly make: () => Promise<Buffer>
}

/** A clip with sound, for which the page has no captions. */
export interface AudibleClip {
  /** Of its file, without the ending. */
  readonly name: string
  /** The command that takes the sound out. */
  readonly muting: string
}

/** The works of a site: what pages show, and the files they name. */
export interface Works {
  readonly shown: ShownWorks
  readonly sharing: SharingPicture | undefined
  readonly files: readonly MadeFile[]
  /** The clips with sound. */
  readonly audible: readonly AudibleClip[]
}

/** All that the bytes of a made picture depend on, besides the picture, its width and its format. */
async function recipeOf(): Promise<string> {
  const { versions } = await loadSharp()
  return `sharp ${versions.sharp} ${encodingRecipe}`
}

/**
 * The folder of all made files, named by a hash of all they are made from: hosts that read few rules
 * need one for all of them, and what a page names there never changes.
 */
function folderOf(supplied: readonly SuppliedWork[], recipe: string): string {
  const hash = createHash('sha256').update(recipe)
  for (const { name, picture, clip } of supplied) {
    hash.update(name).update(picture.content)
    if (clip) hash.update(clip.content)
  }
  return `/media/${hash.digest('hex').slice(0, 8)}`
}

interface Making {
  readonly folder: string
  readonly recipe: string
  readonly keep: Keep
}

/** A work with the files that its page names. */
function madeWork(
  { name, picture, clip, prompt }: SuppliedWork,
  { folder, recipe, keep }: Making,
): { readonly work: ShownWork; readonly files: readonly MadeFile[] } {
  const { content, width, height } = picture
  const widths = widthsOf(width)
  const path = (made: number, format: PictureFormat) => `${folder}/${name}-${made}.${format}`
  const sourceOf = (format: PictureFormat) =>
    widths.map(made => `${path(made, format)} ${made}w`).join()
  const pictures = pictureFormats.flatMap(format =>
    widths.map(made => ({
      path: path(made, format),
      make: () =>
        keep(`${recipe} ${made} ${format}`, content, () => encodePicture(content, made, format)),
    })),
  )
  const clipPath = clip && `${folder}/${name}.mp4`
  const clipFiles = clip && clipPath ? [{ path: clipPath, make: async () => clip.content }] : []
  const work: ShownWork = {
    ...{ width, height, prompt },
    sources: { avif: sourceOf('avif'), webp: sourceOf('webp') },
    src: path(widths.at(-1) ?? width, 'webp'),
    clip: clipPath,
  }
  return { work, files: [...clipFiles, ...pictures] }
}

/**
 * Reads the operator's works and says what is made of them; pictures are made when they are asked for.
 * @throws OperatorError for files and sentences that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readWorks(site: Site, keep: Keep): Promise<Works> {
  const supplied = await readSupplied(site)
  if (supplied.length === 0) return { shown: {}, sharing: undefined, files: [], audible: [] }
  const recipe = await recipeOf()
  const folder = folderOf(supplied, recipe)
  const making = { folder, recipe, keep }
  const shown: Partial<Record<ShownPlace, ShownWork[]>> = {}
  const files: MadeFile[] = []
  let sharing: SharingPicture | undefined
  for (const work of supplied) {
    const { place, picture, prompt } = work
    if (place === 'sharing') {
      const { content } = picture
      const path = `${folder}/sharing.jpg`
      const make = () => keep(`${recipe} ${place}`, content, () => encodeSharing(content))
      sharing = { path, alt: prompt }
      files.push({ path, make })
    } else {
      const made = madeWork(work, making)
      shown[place] = [...(shown[place] ?? []), made.work]
      files.push(...made.files)
    }
  }
  const audible = supplied.flatMap(({ name, clip }) =>
    clip?.muting === undefined ? [] : [{ name, muting: clip.muting }],
  )
  return { shown, sharing, files, audible }
}
