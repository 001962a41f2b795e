import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { acceptBeforeServing } from '../../../server/acceptBeforeServing.ts'

let server: Server
let clients: Socket[] = []

afterEach(() => {
  for (const client of clients) client.destroy()
  clients = []
  server.close()
})

/** Listens, and counts the connections there are when each request is served. */
async function listen(): Promise<{ port: number; connectionsAtRequest: number[] }> {
  const connectionsAtRequest: number[] = []
  let connections = 0
  server = createServer((_request, response) => {
    connectionsAtRequest.push(connections)
    response.end('ok')
  })
  acceptBeforeServing(server)
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, connectionsAtRequest }
}

function ask(port: number): Promise<void> {
  const client = connect(port, '127.0.0.1')
  clients.push(client)
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return new Promise(resolve => client.once('data', () => resolve()))
}

it('of many clients that arrive together, the first is served once the last has connected', async () => {
  const { port, connectionsAtRequest } = await listen()
  await Promise.all(Array.from({ length: 100 }, () => ask(port)))
  expect(connectionsAtRequest).toHaveLength(100)
  expect(Math.min(...connectionsAtRequest)).toBe(100)
})

it('those who arrive later, together again, are served as the first were', async () => {
  const { port, connectionsAtRequest } = await listen()
  for (let wave = 0; wave < 2; wave += 1) {
    await Promise.all(Array.from({ length: 3 }, () => ask(port)))
  }
  expect(connectionsAtRequest).toHaveLength(6)
})

it('a single client is served at once, and again on the same connection', async () => {
  const { port } = await listen()
  const started = performance.now()
  await ask(port)
  const again = new Promise<void>(resolve => clients[0]?.once('data', () => resolve()))
  clients[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await again
  expect(performance.now() - started).toBeLessThan(500)
})

it('a client does not wait longer than a second for others that keep arriving', async () => {
  const { port } = await listen()
  let isServed = false
  const first = ask(port).then(() => {
    isServed = true
  })
  const started = performance.now()
  while (!isServed && performance.now() - started < 4_000) {
    const other = connect(port, '127.0.0.1')
    other.on('error', () => {})
    await new Promise(resolve => other.once('connect', resolve))
    setImmediate(() => other.resetAndDestroy())
  }
  await first
  expect(performance.now() - started).toBeLessThan(2_000)
})
