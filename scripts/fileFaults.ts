import { OperatorError } from '../src/model/OperatorError.ts'

/** Why the system does not read or write a file that somebody named, by error code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what should be its folder is a file',
  EEXIST: 'what should be its folder is a file',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function attempt<Result>(file: string, act: () => Result, refusal: string, remedy: string): Result {
  try {
    return act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    if (reason === undefined) throw error
    throw new OperatorError([{ file, message: `${refusal}: ${reason}. ${remedy}` }])
  }
}

/**
 * Reads a file that somebody named.
 * @throws OperatorError where the system refuses
 */
export function reading<Result>(file: string, read: () => Result): Result {
  return attempt(file, read, 'cannot be read', 'Name a file that can')
}

/**
 * Writes a file where somebody wants it.
 * @throws OperatorError where the system refuses
 */
export function writing<Result>(file: string, write: () => Result): Result {
  return attempt(file, write, 'cannot be written', 'Name a place where it can')
}
