import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const endWithParent = fileURLToPath(new URL('endWithParent.mjs', import.meta.url))

/** A program that runs in the background. */
export interface Background {
  readonly process: ChildProcess
  /** Ends it, and waits until it has ended. */
  readonly end: () => Promise<void>
}

interface StartOptions {
  /** Whether it gets a screen of its own. */
  readonly hasScreen?: boolean
  readonly environment?: NodeJS.ProcessEnv
}

/** Starts a program in the background that ends with this process, at the latest. */
export function startInBackground(
  command: readonly string[],
  { hasScreen = false, environment = process.env }: StartOptions = {},
): Background {
  const options = hasScreen ? ['--screen'] : []
  const child = spawn(process.execPath, [endWithParent, ...options, ...command], {
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(child, 'exit')
  return {
    process: child,
    async end() {
      child.stdin.end()
      await ended
    },
  }
}

/** Runs a program to its end on a screen of its own, and gives what it has printed. */
export async function runOnScreen(command: readonly string[]): Promise<string> {
  const parameters = [endWithParent, '--screen', ...command]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  return stdout
}
