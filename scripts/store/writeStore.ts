import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, OperatorError, readPlainFile, shownPath } from '../../src/company/index.ts'
import type { Output } from '../command.ts'
import { replaceFiles } from '../writeFiles.ts'

/** The file in which the command notes what it has written, with hashes. */
const writtenName = 'written-files.json'

/** Bytes of a file that was written: a picture for the press is the largest. */
const MOST_BYTES = 20_000_000

/** A file to write, by its path below the folder. */
export interface StoredFile {
  readonly path: string
  readonly content: string | Uint8Array
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** What an earlier call has written into a folder: hashes by paths. */
function writtenIn(folder: string): Readonly<Record<string, unknown>> {
  const file = join(folder, writtenName)
  if (!existsSync(file)) return {}
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    const message = `is not whole. Remove ${shownPath(folder)}/, which npm run store writes anew`
    throw new OperatorError([{ file: shownPath(file), message }])
  }
}

/** The files of a folder that the command has written. @throws OperatorError for every other one */
function ownFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const written = writtenIn(folder)
  const files = [...filesBelow(folder)].filter(path => path !== writtenName)
  const foreign = files.filter(path => {
    const content = readPlainFile(join(folder, path), MOST_BYTES, 'Move it elsewhere')
    return written[path] !== hashOf(content)
  })
  if (foreign.length > 0) {
    const message =
      'is not as npm run store has written it, and would be lost. Move it out of the folder'
    throw new OperatorError(foreign.map(path => ({ file: shownPath(join(folder, path)), message })))
  }
  return files
}

/**
 * Writes files into a folder, in place of those that an earlier call has written there.
 * @throws OperatorError for a file in it that is somebody else's; nothing is written then
 */
export function writeStore(folder: string, files: readonly StoredFile[], output: Output): void {
  const former = ownFiles(folder)
  const hashes = files.map(({ path, content }) => [path, hashOf(content)])
  const written = `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`
  replaceFiles(
    [
      ...files.map(({ path, content }) => ({ file: join(folder, path), content })),
      { file: join(folder, writtenName), content: written },
    ],
    output,
  )
  for (const path of former) {
    if (files.some(file => file.path === path)) continue
    rmSync(join(folder, path))
    const parent = dirname(join(folder, path))
    if (readdirSync(parent).length === 0) rmdirSync(parent)
  }
}
