import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApp } from '../../server/createApp.ts'
import type { Manifest, ManifestEntry } from '../../server/manifest.ts'
import { prepareSite } from '../../server/preparedSite.ts'

/** A file whose bytes say in which form it is sent; its validators are named after the forms. */
function entry(name: string, change: Partial<ManifestEntry> = {}): ManifestEntry {
  const variant = (encoding: string) => ({ file: `${name}, ${encoding}`, etag: `"${encoding}"` })
  return {
    ...{ policy: 'document', type: 'text/html; charset=utf-8', headers: [['X-File', name]] },
    variants: { identity: variant('identity'), br: variant('br'), gzip: variant('gzip') },
    ...change,
  }
}

const ofOneForm = (name: string) => ({
  variants: { identity: { file: name, etag: '"identity"' } },
})

const fixed = (status: number) => ({ status, headers: [], body: String(status) })

const manifest: Manifest = {
  headers: [['X-Every', 'page']],
  assetHeaders: [['X-Every', 'asset']],
  files: {
    '/page': entry('page'),
    '/script.js': entry('script', { policy: 'asset', type: 'text/javascript; charset=utf-8' }),
    '/long': entry('long '.repeat(500)),
    '/notes.txt': entry('notes', {
      ...{ type: 'text/plain; charset=utf-8', ...ofOneForm('x'.repeat(2_000)) },
    }),
    '/clip.mp4': entry('clip', { type: 'video/mp4', rangesOf: 10, ...ofOneForm('0123456789') }),
  },
  earlierAssets: {},
  redirects: { '/old': '/page' },
  notFound: {
    '': entry('nothing'),
    '/de': entry('nothing in German'),
    '/de/law': entry('no law'),
  },
  healthPath: '/alive',
  responses: {
    health: fixed(200),
    redirect: { ...fixed(301), body: '' },
    ...{ badRequest: fixed(400), methodNotAllowed: fixed(405), preconditionFailed: fixed(412) },
    ...{ rangeNotSatisfiable: fixed(416), targetTooLong: fixed(414), headersTooLarge: fixed(431) },
    ...{ serverError: fixed(500), notImplemented: fixed(501), versionNotSupported: fixed(505) },
  },
}

let app: RequestListener
// The bytes of a file are its name: no hash is asked for.
beforeEach(() => {
  app = createApp({ site: prepareSite(manifest, file => Buffer.from(file)) })
})

const server = createServer((asked, response) => app(asked, response))
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** What is responded to a request: status, the headers without those of Node, and the bytes. */
async function responseTo(target: string, headers: Readonly<Record<string, string>> = {}) {
  const [method = '', path] = target.split(' ')
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, method, path, headers }, resolve).on('error', reject).end()
  })
  const { date: _, connection: _connection, 'keep-alive': _limit, ...own } = response.headers
  return { status: response.statusCode, headers: own, body: String(await buffer(response)) }
}

const every = { 'x-every': 'page' }
const text = { 'content-type': 'text/html; charset=utf-8' }

describe('a file', () => {
  const page = { ...every, ...text, 'x-file': 'page' }
  const inBrotli = {
    ...{ ...page, etag: '"br"', 'content-encoding': 'br', 'content-length': '8' },
  }

  it.each([
    ['br, gzip', 'page, br', { ...inBrotli }],
    ['gzip', 'page, gzip', { etag: '"gzip"', 'content-encoding': 'gzip', 'content-length': '10' }],
    ['zstd', 'page, identity', { etag: '"identity"', 'content-length': '14' }],
  ])('is sent to who accepts %s in that form, with its validator', async (accepted, body, own) => {
    // Twice: the second time the choice is remembered.
    for (const _ of ['first', 'second']) {
      expect(await responseTo('GET /page', { 'accept-encoding': accepted })).toEqual({
        ...{ status: 200, body, headers: { ...page, ...own } },
      })
    }
  })

  it('is chosen for every client, however many ask differently', async () => {
    for (let index = 0; index < 70; index += 1) {
      const accepted = index % 2 === 0 ? `br, x-${index}` : `gzip, x-${index}`
      const { headers } = await responseTo('GET /page', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(index % 2 === 0 ? 'br' : 'gzip')
    }
  })

  it('is its headers alone to HEAD', async () => {
    expect(await responseTo('HEAD /page', { 'accept-encoding': 'br' })).toEqual({
      ...{ status: 200, headers: inBrotli, body: '' },
    })
  })

  it('is nothing but its headers and validator to who has it', async () => {
    const asked = { 'accept-encoding': 'gzip', 'if-none-match': '"gzip"' }
    expect(await responseTo('GET /page', asked)).toEqual({
      ...{ status: 304, headers: { ...every, 'x-file': 'page', etag: '"gzip"' }, body: '' },
    })
  })

  it('of the build has the headers of assets, and is not compressed again', async () => {
    const { headers, body } = await responseTo('GET /script.js', { 'accept-encoding': 'identity' })
    expect([headers['x-every'], headers['content-encoding'], body]).toEqual([
      ...['asset', undefined, 'script, identity'],
    ])
  })

  it('is compressed on the way where the build made one form of a text', async () => {
    const asked = { 'accept-encoding': 'gzip' }
    expect((await responseTo('GET /notes.txt', asked)).headers['content-encoding']).toBe('gzip')
    const others = { '/clip.mp4': 'gzip', '/long': 'deflate' }
    for (const [path, accepted] of Object.entries(others)) {
      const { headers } = await responseTo(`GET ${path}`, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], path).toBeUndefined()
    }
  })
})

