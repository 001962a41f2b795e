import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestEntry } from '../server/manifest.ts'
import { allowedMethods, cacheControl } from '../server/policy.ts'
import type { Expectation } from './expectation.ts'

const preferences = {
  br: 'gzip, deflate, br, zstd',
  gzip: 'gzip;q=1, br;q=0',
  identity: 'identity',
} as const

/** Paths of no page; the language of the 404 page follows the path. */
const unknownPaths = [
  '/nowhere',
  '/privacy-policy/more',
  '/privacy-policy.php',
  '/Privacy-Policy',
  '/de/nirgends',
  '/de/privacy-policy/mehr',
  '/design',
  '/assets/',
  '/assets/missing.12345678.js',
  '/.env',
  '/.git/config',
  '//evil.example',
  '//evil.example/..',
  '/%5cevil.example',
  '//healthz',
  '/%68ealthz',
  '/x/../healthz',
  `/${'a'.repeat(2000)}`,
]

/** Paths that some servers refuse before they look for a page: a plain 404, whatever its body. */
const malformedPaths = [
  '/privacy-policy%00.html',
  '/%zz',
  '/%',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/index.html/../../etc/passwd',
]

const forbiddenMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function entryHeaders(manifest: Manifest, entry: ManifestEntry) {
  return {
    ...common(manifest),
    'content-type': entry.type,
    'cache-control': cacheControl[entry.cache],
    vary: 'Accept-Encoding',
  }
}

/** The headers of every answer, and those that would tell what software gives it. */
function common(manifest: Manifest): Record<string, string | null> {
  const headers = manifest.headers.map(([name, value]) => [name.toLowerCase(), value])
  return { ...Object.fromEntries(headers), 'x-powered-by': null, 'set-cookie': null }
}

function fileExpectations(manifest: Manifest, folder: string): Expectation[] {
  return Object.entries(manifest.files).flatMap(([path, entry]) => {
    const headers = entryHeaders(manifest, entry)
    const body = readFileSync(join(folder, entry.variants.identity.file))
    const forms = Object.entries(preferences).map(([encoding, accepted]): Expectation => {
      const isThere = encoding in entry.variants && encoding !== 'identity'
      return {
        path,
        check: encoding,
        request: { headers: { 'Accept-Encoding': accepted } },
        expected: {
          status: 200,
          body,
          headers: { ...headers, 'content-encoding': isThere ? encoding : null },
        },
      }
    })
    const accepted = { 'Accept-Encoding': preferences.br }
    return [
      ...forms,
      {
        path,
        check: 'HEAD',
        request: { method: 'HEAD', headers: accepted },
        expected: {
          status: 200,
          headers: { ...headers, 'content-encoding': 'br' in entry.variants ? 'br' : null },
        },
      },
      {
        path,
        check: 'not modified',
        request: { headers: accepted },
        expected: {
          status: 304,
          revalidates: true,
          headers: {
            ...common(manifest),
            'cache-control': cacheControl[entry.cache],
            vary: 'Accept-Encoding',
          },
        },
      },
      {
        path: `${path}?campaign=1`,
        check: 'with a query',
        request: { headers: accepted },
        expected: { status: 200, body },
      },
    ]
  })
}

function notFoundExpectations(manifest: Manifest, folder: string): Expectation[] {
  return unknownPaths.map(path => {
    const prefix = path.startsWith('/de/') ? '/de' : ''
    const entry = manifest.notFound[prefix]
    if (!entry) throw new Error(`The manifest has no 404 page for "${prefix}"`)
    return {
      path,
      check: 'not found',
      request: {},
      expected: {
        status: 404,
        body: readFileSync(join(folder, entry.variants.identity.file)),
        headers: { ...entryHeaders(manifest, entry), etag: null },
      },
    }
  })
}

function redirectExpectations(manifest: Manifest): Expectation[] {
  return Object.entries(manifest.redirects).flatMap(([path, target]) =>
    ['', '?a=b&c=%2F'].map(query => ({
      path: path + query,
      check: 'redirect',
      request: {},
      expected: { status: 301, headers: { ...common(manifest), location: target + query } },
    })),
  )
}

function methodExpectations(manifest: Manifest): Expectation[] {
  return ['/', '/privacy-policy', '/nowhere', '/privacy'].flatMap(path =>
    forbiddenMethods.map(method => ({
      path,
      check: method,
      request: { method },
      expected: { status: 405, headers: { ...common(manifest), allow: allowedMethods } },
    })),
  )
}

/** Everything a server of this build has to answer: Express, nginx, or a running deployment. */
export function contract(manifest: Manifest, folder: string): Expectation[] {
  return [
    ...fileExpectations(manifest, folder),
    ...notFoundExpectations(manifest, folder),
    ...malformedPaths.map(path => ({
      path,
      check: 'malformed',
      request: {},
      expected: { status: 404, headers: common(manifest) },
    })),
    ...redirectExpectations(manifest),
    ...methodExpectations(manifest),
    {
      path: '/healthz',
      check: 'health',
      request: {},
      expected: {
        status: 200,
        body: Buffer.from('ok\n'),
        headers: {
          ...common(manifest),
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
          vary: 'Accept-Encoding',
        },
      },
    },
  ]
}

/** The contract by path, in its order. */
export function contractByPath(
  manifest: Manifest,
  folder: string,
): ReadonlyMap<string, readonly Expectation[]> {
  const byPath = new Map<string, Expectation[]>()
  for (const expectation of contract(manifest, folder)) {
    byPath.set(expectation.path, [...(byPath.get(expectation.path) ?? []), expectation])
  }
  return byPath
}
