import { type ChildProcess, spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { freePort } from '../nginx/startNginx.ts'

let server: ChildProcess | undefined
afterEach(() => server?.kill('SIGKILL'))

interface HeldRequest {
  readonly socket: Socket
  /** Everything that was received. */
  readonly text: () => string
  /** When the server has closed the connection. */
  readonly closed: Promise<void>
}

/** A connection whose first request is answered, and whose second has arrived in part. */
function hold(port: number): Promise<HeldRequest> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port, host: 'localhost' }, () =>
      socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /robots.txt HTTP/1.1\r\n'),
    )
    const closed = new Promise<void>(resolveClosed => socket.once('close', () => resolveClosed()))
    socket.on('data', chunk => {
      text += chunk
      resolve({ socket, text: () => text, closed })
    })
    socket.once('error', reject)
  })
}

/** Completes the second request, and gives what is answered until the connection is closed. */
async function complete({ socket, text, closed }: HeldRequest): Promise<string> {
  socket.write('Host: localhost\r\n\r\n')
  await closed
  return text()
}

it.each([
  ['SIGTERM', 1],
  ['SIGINT', 2],
] as const)(
  'a request that arrives is answered in full after %s, %d times',
  async (signal, times) => {
    const port = await freePort()
    const child = spawn(process.execPath, [join(outputFolder, 'server/main.mjs')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    server = child
    const ended = new Promise(resolve => child.once('exit', resolve))
    await new Promise(resolve => child.stdout.once('data', resolve))
    const [first, second] = [await hold(port), await hold(port)]

    child.kill(signal)
    const isListening = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isListening, { timeout: 5_000 }).toBe(false)
    if (times === 2) child.kill(signal)
    // The second signal has arrived once the server has answered anything after it.
    for (const held of [first, second]) {
      const answer = await complete(held)
      expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK[\s\S]+\r\n\r\nUser-agent: \*[\s\S]+\n$/)
    }
    expect(await ended).toBe(0)
  },
)