describe('conditions (RFC 9110 §13)', () => {
  it.each([
    ['if-none-match', '"identity"', 304],
    ['if-none-match', '"other", W/"identity" , "another"', 304],
    ['if-none-match', '*', 304],
    ['if-none-match', '"other"', 200],
    ['if-none-match', 'identity', 200],
    ['if-match', '"identity"', 200],
    ['if-match', '"other", "identity"', 200],
    ['if-match', '*', 200],
    ['if-match', 'W/"identity"', 412],
    ['if-match', '"other"', 412],
  ])('%s: %s is a %i', async (name, value, status) => {
    expect((await responseTo('GET /page', { [name]: value })).status).toBe(status)
  })

  it('that the file fails come before those that it holds', async () => {
    const both = { 'if-match': '"other"', 'if-none-match': '"identity"' }
    expect(await responseTo('GET /page', both)).toEqual({
      ...{ status: 412, headers: { ...every, 'content-length': '3' }, body: '412' },
    })
  })
})

describe('a part of a clip', () => {
  const clip = { ...every, 'x-file': 'clip', etag: '"identity"', 'content-type': 'video/mp4' }

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=9-99', '9', 'bytes 9-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('of %s is %s', async (range, body, place) => {
    const length = { 'content-range': place, 'content-length': String(body.length) }
    expect(await responseTo('GET /clip.mp4', { range })).toEqual({
      ...{ status: 206, headers: { ...clip, ...length }, body },
    })
  })

  it.each(['bytes=10-', 'bytes=12-13', 'bytes=-0'])('of %s is none', async range => {
    expect(await responseTo('GET /clip.mp4', { range })).toEqual({
      status: 416,
      headers: { ...every, 'content-length': '3', 'content-range': 'bytes */10' },
      body: '416',
    })
  })

  it.each<readonly [why: string, target: string, headers: Readonly<Record<string, string>>]>([
    ['in the wrong order', 'GET /clip.mp4', { range: 'bytes=4-2' }],
    ['of two', 'GET /clip.mp4', { range: 'bytes=0-1,4-5' }],
    ['of another version', 'GET /clip.mp4', { range: 'bytes=2-4', 'if-range': '"other"' }],
    ['of a page', 'GET /page', { range: 'bytes=2-4' }],
    ['of a HEAD', 'HEAD /clip.mp4', { range: 'bytes=2-4' }],
  ])('%s is the whole', async (_, target, headers) => {
    expect((await responseTo(target, headers)).status).toBe(200)
  })

  it('is sent of the version that a client has, unless it needs none', async () => {
    const part = { range: 'bytes=2-4' }
    const known = await responseTo('GET /clip.mp4', { ...part, 'if-range': '"identity"' })
    expect(known.body).toBe('234')
    const unneeded = { ...part, 'if-none-match': '"identity"' }
    expect((await responseTo('GET /clip.mp4', unneeded)).status).toBe(304)
  })
})

describe('a path without a file', () => {
  it.each([
    ['/nowhere', 'nothing, br'],
    ['/design', 'nothing, br'],
    ['/de', 'nothing in German, br'],
    ['/de/nowhere', 'nothing in German, br'],
    ['/de/lawful', 'nothing in German, br'],
    ['/de/law/nowhere', 'no law, br'],
  ])('%s shows the page of its folder: %s', async (path, body) => {
    const response = await responseTo(`GET ${path}`, { 'accept-encoding': 'br' })
    expect([response.status, response.body]).toEqual([404, body])
    expect(response.headers.etag).toBeUndefined()
  })

  it.each([
    ['/old', '/page'],
    ['/old?a=b?c', '/page?a=b?c'],
    ['/old?', '/page'],
  ])('%s leads to %s', async (path, target) => {
    expect(await responseTo(`GET ${path}`)).toMatchObject({
      status: 301,
      headers: { ...every, location: target },
      body: '',
    })
  })
})

it('remembers what it chose for 64 clients that ask differently, and no more: anybody may make some up', () => {
  const site = prepareSite(manifest, file => Buffer.from(file))
  const remembering = vi.spyOn(Map.prototype, 'set')
  onTestFinished(() => remembering.mockRestore())
  for (let client = 0; client < 1_000; client += 1) {
    site.files.get('/page')?.choose(`gzip, made-up-${client}`)
  }
  const remembered = remembering.mock.calls.filter(([key]) => /^gzip, made-up/.test(String(key)))
  expect(remembered).toHaveLength(64)
})
