import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Emulator } from './emulators.ts'

/** Time in ms for an emulator to be downloaded and to respond. */
const START_TIMEOUT = 600_000

/** Time in ms for an emulator to end by itself. */
const STOP_TIMEOUT = 5_000

/** An emulator that responds. */
export interface RunningEmulator {
  readonly address: string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    // The whole group: npx starts the emulator, and the emulator its runtime.
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // Nothing of it is still running.
  }
}

/**
 * Downloads an emulator, if npm has not yet, and starts it on a folder.
 * @throws with what the emulator printed, if it ends or does not respond in time
 */
export async function startEmulator(emulator: Emulator, folder: string): Promise<RunningEmulator> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  // It looks for a project where it is started, and leaves files there.
  const workFolder = await mkdtemp(join(tmpdir(), 'emulator-'))
  const logFile = join(workFolder, 'output.log')
  const log = openSync(logFile, 'a')
  const child = spawn('npx', ['--yes', emulator.package, ...emulator.parameters(folder, port)], {
    cwd: workFolder,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      // No questions, no statistics, no settings of this user, no look-up of this place.
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: workFolder,
    },
  })
  const ended = once(child, 'exit')

  const finish = () => {
    signal(child, 'SIGKILL')
    rmSync(workFolder, { recursive: true, force: true })
  }
  // Where this process is interrupted, also while the emulator starts.
  process.once('exit', finish)
  const stop = async () => {
    signal(child, 'SIGTERM')
    await Promise.race([ended, setTimeout(STOP_TIMEOUT, undefined, { ref: false })])
    finish()
    process.off('exit', finish)
  }

  const end = Date.now() + START_TIMEOUT
  while (child.exitCode === null && Date.now() < end) {
    const responds = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (responds) return { address, stop }
    await setTimeout(500)
  }
  const output = await readFile(logFile, 'utf8')
  await stop()
  throw new Error(`${emulator.package} did not start:\n${output}`)
}
