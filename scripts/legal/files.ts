import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../../src/model/index.ts'
import type { Output } from '../command.ts'

/** A file to write, below the project's root. */
interface NewFile {
  readonly file: string
  readonly text: string | Uint8Array
}

/**
 * Writes files and says which; never overwrites one that exists.
 * @throws OperatorError where one of them exists; none is written then
 */
export function writeNewFiles(files: readonly NewFile[], output: Output): void {
  const taken = files.filter(({ file }) => existsSync(file))
  if (taken.length > 0) {
    const message = 'already exists; nothing was written. Edit it, or remove it first'
    throw new OperatorError(taken.map(({ file }) => ({ file, message })))
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    output.log(`Wrote ${file}`)
  }
}

/** The name of a file while it is written. */
function unfinished(file: string): string {
  return `${file}.unfinished`
}

/**
 * Writes files in place of those that exist, and says which. Each is written whole beside its place
 * first: whatever happens, none is left half written.
 */
export function replaceFiles(files: readonly NewFile[], output: Output): void {
  try {
    for (const { file, text } of files) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(unfinished(file), text)
    }
    for (const { file } of files) renameSync(unfinished(file), file)
  } finally {
    for (const { file } of files) {
      // Below what is no folder, even a forced removal throws, and hides what was wrong.
      if (existsSync(unfinished(file))) rmSync(unfinished(file))
    }
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
