import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Output } from '../command.ts'
import { writing } from '../fileFaults.ts'
import type { NewFile } from './writeNewFiles.ts'

/** The name of a file while it is written. */
function unfinished(file: string): string {
  return `${file}.unfinished`
}

/**
 * Writes files in place of those that exist, and says which. Each is written whole beside its place
 * first: whatever happens, none is left half written.
 * @throws OperatorError where one cannot be written
 */
export function replaceFiles(files: readonly NewFile[], output: Output): void {
  try {
    for (const { file, text } of files) {
      writing(file, () => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(unfinished(file), text)
      })
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
