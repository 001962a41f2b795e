import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Output } from '../command.ts'
import { writing } from '../fileFaults.ts'

/** A file to write, below the project's root. */
export interface NewFile {
  readonly file: string
  readonly text: string | Uint8Array
}

/**
 * Writes files and says which; never overwrites one that exists.
 * @throws OperatorError where one of them exists, and none is written then, or cannot be written
 */
export function writeNewFiles(files: readonly NewFile[], output: Output): void {
  const taken = files.filter(({ file }) => existsSync(file))
  if (taken.length > 0) {
    const message = 'already exists; nothing was written. Edit it, or remove it first'
    throw new OperatorError(taken.map(({ file }) => ({ file, message })))
  }
  for (const { file, text } of files) {
    writing(file, () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text, { flag: 'wx' })
    })
    output.log(`Wrote ${file}`)
  }
}
