import { relative } from 'node:path'
import { OperatorError } from './OperatorError.ts'

/** A path as messages name it: below the project's folder, where commands run. */
export function shownPath(path: string): string {
  return relative(process.cwd(), path) || '.'
}

/** What the system refuses, by error code. */
const refusals: Readonly<Record<string, string>> = {
  EACCES: 'is not for this user to read or write. Give it to this user, or name another place',
  EBUSY:
    'is in use: another program works with it, or something is mounted there. Name another place',
  EEXIST: 'is a file where a folder is needed. Name another place',
  EISDIR: 'is a folder. Name a file',
  ELOOP: 'is a link that leads back to itself. Remove it',
  ENOENT: 'does not exist. Restore it, or name another',
  ENOSPC: 'finds no room: the disk is full',
  ENOTDIR: 'cannot be there: what should be its folder is a file. Name another place',
  EROFS: 'is on a disk that is read-only. Name another place',
}

/** What the system refuses, in a sentence; undefined for other errors. */
export function refusal(error: unknown, path?: string): OperatorError | undefined {
  const { code, path: refused = path } = Object(error) as { code?: string; path?: string } // of the system
  const message = refusals[code === 'EPERM' ? 'EACCES' : String(code)]
  if (message === undefined || refused === undefined) return undefined
  return new OperatorError([{ file: shownPath(refused), message }])
}

/** Reads. @throws OperatorError that says in a sentence what the file system refuses */
export function reading<Value>(path: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw refusal(error, path) ?? error
  }
}
