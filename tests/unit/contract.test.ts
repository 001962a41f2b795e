import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { type Expectation, knownHeaders } from '../../contract/expectation.ts'
import type { FixedResponse, Manifest, ManifestEntry } from '../../server/manifest.ts'

const page = (file: string): ManifestEntry => ({
  policy: 'document',
  type: 'text/html',
  headers: [['Cache-Control', 'no-cache']],
  variants: {
    br: { file: `${file}.br`, etag: `"${file} br"` },
    gzip: { file: `${file}.gz`, etag: `"${file} gzip"` },
    identity: { file, etag: `"${file}"` },
  },
})

const font: ManifestEntry = {
  policy: 'asset',
  type: 'font/woff2',
  headers: [['Cache-Control', 'immutable']],
  variants: { identity: { file: 'font', etag: '"font"' } },
}

const clip: ManifestEntry = {
  ...{ policy: 'asset', type: 'video/mp4', rangesOf: 150, headers: [['Accept-Ranges', 'bytes']] },
  variants: { identity: { file: 'clip', etag: '"clip"' } },
}

const response = (status: number, body: string): FixedResponse => ({
  status,
  headers: [['Cache-Control', `of ${status}`]],
  body,
})

const manifest: Manifest = {
  headers: [['Content-Security-Policy', 'of pages']],
  assetHeaders: [
    ['Content-Security-Policy', 'of assets'],
    ['X-Robots-Tag', 'none'],
  ],
  files: { '/': page('home'), '/font': font, '/clip': clip },
  earlierAssets: {},
  redirects: { '/old': '/new' },
  notFound: { '': page('404'), '/de': page('de404') },
  healthPath: '/health',
  responses: {
    health: response(200, 'healthy'),
    redirect: response(308, ''),
    badRequest: response(400, 'bad'),
    methodNotAllowed: response(405, 'method'),
    preconditionFailed: response(412, 'precondition'),
    rangeNotSatisfiable: response(416, 'range'),
    targetTooLong: response(414, 'long'),
    headersTooLarge: response(431, 'large'),
    serverError: response(500, 'failed'),
    notImplemented: response(501, 'implemented'),
    versionNotSupported: response(505, 'version'),
  },
}

const folder = mkdtempSync(join(tmpdir(), 'site-contract-'))

