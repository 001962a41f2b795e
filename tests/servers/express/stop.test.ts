import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { rawRequest } from '../rawRequest.ts'
import { startServer } from './startServer.ts'

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
    socket.on('error', reject)
  })
}

/** Completes the second request, and gives what is answered until the connection is closed. */
async function complete({ socket, text, closed }: HeldRequest): Promise<string> {
  socket.write('Host: localhost\r\n\r\n')
  await closed
  return text()
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops it at once, idle connections or not',
  async signal => {
    const { port, child, output, ended } = await startServer({ ACCESS_LOG: 'on' })
    void rawRequest(port, 'GET /?secret=1 HTTP/1.1\r\nHost: localhost\r\n\r\n', 6_000)
    await expect.poll(output).toContain('"path":"/"')
    const asked = performance.now()
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5_000)
    expect(output()).not.toMatch(/secret|127\.0\.0\.1|::1/)
  },
)

it.each([
  ['SIGTERM', 1],
  ['SIGINT', 2],
] as const)(
  'a request that arrives is answered in full after %s, %d times',
  async (signal, times) => {
    const { port, child, ended } = await startServer()
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

it('a client that never finishes its request keeps it from stopping for seconds only', async () => {
  const { port, child, ended } = await startServer()
  const { socket } = await hold(port)
  const asked = performance.now()
  child.kill()
  expect(await ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(8_000)
  socket.destroy()
})

it('a client that holds a CONNECT open, or a second signal, does not keep it from stopping', async () => {
  const { port, child, ended } = await startServer()
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true }, () =>
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )
  socket.on('error', () => undefined)
  await new Promise(resolve => socket.once('data', resolve))
  const asked = performance.now()
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(5_000)
  socket.destroy()
})

it('npm start passes SIGTERM on and leaves no server behind', async () => {
  const { port, child, ended } = await startServer({}, 'scripts/start.mjs')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
})
