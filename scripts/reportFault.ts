import { OperatorError } from '../src/model/OperatorError.ts'

/**
 * Prints what ended a command: one line per fault where it was expected, the stack otherwise.
 * @param introduction what the command could not do
 */
export function reportFault(introduction: string, error: unknown): void {
  if (error instanceof OperatorError) {
    console.error(`${introduction} Correct this and try again:\n${error.message}`)
  } else {
    console.error(`${introduction} This is a bug in the program:`, error)
  }
}
