import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import supertest from 'supertest'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../server/express.ts'
import { readBuild } from '../../server/manifest.ts'
import { rawRequest } from './rawRequest.ts'
import { endServersAfterEach, serve } from './serve.ts'
import { writeSmallBuild } from './smallBuild.ts'

const { folder, manifest } = writeSmallBuild()
const build = readBuild(folder)
const app = createApp(build)

endServersAfterEach()

/** What is responded: status, headers, and the text after decoding. */
async function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  { app: asked = app } = {},
) {
  const [method = '', path = ''] = target.split(' ')
  const request = supertest(asked)[method.toLowerCase() as 'get'](path).redirects(0)
  const response = await request
    .set({ 'Accept-Encoding': 'identity', ...headers })
    .buffer(true)
    .parse((stream, done) => {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => done(null, text))
    })
  return { status: response.status, headers: response.headers, body: response.body }
}

describe('a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['zstd', undefined],
    ['identity', undefined],
    [';;,q=,', undefined],
  ])('who accepts %s gets it as %s, under a validator of its own', async (accepted, encoding) => {
    const { status, headers, body } = await ask('GET /', { 'Accept-Encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(body).toBe('<p>Hello</p>'.repeat(20))
    expect(headers).toMatchObject({
      etag: manifest.files['/']?.variants[(encoding ?? 'identity') as 'br']?.etag,
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

  it('that the build left uncompressed is compressed on the way, where it is a text', async () => {
    const accepted = { 'Accept-Encoding': 'gzip' }
    const { headers, body } = await ask('GET /notes.txt', accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(body).toBe('words '.repeat(500))
    expect((await ask('GET /clip.mp4', accepted)).headers['content-encoding']).toBeUndefined()
  })

  it.each([
    ['*', 304],
    ['"other"', 200],
    [`"other", W/${manifest.files['/']?.variants.identity.etag}`, 304],
  ])('a browser that has %s is answered with %i', async (known, status) => {
    const response = await ask('GET /', { 'If-None-Match': known })
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'self'",
    })
    expect('content-type' in response.headers).toBe(status === 200)
  })

  it.each([
    ['bytes=0-4', 206, '01234', 'bytes 0-4/150'],
    ['bytes=148-', 206, '89', 'bytes 148-149/150'],
    ['bytes=150-', 416, 'The server cannot answer this request.\n', 'bytes */150'],
  ])('of a clip, %s is %i', async (range, status, body, contentRange) => {
    const response = await ask('GET /clip.mp4', { Range: range })
    expect([response.status, String(response.body)]).toEqual([status, body])
    expect(response.headers['content-range']).toBe(contentRange)
    expect(response.headers['cache-control']).toBe(status === 206 ? 'no-cache' : 'no-store')
    expect(response.headers['content-security-policy']).toMatch(/^default-src/)
  })

  it('that is no clip has no parts', async () => {
    const { status, headers } = await ask('GET /', { Range: 'bytes=0-4' })
    expect([status, headers['accept-ranges']]).toEqual([200, undefined])
  })

  it.each([
    ['/icon-192.png', 'cross-origin'],
    ['/notes.txt', 'same-origin'],
  ])('%s may be loaded by pages of other sites as "%s" says', async (path, policy) => {
    const { headers } = await ask(`GET ${path}`)
    expect(headers['cross-origin-resource-policy']).toBe(policy)
  })

  it('of an asset has the headers of assets', async () => {
    const { headers } = await ask('GET /assets/a.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['referrer-policy']).toBeUndefined()
  })
})

describe('what is no file', () => {
  it.each([
    ['GET /privacy', 301, '/privacy-policy'],
    ['GET /privacy?a=%2F', 301, '/privacy-policy?a=%2F'],
    ['GET /privacy?', 301, '/privacy-policy'],
    ['HEAD /company?a=b', 301, '/privacy-policy?a=b#company'],
    ['GET /Privacy', 404, undefined],
    ['GET /privacy/', 404, undefined],
    ['GET /toString', 404, undefined],
    ['GET //privacy', 404, undefined],
    ['GET /x/../privacy', 404, undefined],
    ['GET /%70rivacy', 404, undefined],
    ['GET /healthz?a=b', 200, undefined],
    ['GET /healthz/', 404, undefined],
    ['POST /', 405, undefined],
    ['POST /nowhere', 405, undefined],
  ])('%s is %i, to %s', async (target, status, location) => {
    const { headers, ...response } = await ask(target)
    expect([response.status, headers.location]).toEqual([status, location])
    expect(headers['content-security-policy']).toBe("default-src 'self'")
    expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
  })

  it('a question mark without a query is left out, as nginx does', async () => {
    const address = new URL(await serve(app))
    const bytes = 'GET /privacy? HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const { text } = await rawRequest(Number(address.port), bytes)
    expect(text).toContain('\r\nLocation: /privacy-policy\r\n')
  })

  it.each([
    ['/nowhere', 'Nothing here'],
    ['/de/nirgends', 'Hier ist nichts'],
    ['/design', 'Nothing here'],
  ])('%s shows the 404 page of its language', async (path, text) => {
    const { headers, body } = await ask(`GET ${path}`, { 'Accept-Encoding': 'br' })
    expect(body).toContain(text)
    expect([headers.etag, headers['content-encoding']]).toEqual([undefined, 'br'])
  })

  it('a step that fails is a 500 with every header, and tells nothing', async () => {
    const contents = new Proxy(build.contents, {
      get() {
        throw new Error('a secret of the server')
      },
    })
    const response = await ask('GET /', {}, { app: createApp({ ...build, contents }) })
    expect([response.status, response.body]).toEqual([
      500,
      'The server cannot answer this request.\n',
    ])
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-store',
    })
    expect(response.headers.etag).toBeUndefined()
  })
})

it('the log is a line of JSON a request, without a query, and cut', async () => {
  const lines: string[] = []
  const logged = createApp(build, line => lines.push(line))
  for (const path of ['/?secret=1', `/${'a"\\'.repeat(200)}`])
    await ask(`GET ${path}`, {}, { app: logged })
  await expect.poll(() => lines.length).toBe(2)
  const [first, second] = lines.map(line => JSON.parse(line))
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: 'GET',
    path: '/',
    status: 200,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  })
  expect(first.bytes).toBeGreaterThan(240)
  expect(second.path).toHaveLength(200)
})

describe('a build that is not whole does not start:', () => {
  const file = join(folder, 'site/404.html')
  const text = readFileSync(file)
  const list = readFileSync(join(folder, 'manifest.json'))
  beforeEach(() => () => {
    rmSync(file, { recursive: true, force: true })
    writeFileSync(file, text)
    writeFileSync(join(folder, 'manifest.json'), list)
  })

  it.each([
    ['missing', () => rmSync(file), 'site/404.html cannot be read (ENOENT)'],
    ['edited', () => writeFileSync(file, 'else'), 'site/404.html is not the file that was built'],
    [
      'a folder',
      () => {
        rmSync(file)
        mkdirSync(file)
      },
      'site/404.html cannot be read (EISDIR)',
    ],
  ])('a file that is %s is named, with what to do', (_, damage, fault) => {
    damage()
    expect(() => readBuild(folder)).toThrow(
      `The build in ${folder} is not intact: ${fault}. Run "npm run build" again, or copy the whole build.`,
    )
  })

  it.each(['', 'null', '"headers"', '{}'])('what is no manifest is refused: %s', content => {
    writeFileSync(join(folder, 'manifest.json'), content)
    expect(() => readBuild(folder)).toThrow(
      `There is no whole build in ${folder}. Run "npm run build" first.`,
    )
  })
})
