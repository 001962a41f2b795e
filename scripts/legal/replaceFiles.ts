import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Output } from '../command.ts'
import type { NewFile } from './writeNewFiles.ts'

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
    for (const { file } of files) rmSync(unfinished(file), { force: true })
  }
  for (const { file } of files) output.log(`Wrote ${file}`)
}
