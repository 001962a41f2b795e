import { basename } from 'node:path'
import { type Fault, OperatorError } from '../../src/company/index.ts'

/** A message of esbuild (https://esbuild.github.io/api/#build-failure-errors). */
interface BuildMessage {
  readonly text: string
  readonly location: {
    /** Relative to the project. */
    readonly file: string
    /** 1-based. */
    readonly line: number
    /** 0-based. */
    readonly column: number
  } | null
}

/**
 * What a bundler could not read in the folders above the project, each of whose `tsconfig.json` and `package.json` it
 * reads, whether they mean the project or not. Vike, which calls it, lets nobody turn that off.
 * @returns undefined for an error that has other reasons
 */
export function settingsAboveFault(error: unknown): OperatorError | undefined {
  const { errors } = Object(error) as { errors?: readonly BuildMessage[] } // of esbuild, if it has any
  if (!Array.isArray(errors)) return undefined
  const faults = errors.flatMap(({ text, location }: BuildMessage): readonly Fault[] => {
    if (!location?.file.startsWith('../')) return []
    const { file, line, column } = location
    const reason = `cannot be read: ${text}. It is in a folder above this project, where the build looks for a`
    const message = `${reason} ${basename(file)} as well. Correct the file, remove it, or move this project elsewhere`
    return [{ file, line, column: column + 1, message }]
  })
  return faults.length > 0 ? new OperatorError(faults) : undefined
}
