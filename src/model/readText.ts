import { readFileSync } from 'node:fs'
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

/** What the system refuses, said in a sentence; undefined for what is no such refusal. */
export function refusal(error: unknown, path?: string): OperatorError | undefined {
  const { code, path: refused = path } = Object(error) as { code?: string; path?: string } // of the system
  const message = refusals[code === 'EPERM' ? 'EACCES' : String(code)]
  if (message === undefined || refused === undefined) return undefined
  return new OperatorError([{ file: shownPath(refused), message }])
}

/** Reads. @throws OperatorError that says in the operator's words what the file system refuses */
export function reading<Value>(path: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw refusal(error, path) ?? error
  }
}

const notUtf8 = 'is not UTF-8. Save it as UTF-8, in the dialog of your editor'

/** Characters that XML does not have (XML 1.0 §2.2). */
export const unseen = /[^\t\n\r\x20-\uFFFD]/

/** Without the byte order mark, which some editors write. */
const strictly = new TextDecoder('utf-8', { fatal: true })

/** Reads letter by letter, whatever line ends a clone gave it. @throws OperatorError where it cannot be read */
export function readFrozenText(path: string): string {
  const bytes = reading(path, () => readFileSync(path))
  try {
    return strictly.decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    const isArchive = bytes.toString('latin1', 0, 2) === 'PK'
    const message = 'is no text, but a Word file or an archive. Save its text in UTF-8'
    throw new OperatorError([{ file: shownPath(path), message: isArchive ? message : notUtf8 }])
  }
}

/** Reads a text as editors save it. @throws OperatorError where it cannot be read */
export function readText(path: string): string {
  // Letters in two parts, as in a PDF or a file name of a Mac, look alike, but no font or search takes them so.
  const text = readFrozenText(path).normalize('NFC')
  const at = text.search(unseen)
  if (at === -1) return text
  const line = text.slice(0, at).split('\n').length
  const message =
    text[at] === '\0'
      ? notUtf8
      : 'holds a control character, which no one sees and no feed or Word file can hold. Delete it'
  throw new OperatorError([{ file: shownPath(path), line, message }])
}

/** Lets long German words break in a heading; means nothing outside of one. */
export const softHyphen = '\u00AD'

/** A heading's text without its soft hyphens. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '')
}
