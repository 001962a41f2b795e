import { verify } from '../../../scripts/commands/verify.ts'

/**
 * Calls the command `verify` within this process; gives its exit code and all it printed.
 * @param folder of the build to compare with
 */
export async function runVerify(
  folder: string,
  ...parameters: string[]
): Promise<{ code: number; output: string }> {
  let output = ''
  const print = (text: string) => {
    output += `${text}\n`
  }
  const environment = { ...process.env, SITE_OUT: folder }
  const code = await verify({ parameters, environment, output: { log: print, error: print } })
  return { code, output }
}
