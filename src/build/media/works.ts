import { parse } from 'node:path'
import {
  type AudibleClip,
  type CroppedWork,
  type Language,
  type PagePicture,
  pressPictures,
  type ShownPlace,
  type Site,
} from '../../company/index.ts'
import type {
  SharingPicture,
  ShownScreen,
  ShownScreens,
  ShownWork,
  ShownWorks,
} from '../../website/index.ts'
import { cropOf } from './crops.ts'
import {
  type Keep,
  type MadeFile,
  type MadeMedia,
  type MadePicture,
  newMadeMedia,
} from './madeMedia.ts'
import { readMedia, type SuppliedMedia, type SuppliedWork } from './readMedia.ts'

/** What pages show of the company's pictures and clips, and the files that it is made into. */
interface ShownMedia {
  readonly shown: ShownWorks
  readonly screens: ShownScreens
  /** The picture shown where the landing page is shared. */
  readonly sharing: SharingPicture | undefined
  /** Of pages of the company's own by their paths below its folder, of the page for the press by their URL paths. */
  readonly pagePictures: ReadonlyMap<string, PagePicture>
  readonly files: readonly MadeFile[]
  /** The clips with sound. */
  readonly audible: readonly AudibleClip[]
  /** The works of which much is cut off, and of which the company has not said what stays. */
  readonly cropped: readonly CroppedWork[]
}

/** Made pictures, by the files of the company that they are made from, or by the names that the press knows them by. */
type MadePictures = ReadonlyMap<string, MadePicture>

/** The picture that was made under a name. @throws where there is none, although what was read has it */
function madePicture(pictures: MadePictures, name: string): MadePicture {
  const made = pictures.get(name)
  if (!made) throw new Error(`no picture was made of ${name}`)
  return made
}

/** Adds the pictures of pages of the company's own. */
function addPagePictures(made: MadeMedia, { pagePictures }: SuppliedMedia): MadePictures {
  const pictures = new Map<string, MadePicture>()
  for (const [index, { file, picture }] of pagePictures.entries()) {
    // A number beside the name: two pictures may differ in their endings alone.
    const name = `page-${index + 1}-${parse(file).name.toLowerCase()}`
    pictures.set(file, made.addPicture(name, picture, false))
  }
  return pictures
}

/** Adds the pictures of the app's screens. */
function addScreenPictures(made: MadeMedia, { screenPictures }: SuppliedMedia): MadePictures {
  const pictures = new Map<string, MadePicture>()
  for (const { file, picture } of screenPictures) {
    pictures.set(file, made.addPicture(parse(file).name.toLowerCase(), picture, false))
  }
  return pictures
}

/** What the landing page of each language shows of the app. */
function shownScreens({ screens }: SuppliedMedia, pictures: MadePictures): ShownScreens {
  const shown: Partial<Record<Language, ShownScreen[]>> = {}
  for (const { language, description, file } of screens) {
    const ofLanguage = shown[language] ?? []
    ofLanguage.push({ ...madePicture(pictures, file).shown, description })
    shown[language] = ofLanguage
  }
  return shown
}

/** Adds the pictures and clips of works. @returns what pages show of them, and the pictures by their names */
function addWorks(made: MadeMedia, works: readonly SuppliedWork[]) {
  const shown: Partial<Record<ShownPlace, ShownWork[]>> = {}
  const pictures = new Map<string, MadePicture>()
  for (const { place, name, prompt, picture, clip, focus } of works) {
    if (place === 'sharing') continue
    const clipPath = clip && made.add(`${name}.mp4`, async () => clip.content)
    const madeOfWork = made.addPicture(name, picture, true)
    pictures.set(name, madeOfWork)
    const ofPlace = shown[place] ?? []
    ofPlace.push({ prompt, clip: clipPath, focus, ...madeOfWork.shown })
    shown[place] = ofPlace
  }
  return { shown, pictures }
}

/** Adds the picture that is shown where the landing page is shared; undefined where the company has none. */
function addSharing(made: MadeMedia, works: readonly SuppliedWork[]): SharingPicture | undefined {
  const work = works.find(({ place }) => place === 'sharing')
  return work && { path: made.addSharing(work), alt: work.prompt }
}

/** Adds the pictures that the press may take. @param pictures by the names that the press knows them by */
function addPressPictures(
  made: MadeMedia,
  site: Site,
  pictures: MadePictures,
): ReadonlyMap<string, PagePicture> {
  return new Map(
    pressPictures(site).map(({ path, name }) => [
      path,
      made.addPressPicture(path, madePicture(pictures, name)),
    ]),
  )
}

/**
 * Reads the company's pictures and clips and says what is made of them; pictures are made when they are asked for.
 * @param keep keeps what is made
 * @throws OperatorError for files and sentences that do not belong together, and for files that are too
 * large, too small, of a wrong type, or not ready to be served
 */
export async function readWorks(site: Site, keep: Keep): Promise<ShownMedia> {
  const media = await readMedia(site)
  const made = await newMadeMedia(media, keep)
  const ofPages = addPagePictures(made, media)
  const ofScreens = addScreenPictures(made, media)
  const works = addWorks(made, media.works)
  const sharing = addSharing(made, media.works)
  const namedPictures = new Map(works.pictures)
  for (const { name, file } of media.screens) namedPictures.set(name, madePicture(ofScreens, file))
  const pagePictures = new Map<string, PagePicture>()
  for (const [file, { shown }] of ofPages) pagePictures.set(file, shown)
  const ofPress = addPressPictures(made, site, namedPictures)
  for (const [path, shown] of ofPress) pagePictures.set(path, shown)
  return {
    shown: works.shown,
    screens: shownScreens(media, ofScreens),
    sharing,
    pagePictures,
    files: made.files,
    audible: media.works.flatMap(({ name, clip }) =>
      clip?.muting === undefined ? [] : [{ name, muting: clip.muting }],
    ),
    cropped: media.works
      .filter(({ focus }) => focus === undefined)
      .flatMap(work => cropOf(work) ?? []),
  }
}
