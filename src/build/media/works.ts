import { createHash } from 'node:crypto'
import { join, parse } from 'node:path'
import pMap from 'p-map'
import {
  type AudibleClip,
  OperatorError,
  type PagePicture,
  type ShownPlace,
  type Site,
  type WorkPlace,
} from '../../company/index.ts'
import {
  type PictureFormat,
  type SharingPicture,
  type ShownWork,
  type ShownWorks,
  sharingSize,
} from '../../website/index.ts'
import { readClip } from './clip.ts'
import { findPagePictures, findWorks } from './mediaFiles.ts'
import {
  encodePicture,
  encodeSharing,
  encodingRecipe,
  leastWorkSize,
  readPicture,
  widthsOf,
} from './picture.ts'

/** A work whose files were read. */
interface ReadWork {
  readonly place: WorkPlace
  /** The path of its picture, as messages name it. */
  readonly file: string
  readonly picture: { readonly content: Buffer }
  readonly clip: { readonly content: Buffer } | undefined
}

/**
 * Refuses works of one place that have the same picture and the same clip: whoever chooses another word would see
 * nothing change.
 * @throws OperatorError
 */
function refuseRepeated(works: readonly ReadWork[]): void {
  const areAlike = (first: ReadWork, second: ReadWork) =>
    first.place === second.place &&
    first.picture.content.equals(second.picture.content) &&
    (first.clip?.content.equals(second.clip?.content ?? Buffer.alloc(0)) ??
      second.clip === undefined)
  const faults = works.flatMap((work, index) => {
    const first = works.slice(0, index).find(second => areAlike(second, work))
    if (!first) return []
    const message = `is the same picture as ${first.file}, so that choosing the other one changes nothing. Put another picture there`
    return { file: work.file, message }
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/** Keeps results of costly work, as the cache of a build does. */
export type Keep = (recipe: string, content: Buffer, make: () => Promise<Buffer>) => Promise<Buffer>

/** A file that is made from the operator's when it is asked for. */
export interface MadeFile {
  /** URL path. */
  readonly path: string
  readonly make: () => Promise<Buffer>
}

/**
 * Reads the operator's works and says what is made of them; pictures are made when they are asked for.
 * @returns what pages show, the files they name, and the clips with sound
 * @throws OperatorError for files and sentences that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readWorks(site: Site, keep: Keep) {
  const supplied = await pMap(
    findWorks(site),
    async ({ picture, clip, ...work }) => ({
      ...work,
      file: picture,
      picture: await readPicture(picture, work.place === 'sharing' ? sharingSize : leastWorkSize),
      clip: clip === undefined ? undefined : await readClip(clip),
    }),
    // Each may have 20 MB.
    { concurrency: 2 },
  )
  refuseRepeated(supplied)
  const ofPages = await pMap(
    findPagePictures(site),
    async file => ({ file, picture: await readPicture(join(site.folder, file)) }),
    { concurrency: 2 },
  )
  const recipe = supplied.length + ofPages.length > 0 ? await encodingRecipe() : ''
  // One folder for all made files, named by a hash of all they are made from: hosts that read few rules
  // need one for all of them, and what a page names there never changes.
  const hash = createHash('sha256').update(recipe)
  for (const { name, picture, clip } of supplied) {
    hash.update(name).update(picture.content)
    if (clip) hash.update(clip.content)
  }
  for (const { file, picture } of ofPages) hash.update(file).update(picture.content)
  const folder = `/media/${hash.digest('hex').slice(0, 8)}`
  const shown: Partial<Record<ShownPlace, ShownWork[]>> = {}
  const files: MadeFile[] = []
  let sharing: SharingPicture | undefined
  const add = (name: string, make: MadeFile['make']) => {
    const path = `${folder}/${name}`
    files.push({ path, make })
    return path
  }
  /** The files that a picture is made into, and how pages show them. */
  const madeOf = (
    name: string,
    { content, width, height }: Awaited<ReturnType<typeof readPicture>>,
    isGenerated: boolean,
  ): PagePicture => {
    const widths = widthsOf(width)
    const fileOf = (made: number, format: PictureFormat) => `${name}-${made}.${format}`
    const origin = isGenerated ? '' : ' not generated'
    const sourcesIn = (format: PictureFormat) =>
      widths.map(made => {
        const encode = () => encodePicture(content, made, format, isGenerated)
        const make = () => keep(`${recipe} ${made} ${format}${origin}`, content, encode)
        return `${add(fileOf(made, format), make)} ${made}w`
      })
    return {
      width,
      height,
      sources: { avif: sourcesIn('avif').join(), webp: sourcesIn('webp').join() },
      src: `${folder}/${fileOf(Math.max(...widths), 'webp')}`,
    }
  }
  const pagePictures = new Map<string, PagePicture>()
  for (const { file, picture } of ofPages) {
    // A name of its own beside those of works: two pictures may differ in their endings alone.
    const name = `page-${pagePictures.size + 1}-${parse(file).name.toLowerCase()}`
    pagePictures.set(file, madeOf(name, picture, false))
  }
  for (const { place, name, prompt, picture, clip } of supplied) {
    if (place === 'sharing') {
      const { content } = picture
      const make = () => keep(`${recipe} ${place}`, content, () => encodeSharing(content))
      sharing = { path: add('sharing.jpg', make), alt: prompt }
      continue
    }
    const work = {
      prompt,
      clip: clip && add(`${name}.mp4`, async () => clip.content),
      ...madeOf(name, picture, true),
    }
    shown[place] = [...(shown[place] ?? []), work]
  }
  const audible = supplied.flatMap(({ name, clip }): AudibleClip[] =>
    clip?.muting === undefined ? [] : [{ name, muting: clip.muting }],
  )
  return { shown: shown as ShownWorks, sharing, pagePictures, files, audible }
}
