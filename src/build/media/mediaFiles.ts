import { existsSync } from 'node:fs'
import { join, parse } from 'node:path'
import {
  companyPictures,
  type Fault,
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
import { posterCommand } from './clip.ts'
import { isNamedAfterScreen } from './screenFiles.ts'

/** Endings of the pictures that a build reads. */
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Endings of clips: MP4 files are served as they are, others refused with the command that makes one. */
const clipEndings = ['.mp4', '.mov', '.m4v', '.webm', '.mkv', '.avi']

/** A file in the folder of works. */
interface FoundFile {
  readonly file: string
  /** Without the ending. */
  readonly name: string
  readonly ending: string
  /** The place that it is named after. */
  readonly place: WorkPlace | undefined
}

/** The files in a folder that no field names. */
function foundFiles(site: Site): readonly FoundFile[] {
  const { folder, config } = site
  const pictures = companyPictures(site).map(({ file }) => file)
  const named = [...namedDrawings(config), ...pictures].map(name => join(folder, name))
  return Array.from(filesBelow(folder, 'media'), base => {
    const { dir, name, ext: ending } = parse(base.toLowerCase())
    const ofName = workPlaces.find(place => place === name.replace(/-?\d*$/, ''))
    return { file: join(folder, 'media', base), name, ending, place: dir ? undefined : ofName }
  }).filter(({ file }) => !named.includes(file) && !isNamedAfterScreen(file))
}

/** What is wrong with a file beside the works that are stated; undefined if nothing. */
function fileFault(
  { name, place, ending }: FoundFile,
  stated: readonly StatedWork[],
  { source, folder }: Site,
): string | undefined {
  if (place === undefined) {
    return `is named after no place, and nothing would show it. Name it like image-1.jpg, name a mark or a badge in ${source.file}, show it on a page of your own, or move it out of ${folder}/`
  }
  const takesClips = !hasOnePicture(place)
  if (![...pictureEndings, ...(takesClips ? clipEndings : [])].includes(ending)) {
    const clip = takesClips ? `, a clip as ${name}.mp4` : ''
    return `is of a type that is not shown there. Save a picture as ${name}.jpg, .png, .webp or .avif${clip}`
  }
  const count = stated.filter(work => work.place === place).length
  if (count === 0) {
    const what = takesClips ? 'what the app was asked for' : 'what it shows'
    const entry = isFeature(place) ? "[{ en: '…' }]" : "{ en: '…' }"
    return `has no sentence. Write ${what} into ${source.file}: works: { ${place}: ${entry} }`
  }
  if (stated.some(work => work.name === name)) return undefined
  if (hasOnePicture(place)) {
    return `has a number, and works.${place} is one picture. Name it ${place}${ending}, or take it out`
  }
  if (name === place)
    return `has no number. Name it ${place}-1${ending}, after the first of its place`
  const missing = isFeature(place) ? 'a prompt' : 'a word like *red | violet | rust*'
  return `is for work ${name.match(/\d*$/)?.[0]} of works.${place}, which has ${count}. Write ${missing} for it into ${source.file}, or take the file out`
}

/**
 * Finds the operator's works by the names of their files below `media/`.
 * @returns them with the paths of their picture and clip, as messages name them
 * @throws OperatorError for every file of a wrong type or without a sentence in `works`, and for every
 * word and prompt there without a file
 */
export function findWorks(site: Site) {
  const { source, folder } = site
  const stated = statedWorks(site)
  const faults: Fault[] = []
  const found = foundFiles(site)
  const usable = found.filter(candidate => {
    const message = fileFault(candidate, stated, site)
    if (message) faults.push({ file: candidate.file, message })
    return message === undefined
  })
  for (const name of Object.keys(site.config.works.focus ?? {})) {
    if (stated.some(work => work.name === name)) continue
    const names = stated.map(work => work.name).join(', ')
    const remedy =
      names === '' ? 'Take it out' : `Write the name of a file without its ending: ${names}`
    const message = `works.focus: there is no picture "${name}" among the works. ${remedy}`
    faults.push({ file: source.file, line: source.lineOf(['works', 'focus', name]), message })
  }
  const works = stated.map(work => {
    const { place, index, name, prompt } = work
    const files = usable.filter(candidate => candidate.name === name)
    const only = (endings: readonly string[]) => {
      const [first, ...others] = files.filter(({ ending }) => endings.includes(ending))
      for (const { file } of others) {
        const message = `is a second file of its kind for one work, beside ${first?.file}. Keep one of them`
        faults.push({ file, message })
      }
      return first?.file
    }
    const [picture = '', clip] = [only(pictureEndings), only(clipEndings)]
    if (clip && !picture) {
      const message = `has no picture beside it, which is shown until it is played. Run\n  ${posterCommand(clip)}\nand build again`
      faults.push({ file: clip, message })
    }
    if (!found.some(candidate => candidate.name === name)) {
      const path = ['works', place, ...(isFeature(place) ? [index] : [])]
      const part = parsePrompt(prompt.en).words.length > 0 ? 'word' : 'entry'
      const message = `${path.join('.')}: there is no file for "${sentenceOf(prompt.en, index)}". Put it into ${join(folder, 'media')} as ${name}.jpg, .png, .webp or .avif, or take the ${part} out`
      faults.push({ file: source.file, line: source.lineOf(path), message })
    }
    return { ...work, picture, clip }
  })
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
