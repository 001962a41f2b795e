import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { accessLog } from '../../../server/middleware/accessLog.ts'
import { rawRequest } from '../rawRequest.ts'

/** What is logged of one request. */
async function logged(target: string, listener: RequestListener): Promise<unknown> {
  const lines: string[] = []
  const log = accessLog(line => lines.push(line))
  const server = createServer((request, response) =>
    log(request, response, () => listener(request, response)),
  )
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  server.close()
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

type Schedule = (respond: () => void) => void
const schedules: readonly (readonly [when: string, schedule: Schedule])[] = [
  ['at once', respond => respond()],
  ['later', respond => setTimeout(respond, 20)],
]

it.each(schedules)('a response sent %s is one line of JSON', async (_, schedule) => {
  const line = await logged('/a"b\\c?secret=1', (_request, response) => {
    schedule(() => {
      response.writeHead(404).end('hello')
    })
  })
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: 'GET',
    path: '/a"b\\c',
    status: 404,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  })
})

it.each(['', '?secret=1'])('an endless path is truncated, before %j as well', async query => {
  const target = `/${'a'.repeat(5_000)}${query}`
  const line = await logged(target, (_request, response) => response.end())
  expect((line as { path: string }).path).toBe(`/${'a'.repeat(199)}`)
})

afterEach(() => {
  vi.useRealTimers()
})

it('the time is that of the response, to the millisecond', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lines: string[] = []
  const log = accessLog(line => lines.push(line))
  // What steps that respond at once leave behind.
  const asked = { socket: { bytesWritten: 0 }, method: 'GET' } as IncomingMessage
  const responded = { writableEnded: true, statusCode: 200 } as ServerResponse
  for (const time of ['2027-01-31T23:59:59.007Z', '2027-01-31T23:59:59.050Z']) {
    vi.setSystemTime(new Date(time))
    log(asked, responded, () => {})
  }
  vi.setSystemTime(new Date('2027-02-01T00:00:00.000Z'))
  log({ ...asked, url: '/' } as IncomingMessage, responded, () => {})
  expect(lines.map(line => JSON.parse(line)).map(({ time, path }) => [time, path])).toEqual([
    ['2027-01-31T23:59:59.007Z', ''],
    ['2027-01-31T23:59:59.050Z', ''],
    ['2027-02-01T00:00:00.000Z', '/'],
  ])
})

it('counts the bytes of each response on a connection, and how long it took', async () => {
  const lines: { bytes: number; ms: number }[] = []
  const log = accessLog(line => lines.push(JSON.parse(line)))
  const server = createServer((request, response) => {
    log(request, response, () => {
      // As long as each takes, it is the same number of bytes.
      response.sendDate = false
      setTimeout(() => response.writeHead(200, { 'Content-Length': 5 }).end('hello'), 40)
    })
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; count < 2; count += 1) {
    await new Promise<void>(resolve => {
      get({ port, agent }, response => response.resume().once('end', resolve))
    })
  }
  agent.destroy()
  server.close()
  const head =
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n'
  expect(lines.map(({ bytes }) => bytes)).toEqual([head.length + 5, head.length + 5])
  for (const { ms } of lines) {
    expect(ms).toBeGreaterThan(38)
    expect(ms).toBeLessThan(3_000)
    expect(String(ms)).toMatch(/^\d+(?:\.\d)?$/)
  }
})
