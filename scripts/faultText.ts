import { inspect } from 'node:util'
import { OperatorError } from '../src/model/OperatorError.ts'

/**
 * What ended a command, to be printed: a line for each fault where it was expected, the stack otherwise.
 * @param introduction what the command could not do
 */
export function faultText(introduction: string, error: unknown): string {
  return error instanceof OperatorError
    ? `${introduction} Correct this and try again:\n${error.message}`
    : `${introduction} This is a bug in the program: ${inspect(error)}`
}
