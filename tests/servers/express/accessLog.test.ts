import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
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

it('an endless path is truncated', async () => {
  const line = await logged(`/${'a'.repeat(5_000)}`, (_request, response) => response.end())
  expect((line as { path: string }).path).toBe(`/${'a'.repeat(199)}`)
})
