import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError, type Site } from '../../src/model/index.ts'
import type { CommandCall, OptionValues } from '../command.ts'

export const options = {
  /** The texts of the project are meant, in place of the company's. */
  'built-in': { type: 'boolean', default: false },
  /** ISO 8601 day; left out: the day of the site. */
  published: { type: 'string' },
  /** The day a version takes effect, ISO 8601: said once more where it is more than a year ahead. */
  effective: { type: 'string' },
  /** The version, announced and not yet in force, that the published one withdraws. */
  withdraws: { type: 'string' },
  /** The Word file that was sent; left out: the document as it is exported today. */
  sent: { type: 'string' },
  /** The folder to write to. */
  to: { type: 'string', default: '.' },
} as const

/** What a task of the command is called with. */
export interface TaskCall extends Pick<CommandCall, 'output'> {
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

/** Writes files and says which; refuses all of them where one exists. */
export function writeNewFiles(files: readonly NewFile[], output: TaskCall['output']): void {
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
export function replaceFiles(files: readonly NewFile[], output: TaskCall['output']): void {
  const unfinished = (file: string) => `${file}.unfinished`
  try {
    for (const { file, text } of files) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(unfinished(file), text)
    }
    for (const { file } of files) renameSync(unfinished(file), file)
  } finally {
    // Below what is no folder, even a forced removal throws, and hides what was wrong.
    for (const { file } of files) if (existsSync(unfinished(file))) rmSync(unfinished(file))
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
