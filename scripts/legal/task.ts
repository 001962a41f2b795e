import { lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError, reading, type Site } from '../../src/model/index.ts'
import type { CommandCall, OptionValues } from '../command.ts'

export const options = {
  /** The texts of the project are meant, in place of the company's. */
  'built-in': { type: 'boolean', default: false },
  /** A copy and the default text are meant, in place of a translation and the English. */
  default: { type: 'boolean', default: false },
  /** The wording of the default text before it last changed. */
  former: { type: 'boolean', default: false },
  /** ISO 8601 day; left out: the day of the site. */
  published: { type: 'string' },
  /** The day a version takes effect, ISO 8601: said once more where it is more than a year ahead. */
  effective: { type: 'string' },
  /** The versions, announced and not yet in force, that the published ones withdraw: `3.0`, `privacy-policy/3.0`. */
  withdraws: { type: 'string', multiple: true },
  /** The Word file that was sent; left out: the document as it is exported today. */
  sent: { type: 'string' },
  /** The folder to write to. */
  to: { type: 'string', default: '.' },
} as const

/** What a task of the command is called with. */
export interface TaskCall extends Pick<CommandCall, 'environment' | 'output'> {
  readonly site: Site
  /** What follows the name of the task, as somebody typed it. */
  readonly names: readonly string[]
  readonly options: OptionValues<typeof options>
}

/** A file to write, below the project's root. */
export interface NewFile {
  readonly file: string
  readonly text: string | Uint8Array
}

/** Whether anything has this name, a link that leads nowhere among it. */
function isTaken(file: string): boolean {
  try {
    lstatSync(file)
    return true
  } catch {
    // Where the folder cannot be looked into either, writing says what is wrong.
    return false
  }
}

/** @throws OperatorError that names every file of which the name is taken */
export function refuseTaken(files: readonly NewFile[]): void {
  const taken = files.filter(({ file }) => isTaken(file))
  if (taken.length === 0) return
  const message = 'already exists; nothing was written. Edit it, or remove it first'
  throw new OperatorError(taken.map(({ file }) => ({ file, message })))
}

/** Writes files and says which; refuses all of them where one exists. */
export function writeNewFiles(files: readonly NewFile[], output: TaskCall['output']): void {
  refuseTaken(files)
  replaceFiles(files, output)
}

/** Writes a file that nobody has at this name yet, not even as a link to another. */
function writeUnfinished(file: string, text: NewFile['text']): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
    const message =
      'is where a file is written until it is whole; nothing was written. Remove it, or move it elsewhere'
    throw new OperatorError([{ file, message }])
  }
}

/**
 * Writes files in place of those that exist, and says which. Each is written whole beside its place
 * first: whatever happens, none is left half written. A link stays, and what it leads to is replaced.
 * @throws OperatorError where the name of an unfinished file is taken; nothing is written then
 */
export function replaceFiles(files: readonly NewFile[], output: TaskCall['output']): void {
  const written: { readonly place: string; readonly unfinished: string }[] = []
  try {
    for (const { file, text } of files) {
      mkdirSync(dirname(file), { recursive: true })
      const place = isTaken(file) ? reading(file, () => realpathSync(file)) : file
      const unfinished = `${place}.unfinished`
      writeUnfinished(unfinished, text)
      written.push({ place, unfinished })
    }
    for (const { place, unfinished } of written) renameSync(unfinished, place)
  } finally {
    for (const { unfinished } of written) rmSync(unfinished, { force: true })
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
