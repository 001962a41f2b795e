import { createHash } from 'node:crypto'
import pMap from 'p-map'
import type { Translations } from '../languages/translations.ts'
import type { Site } from '../model/site.ts'
import type { WorkPlace } from '../model/works.ts'
import { type ShownPlace, sizesAt } from './boxes.ts'
import { encodePicture, encodeSharing, encodingRecipe, widthsOf } from './encodePicture.ts'
import { findWorks, type WorkFiles } from './mediaFiles.ts'
import type { Keep, MediaTools } from './mediaTools.ts'
import { type PictureFormat, pictureFormats } from './pictureFormats.ts'
import { readClip, readPoster } from './readClip.ts'
import { loadSharp, readPicture, type SuppliedPicture } from './readPicture.ts'
import type { SharingPicture, ShownWork, ShownWorks } from './shownWorks.ts'

/** A file that is made from the operator's when it is asked for. */
export interface MadeFile {
  /** URL path. */
  readonly path: string
  readonly make: () => Promise<Buffer>
}

/** The works of a site: what pages show, and the files they name. */
export interface Works {
  readonly shown: ShownWorks
  readonly sharing: SharingPicture | undefined
  readonly files: readonly MadeFile[]
}

interface SuppliedWork {
  readonly place: WorkPlace
  readonly picture: SuppliedPicture
  /** Ready to be served. */
  readonly clip: Buffer | undefined
  readonly alt: Translations
  readonly prompt: Translations
}

/** Pictures read at a time: each may have 20 MB. */
const CONCURRENCY = 2

async function readFiles({ place, picture, clip }: WorkFiles, tools: MediaTools) {
  if (clip !== undefined) {
    const content = await readClip(clip, tools)
    return { clip: content, picture: await readPoster(clip, picture, place, tools) }
  }
  if (picture === undefined) throw new Error(`the work at ${place} has no file`)
  return { clip: undefined, picture: await readPicture(picture, place) }
}

async function readSupplied(site: Site, tools: MediaTools): Promise<readonly SuppliedWork[]> {
  return pMap(
    findWorks(site),
    async (files): Promise<SuppliedWork> => {
      const { place } = files
      const { alt, prompt } = site.config.works.find(work => work.place === place) ?? {}
      if (!alt || !prompt) throw new Error(`the work at ${place} has no texts`)
      return { place, alt, prompt, ...(await readFiles(files, tools)) }
    },
    { concurrency: CONCURRENCY },
  )
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
  for (const { place, picture, clip } of supplied) {
    hash.update(place).update(picture.content)
    if (clip) hash.update(clip)
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
  place: ShownPlace,
  { picture, clip, alt, prompt }: SuppliedWork,
  { folder, recipe, keep }: Making,
): { readonly work: ShownWork; readonly files: readonly MadeFile[] } {
  const { content, width, height } = picture
  const widths = widthsOf(width)
  const path = (made: number, format: PictureFormat) => `${folder}/${place}-${made}.${format}`
  const sourceOf = (format: PictureFormat) =>
    widths.map(made => `${path(made, format)} ${made}w`).join()
  const pictures = pictureFormats.flatMap(format =>
    widths.map(made => ({
      path: path(made, format),
      make: () =>
        keep(`${recipe} ${made} ${format}`, content, () => encodePicture(content, made, format)),
    })),
  )
  const clipPath = `${folder}/${place}.mp4`
  const [, second = widths[0]] = widths
  const work: ShownWork = {
    ...{ width, height, alt, prompt },
    sources: { avif: sourceOf('avif'), webp: sourceOf('webp') },
    src: path(second ?? width, 'webp'),
    sizes: sizesAt(place, width / height),
    clip: clip && clipPath,
  }
  const files = clip ? [{ path: clipPath, make: async () => clip }, ...pictures] : pictures
  return { work, files }
}

/** The works of a site that has none. */
export const noWorks: Works = { shown: {}, sharing: undefined, files: [] }

/**
 * Reads the operator's works and says what is made of them; pictures are made when they are asked for.
 * @throws OperatorError for files and entries that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readWorks(site: Site, tools: MediaTools): Promise<Works> {
  const supplied = await readSupplied(site, tools)
  if (supplied.length === 0) return noWorks
  const { keep } = tools
  const recipe = await recipeOf()
  const folder = folderOf(supplied, recipe)
  const shown: Partial<Record<ShownPlace, ShownWork>> = {}
  const files: MadeFile[] = []
  let sharing: SharingPicture | undefined
  for (const work of supplied) {
    const { place, picture, alt } = work
    if (place === 'sharing') {
      const { content } = picture
      const path = `${folder}/sharing.jpg`
      const make = () => keep(`${recipe} ${place}`, content, () => encodeSharing(content))
      sharing = { path, alt }
      files.push({ path, make })
    } else {
      const made = madeWork(place, work, { folder, recipe, keep })
      shown[place] = made.work
      files.push(...made.files)
    }
  }
  return { shown, sharing, files }
}
