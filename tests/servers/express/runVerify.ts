import { spawn } from 'node:child_process'

/** Runs the command `verify`; gives its exit code and all it printed. */
export function runVerify(
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', ...parameters])
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}
