import { OperatorError } from '../src/site/OperatorError.ts'

/**
 * Prints what ended a command: one line a fault where it is an expected one, the stack otherwise.
 * @param introduction what the command could not do
 */
export function reportFault(introduction: string, error: unknown): void {
  if (error instanceof OperatorError) {
    console.error(`${introduction} Correct this and try again:\n${error.message}`)
  } else {
    console.error(`${introduction} This is a fault of the program:`, error)
  }
}
