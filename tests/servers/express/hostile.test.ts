import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { createApp } from '../../../server/createApp.ts'
import { createServer } from '../../../server/createServer.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { describeHostile } from '../describeHostile.ts'
import { rawRequest } from '../rawRequest.ts'

const site = readBuild(outputFolder)
// tests/unit/timeLimits.test.ts holds the real ones, of 15 to 20 s.
const shortLimits = {
  headersTimeout: 800,
  requestTimeout: 1_000,
  keepAliveTimeout: 800,
  connectionsCheckingInterval: 100,
}
const app = createApp({ site })
const server = createServer(app, site, shortLimits)
const port = () => (server.address() as AddressInfo).port

beforeAll(() => new Promise<void>(resolve => server.listen(0, resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describeHostile('Express withstands', port, 4_000)

it('asks for an announced body of a request that it serves, and of no other (RFC 9110 §10.1.1)', async () => {
  const announced =
    'Host: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\nConnection: close\r\n\r\nhello'
  const beginnings = async (method: string) => {
    const { text } = await rawRequest(port(), `${method} / HTTP/1.1\r\n${announced}`)
    return Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => status)
  }
  expect(await beginnings('GET')).toEqual(['100', '200'])
  expect(await beginnings('HEAD')).toEqual(['100', '200'])
  expect(await beginnings('POST')).toEqual(['405'])
})

it('refuses two Host headers, which Node itself accepts', async () => {
  const bytes = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'
  expect((await rawRequest(port(), bytes)).status).toBe(400)
})
