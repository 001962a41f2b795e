import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { readManifest } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { createServer } from '../../../server/createServer.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { type RunningNginx, startNginx } from '../nginx/startNginx.ts'
import { exchange } from './exchange.ts'

let nginx: RunningNginx
let express: Server

beforeAll(async () => {
  const site = readBuild(outputFolder)
  express = createServer(createApp({ site }), site)
  await new Promise<void>(resolve => express.listen(0, '127.0.0.1', resolve))
  nginx = await startNginx()
})
afterAll(async () => {
  await nginx.stop()
  await new Promise(resolve => express.close(resolve))
})

const [clip = '', entry] =
  Object.entries(readManifest().files).find(([path]) => path.endsWith('/hero-video.mp4')) ?? []
const etag = entry?.variants.identity.etag ?? ''

/** The clip of the fixture has 6,505 bytes. */
const LENGTH = 6_505

/** What both servers say of a request: status, the part by its `Content-Range`, and its length. */
async function ask(headers: readonly string[], method = 'GET') {
  const lines = [`${method} ${clip} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close']
  const bytes = `${lines.join('\r\n')}\r\n\r\n`
  const { port } = express.address() as AddressInfo
  const [[ours], [theirs]] = await Promise.all([exchange(port, bytes), exchange(nginx.port, bytes)])
  // Of a 304, nginx states a weak validator.
  const named = (response = ours) => [...(response?.headers ?? [])].toSorted()
  if (ours?.status !== '304') expect(named(theirs)).toEqual(named(ours))
  expect([theirs?.status, theirs?.body]).toEqual([ours?.status, ours?.body])
  return [ours?.status, ours?.headers.get('content-range'), ours?.body.length]
}

const part = (first: number, last: number) => [
  ...['206', `bytes ${first}-${last}/${LENGTH}`, last - first + 1],
]
const whole = ['200', undefined, LENGTH]
const none = ['416', `bytes */${LENGTH}`, 'Range Not Satisfiable\n'.length]

it.each([
  ['bytes=0-99', part(0, 99)],
  ['bytes=0-0', part(0, 0)],
  ['bytes=0-', part(0, 6_504)],
  ['bytes=99-100', part(99, 100)],
  ['bytes=199-208', part(199, 208)],
  ['bytes=105-111', part(105, 111)],
  ['bytes=15-21', part(15, 21)],
  ['bytes=25-31', part(25, 31)],
  ['bytes=35-41', part(35, 41)],
  ['bytes=45-51', part(45, 51)],
  ['bytes=55-61', part(55, 61)],
  ['bytes=65-71', part(65, 71)],
  ['bytes=75-81', part(75, 81)],
  ['bytes=85-91', part(85, 91)],
  ['bytes=6504-', part(6_504, 6_504)],
  ['bytes=6000-999999999999999', part(6_000, 6_504)],
  ['bytes=-5', part(6_500, 6_504)],
  ['bytes=-999999', part(0, 6_504)],
  ['BYTES=0-5', part(0, 5)],
  // Nothing of the clip is there (RFC 9110 §15.5.17).
  ['bytes=6505-', none],
  ['bytes=6510-6600', none],
  ['bytes=7000-7001', none],
  ['bytes=10000-', none],
  ['bytes=-0', none],
  // Ignored (§14.2): more than one, in the wrong order, of another unit, none at all.
  ['bytes=0-1,4-5', whole],
  ['bytes=0-1, 4-5', whole],
  ['bytes=9-1', whole],
  ['bytes=100-99', whole],
  ['bytes=208-199', whole],
  ['items=0-5', whole],
  ['bytes=00-5', whole],
  ['bytes=-', whole],
  ['bytes=', whole],
  ['bytes=1e3-', whole],
  ['bytes=0-9999999999999999', whole],
])('Range: %s is answered alike by both servers', async (range, expected) => {
  expect(await ask([`Range: ${range}`])).toEqual(expected)
})

it('a clip is whole without a range, and says that it has parts', async () => {
  expect(await ask([])).toEqual(whole)
  expect(entry?.headers).toContainEqual(['Accept-Ranges', 'bytes'])
})

it('of HEAD, the range is ignored (RFC 9110 §14.2)', async () => {
  expect(await ask(['Range: bytes=0-9'], 'HEAD')).toEqual(['200', undefined, 0])
})

it('a part of another version is never sent (§13.1.5)', async () => {
  expect(await ask(['Range: bytes=0-9', `If-Range: ${etag}`])).toEqual(part(0, 9))
  expect(await ask(['Range: bytes=9999-', `If-Range: ${etag}`])).toEqual(none)
  for (const other of ['"other"', `W/${etag}`, 'Sat, 01 Jan 2050 00:00:00 GMT', '*']) {
    expect(await ask(['Range: bytes=0-9', `If-Range: ${other}`])).toEqual(whole)
    expect(await ask(['Range: bytes=9999-', `If-Range: ${other}`])).toEqual(whole)
  }
})

it('a condition that decides comes before the range (§13.2.2)', async () => {
  expect((await ask(['Range: bytes=0-9', `If-None-Match: ${etag}`]))[0]).toBe('304')
  expect((await ask(['Range: bytes=0-9', 'If-Match: "other"']))[0]).toBe('412')
  expect((await ask(['Range: bytes=9999-', 'If-Match: "other"']))[0]).toBe('412')
  expect(await ask(['Range: bytes=0-9', 'If-Match: *'])).toEqual(part(0, 9))
})

it('only clips have parts', async () => {
  const page = '/'
  const bytes = `GET ${page} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-9\r\nConnection: close\r\n\r\n`
  for (const port of [(express.address() as AddressInfo).port, nginx.port]) {
    const [response] = await exchange(port, bytes)
    expect([response?.status, response?.headers.has('accept-ranges')]).toEqual(['200', false])
  }
})
