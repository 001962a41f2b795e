import { existsSync } from 'node:fs'
import { join, parse } from 'node:path'
import {
  companyPictures,
  type Fault,
  fieldFault,
  filesBelow,
  hasOnePicture,
  isFeature,
  namedDrawings,
  OperatorError,
  parsePrompt,
  type Site,
  type StatedWork,
  sentenceOf,
  statedWorks,
  type WorkPlace,
  workPlaces,
} from '../../company/index.ts'
import { posterCommand } from './ffmpeg.ts'
import { isNamedAfterScreen } from './screenFiles.ts'

/** Endings of the pictures that a build reads. */
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Endings of clips: MP4 files are served as they are, others refused with the command that makes one. */
const clipEndings = ['.mp4', '.mov', '.m4v', '.webm', '.mkv', '.avi']

/** A file in the folder of works. */
interface MediaFile {
  /** Its path, as messages name it. */
  readonly file: string
  /** Without the ending. */
  readonly name: string
  readonly ending: string
  /** The place that it is named after. */
  readonly place: WorkPlace | undefined
}

/** A work that the company's file states, with the paths of its files as messages name them. */
interface FoundWork {
  readonly work: StatedWork
  readonly picture: string
  readonly clip: string | undefined
}

/** What the name of a file below `media/` says; a file in a folder of its own is at no place. */
function mediaFile({ folder }: Site, path: string): MediaFile {
  const { dir, name, ext: ending } = parse(path.toLowerCase())
  const namedAfter = workPlaces.find(place => place === name.replace(/-?\d*$/, ''))
  const place = dir === '' ? namedAfter : undefined
  return { file: join(folder, 'media', path), name, ending, place }
}

/** The files below `media/` that no field, no page and no screen names. */
function unnamedFiles(site: Site): readonly MediaFile[] {
  const pictures = companyPictures(site).map(({ file }) => file)
  const named = [...namedDrawings(site.config), ...pictures].map(name => join(site.folder, name))
  return Array.from(filesBelow(site.folder, 'media'))
    .map(path => mediaFile(site, path))
    .filter(({ file }) => !named.includes(file) && !isNamedAfterScreen(file))
}

/** What is wrong with a file beside the works that are stated; undefined if nothing. */
function fileFault(
  { name, place, ending }: MediaFile,
  stated: readonly StatedWork[],
  { source, folder }: Site,
): string | undefined {
  if (place === undefined) {
    return `is named after no place, and nothing would show it. Name it like image-1.jpg, name a mark or a badge in ${source.file}, show it on a page of your own, or move it out of ${folder}/`
  }
  const takesClips = !hasOnePicture(place)
  if (!pictureEndings.includes(ending) && !(takesClips && clipEndings.includes(ending))) {
    const clip = takesClips ? `, a clip as ${name}.mp4` : ''
    return `is of a type that is not shown there. Save a picture as ${name}.jpg, .png, .webp or .avif${clip}`
  }
  const count = stated.filter(work => work.place === place).length
  if (count === 0) {
    const content = takesClips ? 'what the app was asked for' : 'what it shows'
    const entry = isFeature(place) ? "[{ en: '…' }]" : "{ en: '…' }"
    return `has no sentence. Write ${content} into ${source.file}: works: { ${place}: ${entry} }`
  }
  if (stated.some(work => work.name === name)) return undefined
  if (hasOnePicture(place)) {
    return `has a number, and works.${place} is one picture. Name it ${place}${ending}, or take it out`
  }
  if (name === place) {
    return `has no number. Name it ${place}-1${ending}, after the first of its place`
  }
  const number = name.match(/\d*$/)?.[0]
  const missing = isFeature(place) ? 'a prompt' : 'a word like *red | violet | rust*'
  return `is for work ${number} of works.${place}, which has ${count}. Write ${missing} for it into ${source.file}, or take the file out`
}

/** The faults of files of one kind for one work, of which there may be one. */
function repeatedFaults([first, ...others]: readonly MediaFile[]): readonly Fault[] {
  return others.map(({ file }) => {
    const message = `is a second file of its kind for one work, beside ${first?.file}. Keep one of them`
    return { file, message }
  })
}

/** The fault of a clip that no picture is beside. */
function posterFault({ file }: MediaFile): Fault {
  const message = `has no picture beside it, which is shown until it is played. Run\n  ${posterCommand(file)}\nand build again`
  return { file, message }
}

/** The fault of a word or a prompt that there is no file for. */
function missingFault({ source, folder }: Site, { place, index, name, prompt }: StatedWork): Fault {
  const path = isFeature(place) ? ['works', place, index] : ['works', place]
  const part = parsePrompt(prompt.en).words.length > 0 ? 'word' : 'entry'
  const message = `there is no file for "${sentenceOf(prompt.en, index)}". Put it into ${join(folder, 'media')} as ${name}.jpg, .png, .webp or .avif, or take the ${part} out`
  return fieldFault(source, path, message)
}

/** The faults of names in `works.focus` that no work has. */
function focusFaults({ config, source }: Site, stated: readonly StatedWork[]): readonly Fault[] {
  const names = stated.map(({ name }) => name)
  const remedy =
    names.length === 0
      ? 'Take it out'
      : `Write the name of a file without its ending: ${names.join(', ')}`
  return Object.keys(config.works.focus ?? {})
    .filter(name => !names.includes(name))
    .map(name => ({
      file: source.file,
      line: source.lineOf(['works', 'focus', name]),
      message: `works.focus: there is no picture "${name}" among the works. ${remedy}`,
    }))
}

/**
 * Finds the company's works by the names of their files below `media/`.
 * @throws OperatorError for every file of a wrong type or without a sentence in `works`, and for every
 * word and prompt there without a file
 */
export function findWorks(site: Site): readonly FoundWork[] {
  const stated = statedWorks(site)
  const files = unnamedFiles(site)
  const usable: MediaFile[] = []
  const faults: Fault[] = [...focusFaults(site, stated)]
  for (const file of files) {
    const message = fileFault(file, stated, site)
    if (message === undefined) usable.push(file)
    else faults.push({ file: file.file, message })
  }
  const works: FoundWork[] = []
  for (const work of stated) {
    const ofWork = usable.filter(({ name }) => name === work.name)
    const pictures = ofWork.filter(({ ending }) => pictureEndings.includes(ending))
    const clips = ofWork.filter(({ ending }) => clipEndings.includes(ending))
    const [picture] = pictures
    const [clip] = clips
    faults.push(...repeatedFaults(pictures), ...repeatedFaults(clips))
    if (clip && !picture) faults.push(posterFault(clip))
    if (!files.some(({ name }) => name === work.name)) faults.push(missingFault(site, work))
    if (picture) works.push({ work, picture: picture.file, clip: clip?.file })
  }
  if (faults.length > 0) throw new OperatorError(faults)
  return works
}

/**
 * Finds the pictures that pages of the company's own show.
 * @returns their paths below the company's folder, each once
 * @throws OperatorError for every one that does not exist, at its place in the text
 */
export function findPagePictures(site: Site): readonly string[] {
  const pictures = companyPictures(site)
  const faults = pictures.flatMap(({ file, faultOf }) => {
    const path = join(site.folder, file)
    return existsSync(path) ? [] : [faultOf(`there is no file ${path}. Put the picture there`)]
  })
  if (faults.length > 0) throw new OperatorError(faults)
  return Array.from(new Set(pictures.map(({ file }) => file)))
}
