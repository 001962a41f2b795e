import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'
import { type WorkPlace, workPlaces } from '../model/works.ts'

/** Endings of the pictures that a build reads. */
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Endings of clips: MP4 files are served as they are, others refused with the command that makes one. */
const clipEndings = ['.mp4', '.mov', '.m4v', '.webm', '.mkv', '.avi']

/** The files of one work, as they were found, by their paths as messages name them. */
export interface WorkFiles {
  readonly place: WorkPlace
  /** With a clip, what is shown until it is played. */
  readonly picture: string | undefined
  readonly clip: string | undefined
}

function endingOf(file: string): string {
  return parse(file).ext.toLowerCase()
}

function isPlace(name: string): name is WorkPlace {
  return workPlaces.some(place => place === name)
}

/** What is wrong with the type of a file that is named after a place; undefined if nothing. */
function typeFault(folder: string, base: string): Fault | undefined {
  const { name } = parse(base)
  const readEndings = [...pictureEndings, ...(name === 'sharing' ? [] : clipEndings)]
  if (!isPlace(name) || readEndings.includes(endingOf(base))) return undefined
  const clip = name === 'sharing' ? '' : `, a clip as ${name}.mp4`
  const message = `is of a type that is not shown there. Save a picture as ${name}.jpg, .png, .webp or .avif${clip}`
  return { file: join(folder, base), message }
}

/** The files that are named after a place. */
interface FoundFiles {
  readonly pictures: readonly string[]
  readonly clips: readonly string[]
}

/** What is wrong with the files of a place and what site.yaml says of it; empty if nothing. */
function placeFaults(site: Site, place: WorkPlace, { pictures, clips }: FoundFiles): Fault[] {
  const { config, source, folder } = site
  const index = config.works.findIndex(work => work.place === place)
  const [first] = [...clips, ...pictures]
  if (first === undefined) {
    if (index === -1) return []
    const message = `works.${index}: there is no file for "${place}". Put it into ${folder}/media as ${place}.jpg, .png, .webp or .avif, or take the entry out`
    return [{ file: source.file, line: source.lineOf(['works', index]), message }]
  }
  const doubles = [pictures, clips].flatMap(([one, ...others]) =>
    others.map(file => ({
      file,
      message: `is a second file of its kind for one place, beside ${one}. Keep one of them`,
    })),
  )
  if (doubles.length > 0) return doubles
  if (index !== -1) return []
  const message = `has no alternative text and no prompt. Write them into ${source.file}: works: [{ place: '${place}', alt: { en: '…' }, prompt: { en: '…' } }]`
  return [{ file: first, message }]
}

/**
 * Finds the operator's works by the names of their files below `media/`.
 * @throws OperatorError for every file of a wrong type or without an entry in `works`, and for every
 * entry without a file
 */
export function findWorks(site: Site): readonly WorkFiles[] {
  const folder = join(site.folder, 'media')
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const mistyped = names.flatMap(name => typeFault(folder, name) ?? [])
  const usable = names.filter(name => !mistyped.some(({ file }) => file === join(folder, name)))
  const filesAt = (place: WorkPlace): FoundFiles => {
    const files = usable.filter(name => parse(name).name === place).map(name => join(folder, name))
    const isClip = (file: string) => clipEndings.includes(endingOf(file))
    return { pictures: files.filter(file => !isClip(file)), clips: files.filter(isClip) }
  }
  const isRefused = (place: WorkPlace) => mistyped.some(({ file }) => parse(file).name === place)
  const faults = workPlaces.flatMap(place =>
    isRefused(place) ? [] : placeFaults(site, place, filesAt(place)),
  )
  if (mistyped.length + faults.length > 0) throw new OperatorError([...mistyped, ...faults])
  return workPlaces.flatMap(place => {
    const { pictures, clips } = filesAt(place)
    const [[picture], [clip]] = [pictures, clips]
    return picture === undefined && clip === undefined ? [] : [{ place, picture, clip }]
  })
}
