import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError, reading, refusal } from '../src/company/index.ts'
import type { Output } from './command.ts'

/** A file to write, below the project's root. */
export interface NewFile {
  readonly file: string
  readonly content: string | Uint8Array
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
export function refuseTaken(files: readonly Pick<NewFile, 'file'>[]): void {
  const taken = files.filter(({ file }) => isTaken(file))
  if (taken.length === 0) return
  const message = 'already exists; nothing was written. Edit it, or remove it first'
  throw new OperatorError(taken.map(({ file }) => ({ file, message })))
}

/** Writes files and says which; refuses all of them where one exists. */
export function writeNewFiles(files: readonly NewFile[], output: Output): void {
  refuseTaken(files)
  replaceFiles(files, output)
}

/** A file that is written beside its place, until all are. */
interface UnfinishedFile {
  readonly place: string
  readonly unfinished: string
  /** What its place held before; undefined where there was no file. */
  readonly former: Buffer | undefined
}

/** Writes a file whose name is not taken yet, not even by a link to another; removes it where that fails. */
function writeWhole(file: string, content: NewFile['content']): void {
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx')
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
    const message =
      'is where a file is written until it is whole; nothing was written. Remove it, or move it elsewhere'
    throw new OperatorError([{ file, message }])
  }
  try {
    writeFileSync(descriptor, content)
  } catch (error) {
    rmSync(file)
    throw refusal(error, file) ?? error
  } finally {
    closeSync(descriptor)
  }
}

/** Makes a folder with those above it that do not exist; gives what was made, the innermost first. */
function makeFolder(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const above = makeFolder(dirname(folder))
  mkdirSync(folder)
  return [folder, ...above]
}

/** Writes a file beside its place. */
function writeBeside({ file, content }: NewFile): UnfinishedFile {
  const isThere = isTaken(file)
  const place = isThere ? reading(file, () => realpathSync(file)) : file
  const former = isThere ? reading(place, () => readFileSync(place)) : undefined
  const unfinished = `${place}.unfinished`
  writeWhole(unfinished, content)
  return { place, unfinished, former }
}

/** Gives a place what it held before. */
function restore({ place, unfinished, former }: UnfinishedFile): void {
  if (former === undefined) {
    rmSync(place)
    return
  }
  writeWhole(unfinished, former)
  renameSync(unfinished, place)
}

/**
 * Writes files in place of those that exist, and says which. Each is written whole beside its place
 * first: all are written, or none, and none is left half written. A link stays, and what it leads to is replaced.
 * @throws OperatorError where the name of an unfinished file is taken; nothing is written then
 */
export function replaceFiles(files: readonly NewFile[], output: Output): void {
  const made: string[] = []
  const written: UnfinishedFile[] = []
  const placed: UnfinishedFile[] = []
  try {
    for (const file of files) {
      made.unshift(...makeFolder(dirname(file.file)))
      written.push(writeBeside(file))
    }
    for (const file of written) {
      renameSync(file.unfinished, file.place)
      placed.push(file)
    }
  } catch (error) {
    for (const { unfinished } of written) rmSync(unfinished, { force: true })
    for (const file of placed.toReversed()) restore(file)
    for (const folder of made) if (readdirSync(folder).length === 0) rmdirSync(folder)
    throw error
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
