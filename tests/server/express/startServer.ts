import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { freePort } from '../nginx/startNginx.ts'

/** The server of the build. */
export const main = join(outputFolder, 'server/main.mjs')

interface StartedProgram {
  readonly child: ChildProcess
  /** What it has printed so far. */
  readonly output: () => string
  /** Its exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>
}

/** What is added to the environment; what is undefined there is taken out of it. */
type Environment = Readonly<Record<string, string | undefined>>

/** Starts a program, which does not outlive the test. */
export function start(environment: Environment, program = main): StartedProgram {
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...environment } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  // Everything that it printed has arrived by then.
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return { child, output: () => output, ended }
}

/** Starts the server on a free port, and waits until it serves. */
export async function startServer(environment: Environment = {}, program = main) {
  const port = await freePort()
  const started = start({ PORT: String(port), ...environment }, program)
  await expect.poll(started.output, { timeout: 15_000 }).toContain('Serving')
  return { port, ...started }
}
