import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { createApp, createServer } from '../../../server/express.ts'
import { readBuild } from '../../../server/manifest.ts'
import { describeHostile } from '../describeHostile.ts'
import { rawRequest } from '../rawRequest.ts'

// tests/server/deployFiles.test.ts holds the real limits, of 15 to 20 s.
const build = readBuild(outputFolder)
const server = createServer(createApp(build), build, {
  headersTimeout: 800,
  requestTimeout: 1_000,
  keepAliveTimeout: 800,
  timeout: 1_000,
  connectionsCheckingInterval: 100,
})
const port = () => (server.address() as AddressInfo).port

beforeAll(() => new Promise<void>(resolve => server.listen(0, resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describeHostile('Express withstands', port)

it('refuses two Host headers, which Node itself accepts', async () => {
  const bytes = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'
  expect((await rawRequest(port(), bytes)).status).toBe(400)
})

it.each([
  [16, true],
  [17, false],
])('who sends %i requests without waiting is answered: %s', async (count, isAnswered) => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n'
  const bytes = `${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`
  const { text } = await rawRequest(port(), bytes)
  expect(text.match(/^HTTP\/1\.1 200 OK\r$/gm)?.length === count).toBe(isAnswered)
})
