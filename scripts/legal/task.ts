import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError, type Site } from '../../src/model/index.ts'
import type { Output } from '../command.ts'

/** What a task of the command is called with. */
export interface TaskCall {
  readonly site: Site
  /** What follows the name of the task, as somebody typed it. */
  readonly names: readonly string[]
  readonly options: {
    /** Whether the texts of the project are meant, in place of the company's. */
    readonly 'built-in': boolean
    /** ISO 8601 day; left out: the day of the site. */
    readonly published?: string
    /** The Word file that was sent; left out: the document as it is exported today. */
    readonly sent?: string
    /** The folder to write to. */
    readonly to: string
  }
  readonly output: Output
}

/** A file to write, below the project's root. */
interface NewFile {
  readonly file: string
  readonly text: string | Uint8Array
}

/** Writes files and says which; refuses all of them where one exists. */
export function writeNewFiles(files: readonly NewFile[], output: Output): void {
  const taken = files.filter(({ file }) => existsSync(file))
  if (taken.length > 0) {
    const message = 'already exists; nothing was written. Edit it, or remove it first'
    throw new OperatorError(taken.map(({ file }) => ({ file, message })))
  }
  replaceFiles(files, output)
}

/**
 * Writes files in place of those that exist, and says which. Each is written whole beside its place
 * first: whatever happens, none is left half written.
 */
export function replaceFiles(files: readonly NewFile[], output: Output): void {
  const written = files.map(({ file, text }) => ({ file, text, unfinished: `${file}.unfinished` }))
  try {
    for (const { file, text, unfinished } of written) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(unfinished, text)
    }
    for (const { file, unfinished } of written) renameSync(unfinished, file)
  } finally {
    for (const { unfinished } of written) {
      // Below what is no folder, even a forced removal throws, and hides what was wrong.
      if (existsSync(unfinished)) rmSync(unfinished)
    }
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
