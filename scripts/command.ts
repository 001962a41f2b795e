import { inspect, type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError, printable, refusal } from '../src/company/index.ts'

/** Environment variables, which differ between a shell and a test. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Where a command prints, as the console does: results with `log`, faults with `error`. */
export interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** A terminal on which a line can be rewritten. */
export interface Terminal {
  readonly write: (text: string) => unknown
}

/** What a command is called with. */
export interface CommandCall {
  /** What follows its name. */
  readonly parameters: readonly string[]
  readonly environment: Environment
  readonly output: Output
  /** Where progress is shown; nowhere if what the command prints goes into a file or another program. */
  readonly terminal?: Terminal | undefined
}

/** A command of the project; gives its exit code. */
export type Command = (call: CommandCall) => number | Promise<number>

/** Exit code of a call that cannot be carried out; 1 says that what was asked for failed. */
export const UNUSABLE = 2

/** A call that cannot be carried out: a missing name, a day that does not exist. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

interface CommandShape<Own extends Options> {
  /** How it is called, a line for each form. */
  readonly usage: string
  readonly options: Own
  /** Whether names follow it. */
  readonly takesNames?: boolean
  /** What a fault has kept it from, in a sentence. */
  readonly stopped: string
  /** Exit code after a fault; another one than 1 where that is an answer. */
  readonly faultCode?: number
}

/** The values of options, as they were typed. */
export type OptionValues<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: true }>
>['values']

/** A text as it may be printed where a command runs. */
export function printableIn({ GITHUB_ACTIONS }: Environment, text: string): string {
  // https://docs.github.com/en/actions/reference/workflows-and-actions/variables
  return printable(text, Boolean(GITHUB_ACTIONS))
}

/**
 * What ended a command: a line for each fault where it was expected, the stack otherwise. It holds words of files and
 * is printed through `printableIn`.
 * @param stopped what it has kept from happening, in a sentence
 */
export function faultText(stopped: string, error: unknown): string {
  const expected = error instanceof OperatorError ? error : refusal(error)
  return expected
    ? `${stopped} Correct this and try again:\n${expected.message}`
    : `${stopped} This is a bug in the program: ${inspect(error)}`
}

/** An output to which nothing is printed that would command a terminal or a workflow. */
function harmless({ log, error }: Output, environment: Environment): Output {
  return {
    log: text => log(printableIn(environment, String(text))),
    error: text => error(printableIn(environment, String(text))),
  }
}

/** Makes a command that reads its parameters, answers `--help`, and says what stopped it. */
export function command<Own extends Options>(
  { usage, options, takesNames = false, stopped, faultCode = 1 }: CommandShape<Own>,
  run: (
    values: OptionValues<Own>,
    names: readonly string[],
    call: CommandCall,
  ) => number | Promise<number>,
): Command {
  return async given => {
    const call = { ...given, output: harmless(given.output, given.environment) }
    const { parameters, output } = call
    try {
      if (parameters.includes('--help')) {
        output.log(`Usage: ${usage}`)
        return 0
      }
      const args = [...parameters]
      const { values, positionals } = parseArgs({ args, options, allowPositionals: takesNames })
      // The compiler does not follow a conditional `allowPositionals`.
      return await run(values as OptionValues<Own>, positionals, call)
    } catch (error) {
      const isUsage = error instanceof UsageError || /^ERR_PARSE_ARGS/.test(Object(error).code)
      if (!isUsage) {
        output.error(faultText(stopped, error))
        return faultCode
      }
      output.error(`${Object(error).message}\nUsage: ${usage}`)
      return UNUSABLE
    }
  }
}
