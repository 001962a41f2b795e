import { createHash } from 'node:crypto'
import { join, parse } from 'node:path'
import pMap from 'p-map'
import {
  type AudibleClip,
  type Language,
  OperatorError,
  type PagePicture,
  pressPictures,
  type ShownPlace,
  type Site,
  type WorkPlace,
} from '../../company/index.ts'
import {
  type PictureFormat,
  type SharingPicture,
  type ShownScreen,
  type ShownScreens,
  type ShownWork,
  type ShownWorks,
  sharingSize,
} from '../../website/index.ts'
import { readClip } from './clip.ts'
import { cropOf } from './crops.ts'
import { findPagePictures, findWorks } from './mediaFiles.ts'
import {
  encodePicture,
  encodeSharing,
  encodingRecipe,
  leastScreenSize,
  leastWorkSize,
  readPicture,
  widthsOf,
} from './picture.ts'
import { findScreens } from './screenFiles.ts'

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
    const first = works.slice(0, index).find(other => areAlike(other, work))
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

/** A picture that was read, with what pages show of it. */
interface MadePicture {
  readonly content: Buffer
  /** In px. */
  readonly width: number
  readonly shown: PagePicture
  /** Whether the app made it. */
  readonly isGenerated: boolean
}

/**
 * Reads the operator's works and says what is made of them; pictures are made when they are asked for.
 * @returns what pages show, the files they name, the clips with sound, and the pictures that are cropped much
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
  const found = findScreens(site)
  // Several languages may show one file.
  const ofScreens = await pMap(
    Array.from(new Set(found.map(({ file }) => file))),
    async file => ({ file, picture: await readPicture(file, leastScreenSize) }),
    { concurrency: 2 },
  )
  const isSupplied = supplied.length + ofPages.length + ofScreens.length > 0
  const recipe = isSupplied ? await encodingRecipe() : ''
  // One folder for all made files, named by a hash of all they are made from: hosts that read few rules
  // need one for all of them, and what a page names there never changes.
  const hash = createHash('sha256').update(recipe)
  const { focus: focuses = {} } = site.config.works
  for (const { place, name, picture, clip } of supplied) {
    hash.update(name).update(picture.content)
    // What it changes of the others is said by the page.
    if (place === 'sharing') hash.update(focuses[name] ?? '')
    if (clip) hash.update(clip.content)
  }
  for (const { file, picture } of [...ofPages, ...ofScreens]) {
    hash.update(file).update(picture.content)
  }
  const folder = `/media/${hash.digest('hex').slice(0, 8)}`
  const shown: Partial<Record<ShownPlace, ShownWork[]>> = {}
  const files: MadeFile[] = []
  let sharing: SharingPicture | undefined
  const add = (name: string, make: MadeFile['make']) => {
    const path = `${folder}/${name}`
    files.push({ path, make })
    return path
  }
  /** Makes a picture in a width and a format, or takes what was made of it before. */
  const making =
    (content: Buffer, width: number, format: PictureFormat | 'jpeg', isGenerated: boolean) =>
    () => {
      const origin = isGenerated ? '' : ' not generated'
      const encode = () => encodePicture(content, width, format, isGenerated)
      return keep(`${recipe} ${width} ${format}${origin}`, content, encode)
    }
  /** The files that a picture is made into, and how pages show them. */
  const madeOf = (
    name: string,
    { content, width, height }: Awaited<ReturnType<typeof readPicture>>,
    isGenerated: boolean,
  ): PagePicture => {
    const widths = widthsOf(width)
    const fileOf = (made: number, format: PictureFormat) => `${name}-${made}.${format}`
    const sourcesIn = (format: PictureFormat) =>
      widths.map(made => {
        const path = add(fileOf(made, format), making(content, made, format, isGenerated))
        return `${path} ${made}w`
      })
    return {
      width,
      height,
      sources: { avif: sourcesIn('avif').join(), webp: sourcesIn('webp').join() },
      src: `${folder}/${fileOf(Math.max(...widths), 'webp')}`,
    }
  }
  const pagePictures = new Map<string, PagePicture>()
  /** The pictures of works and screens, by the names that the press knows them by. */
  const madePictures = new Map<string, MadePicture>()
  for (const { file, picture } of ofPages) {
    // A name of its own beside those of works: two pictures may differ in their endings alone.
    const name = `page-${pagePictures.size + 1}-${parse(file).name.toLowerCase()}`
    pagePictures.set(file, madeOf(name, picture, false))
  }
  const screenPictures = new Map<string, PagePicture>()
  for (const { file, picture } of ofScreens) {
    screenPictures.set(file, madeOf(parse(file).name.toLowerCase(), picture, false))
  }
  const screens: Partial<Record<Language, ShownScreen[]>> = {}
  for (const { language, name, description, file } of found) {
    const shownScreen = screenPictures.get(file)
    const { picture } = ofScreens.find(screen => screen.file === file) ?? {}
    if (!shownScreen || !picture) continue
    screens[language] = [...(screens[language] ?? []), { ...shownScreen, description }]
    madePictures.set(name, { ...picture, shown: shownScreen, isGenerated: false })
  }
  for (const { place, name, prompt, picture, clip } of supplied) {
    const { [name]: focus } = focuses
    if (place === 'sharing') {
      const { content } = picture
      const make = () =>
        keep(`${recipe} ${place} ${focus ?? ''}`, content, () => encodeSharing(picture, focus))
      sharing = { path: add('sharing.jpg', make), alt: prompt }
      continue
    }
    const clipPath = clip && add(`${name}.mp4`, async () => clip.content)
    const shownPicture = madeOf(name, picture, true)
    madePictures.set(name, { ...picture, shown: shownPicture, isGenerated: true })
    const shownWork = { prompt, clip: clipPath, focus, ...shownPicture }
    shown[place] = [...(shown[place] ?? []), shownWork]
  }
  for (const { path, name } of pressPictures(site)) {
    const made = madePictures.get(name)
    if (!made) continue
    const { content, width, isGenerated } = made
    const largest = Math.max(...widthsOf(width))
    files.push({ path, make: making(content, largest, 'jpeg', isGenerated) })
    // The page shows the smaller ones, and the press takes this one.
    pagePictures.set(path, { ...made.shown, src: path })
  }
  const audible = supplied.flatMap(({ name, clip }): AudibleClip[] =>
    clip?.muting === undefined ? [] : [{ name, muting: clip.muting }],
  )
  const cropped = supplied
    .filter(({ name }) => focuses[name] === undefined)
    .flatMap(work => cropOf(work) ?? [])
  return {
    shown: shown as ShownWorks,
    screens: screens as ShownScreens,
    sharing,
    pagePictures,
    files,
    audible,
    cropped,
  }
}
