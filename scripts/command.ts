/** What a command is called with. */
export interface CommandCall {
  /** What follows its name. */
  readonly parameters: readonly string[]
  readonly environment: Environment
  /** Where it prints: results with `log`, faults with `error`. */
  readonly output: Output
}

/** Environment variables, which differ between a shell and a test. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Where a command prints, as the console does. */
export type Output = Pick<Console, 'log' | 'error'>

/** A command of the project; gives its exit code. */
export type Command = (call: CommandCall) => number | Promise<number>

/** Exit code of a call that cannot be carried out; 1 says that what was asked for failed. */
export const UNUSABLE = 2

/** A call that cannot be carried out: an unknown option, a missing argument. */
export class UsageError extends Error {}

/**
 * Reads what a command was called with.
 * @throws UsageError where that cannot be read
 */
export function readCall<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