beforeAll(() => {
  for (const file of ['home', 'font', 'clip', '404', 'de404']) {
    writeFileSync(join(folder, file), `words of ${file}`)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is expected at a path, in the order in which it is asked; of similar ones, none is left out. */
const at = (path: string): Expectation[] =>
  contract(manifest, folder).filter(expectation => expectation.path === path)

const hidden = { 'x-powered-by': null, 'set-cookie': null }
const ofPages = {
  ...{ 'content-security-policy': 'of pages', 'cache-control': 'no-cache' },
  ...hidden,
}
const everyPage = { ...ofPages, 'content-type': 'text/html' }

it('a page is asked for in each encoding, by HEAD, and again by its ETag in each form', () => {
  const body = Buffer.from('words of home')
  const accepts = (value: string) => ({ headers: { 'Accept-Encoding': value } })
  const best = accepts('gzip, deflate, br, zstd')
  expect(at('/').filter(({ request }) => request.method !== 'POST')).toMatchObject([
    {
      check: 'br',
      request: best,
      expected: {
        ...{ status: 200, body },
        headers: { ...everyPage, etag: '"home br"', 'content-encoding': 'br' },
      },
    },
    {
      check: 'gzip',
      request: accepts('gzip;q=1, br;q=0'),
      expected: {
        ...{ status: 200, body },
        headers: { ...everyPage, etag: '"home gzip"', 'content-encoding': 'gzip' },
      },
    },
    {
      check: 'identity',
      request: accepts('identity'),
      expected: {
        ...{ status: 200, body },
        headers: { ...everyPage, etag: '"home"', 'content-encoding': null },
      },
    },
    {
      check: 'HEAD',
      request: { ...best, method: 'HEAD' },
      expected: { status: 200, headers: { ...everyPage, 'content-encoding': 'br' } },
    },
    ...['ETag', 'weak ETag', 'list of ETags'].map(form => ({
      check: `not modified, ${form}`,
      request: best,
      expected: { status: 304, headers: ofPages },
    })),
    { check: 'PUT' },
    { check: 'PATCH' },
    { check: 'DELETE' },
    { check: 'OPTIONS' },
  ])
  const forms = at('/').flatMap(({ expected }) => expected.revalidates?.('"1"') ?? [])
  expect(forms).toEqual(['"1"', 'W/"1"', '"other", "1"'])
  expect(at('/?campaign=1')).toEqual([
    {
      ...{ path: '/?campaign=1', check: 'with a query', request: best },
      expected: { status: 200, body },
    },
  ])
})

it('an asset has its own headers, may have the policy of pages, and no encoding', () => {
  const [br] = at('/font')
  expect(br?.expected.headers).toEqual({
    ...{ 'x-robots-tag': 'none', 'cache-control': 'immutable', 'content-type': 'font/woff2' },
    ...{ etag: '"font"', 'content-encoding': null },
    ...hidden,
  })
  const revalidated = at('/font').find(({ check }) => check === 'not modified, ETag')
  expect(revalidated?.expected.headers).toEqual({
    ...{ 'x-robots-tag': 'none', 'cache-control': 'immutable' },
    ...hidden,
  })
  expect(at('/font').find(({ check }) => check === 'HEAD')?.expected.headers).toMatchObject({
    'content-encoding': null,
  })
})

it('of a clip, its first hundred bytes are asked for, and what is behind its end', () => {
  const parts = at('/clip').filter(({ check }) => check.endsWith(' part'))
  expect(parts).toEqual([
    {
      ...{ path: '/clip', check: 'a part', request: { headers: { Range: 'bytes=0-99' } } },
      expected: {
        ...{ status: 206, body: Buffer.from('words of clip') },
        headers: {
          ...{ 'x-robots-tag': 'none', 'accept-ranges': 'bytes', 'content-type': 'video/mp4' },
          ...{ 'content-range': 'bytes 0-99/150', ...hidden },
        },
      },
    },
    {
      ...{ path: '/clip', check: 'no part', request: { headers: { Range: 'bytes=150-' } } },
      expected: { status: 416, headers: { 'content-range': 'bytes */150' } },
    },
  ])
  expect(at('/font').filter(({ check }) => check.endsWith(' part'))).toEqual([])
  const [first] = contract({ ...manifest, files: { '/clip': { ...clip, rangesOf: 50 } } }, folder)
    .filter(({ check }) => check === 'a part')
    .map(({ request }) => request.headers)
  expect(first).toEqual({ Range: 'bytes=0-49' })
})

it('paths without a page get the 404 page in their language, broken ones as well', () => {
  const missing = {
    request: {},
    expected: { status: 404, headers: { ...everyPage, etag: null } },
  }
  expect(at('/nowhere')[0]).toMatchObject({ check: 'not found', ...missing })
  expect(at('/nowhere')[0]?.expected.body?.toString()).toBe('words of 404')
  expect(at('/de/nirgends')[0]).toMatchObject({ check: 'not found', ...missing })
  expect(at('/de/nirgends')[0]?.expected.body?.toString()).toBe('words of de404')
  expect(at('/design')[0]?.expected.body?.toString()).toBe('words of 404')
  for (const path of ['/%zz', '/%', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd']) {
    expect(at(path), path).toMatchObject([{ check: 'malformed', ...missing }])
  }
  for (const path of ['/.env', '/.git/config', '/manifest.json', '//evil.example', '/%68ealthz']) {
    expect(at(path), path).toMatchObject([{ check: 'not found', ...missing }])
  }
})

it('a manifest without a 404 page is refused', () => {
  expect(() => contract({ ...manifest, notFound: {} }, folder)).toThrow(
    'The manifest has no 404 page for ""',
  )
})

it('a redirect keeps the query', () => {
  const headers = { ...hidden, 'content-security-policy': 'of pages', 'cache-control': 'of 308' }
  const redirect = { check: 'redirect', request: {} }
  expect([...at('/old'), ...at('/old?a=b&c=%2F')]).toEqual([
    {
      ...{ path: '/old', ...redirect },
      expected: { status: 308, headers: { ...headers, location: '/new' } },
    },
    {
      ...{ path: '/old?a=b&c=%2F', ...redirect },
      expected: { status: 308, headers: { ...headers, location: '/new?a=b&c=%2F' } },
    },
  ])
})

it('methods that write are refused, whatever the path', () => {
  for (const path of ['/', '/privacy-policy', '/nowhere', '/privacy']) {
    const refused = at(path).filter(({ expected }) => expected.status === 405)
    expect(refused.map(({ request }) => request.method)).toEqual([
      ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    ])
    expect(refused[0]).toEqual({
      ...{ path, check: 'POST', request: { method: 'POST' } },
      expected: {
        ...{ status: 405, body: Buffer.from('method') },
        headers: { ...hidden, 'content-security-policy': 'of pages', 'cache-control': 'of 405' },
      },
    })
  }
})

it('the health check is answered, and no header but the expected and the transport’s is known', () => {
  expect(at('/health')).toEqual([
    {
      ...{ path: '/health', check: 'health', request: {} },
      expected: {
        ...{ status: 200, body: Buffer.from('healthy') },
        headers: { ...hidden, 'content-security-policy': 'of pages', 'cache-control': 'of 200' },
      },
    },
  ])
  expect([...knownHeaders(at('/health'))].sort()).toEqual([
    ...['alt-svc', 'cache-control', 'connection', 'content-length', 'content-security-policy'],
    ...['date', 'keep-alive', 'server', 'set-cookie', 'transfer-encoding', 'x-powered-by'],
  ])
})
