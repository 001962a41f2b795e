import type { Command, Environment } from '../../scripts/command.ts'

interface Outcome {
  readonly code: number
  /** Everything it printed, results and faults. */
  readonly output: string
}

/** Calls a command on a company's folder as a shell would, within this process. */
export function callOn(command: Command, environment: Environment = {}) {
  return async (site: string, ...parameters: string[]): Promise<Outcome> => {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    const code = await command({
      parameters,
      environment: {
        SITE: site,
        SITE_DATE: '2027-02-01',
        // A folder that does not exist: the commands must not depend on a build.
        SITE_OUT: '.cache/nowhere',
        ...environment,
      },
      output: { log: print, error: print },
    })
    return { code, output: lines.join('\n') }
  }
}
