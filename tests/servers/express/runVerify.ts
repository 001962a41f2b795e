import { verify } from '../../../scripts/commands/verify.ts'

/** Calls the command `verify` within this process; gives its exit code and all it printed. */
export async function runVerify(
  ...parameters: string[]
): Promise<{ code: number; output: string }> {
  let output = ''
  const print = (text: string) => {
    output += `${text}\n`
  }
  const call = { parameters, environment: process.env, output: { log: print, error: print } }
  return { code: await verify(call), output }
}
