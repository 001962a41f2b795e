import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  encodings,
  type FixedResponse,
  type Manifest,
  type ManifestEntry,
} from '../server/manifest.ts'
import type { Expectation, Expected } from './expectation.ts'

const preferences = {
  br: 'gzip, deflate, br, zstd',
  gzip: 'gzip;q=1, br;q=0',
  identity: 'identity',
} as const

/** Forms in which clients send a validator back (RFC 9110 §13.1.2). */
const validatorForms: readonly (readonly [form: string, make: (etag: string) => string])[] = [
  ['ETag', etag => etag],
  ['weak ETag', etag => `W/${etag}`],
  ['list of ETags', etag => `"other", ${etag}`],
]

/** Paths without a page; the language of the 404 page follows the path. */
const unknownPaths = [
  '/nowhere',
  '/privacy-policy/more',
  '/privacy-policy.php',
  '/Privacy-Policy',
  '/de/nirgends',
  '/de/privacy-policy/mehr',
  '/design',
  '/go',
  '/go/',
  '/go/no-campaign',
  '/404',
  '/index.html.br',
  '/manifest.json',
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

/** Paths that some servers refuse before they look for a page: a 404, in the language of the path. */
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
    ...commonOf(manifest, entry),
    ...lowerCase(entry.headers),
    'content-type': entry.type,
  }
}

function lowerCase(headers: Manifest['headers']): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

/** What a response that is the same for every path has to be; without a body for HEAD. */
function fixed(manifest: Manifest, { status, headers, body }: FixedResponse): Expected {
  return {
    status,
    body: Buffer.from(body),
    headers: { ...common(manifest), ...lowerCase(headers) },
  }
}

/** The headers of every response, and those that would reveal the software that sends it. */
function common(manifest: Manifest): Record<string, string | null> {
  return { ...lowerCase(manifest.headers), 'x-powered-by': null, 'set-cookie': null }
}

/**
 * The same for a file. An asset may carry the headers of pages too, where a CDN gives them to every
 * path, but has to keep their names.
 */
function commonOf(manifest: Manifest, { policy }: ManifestEntry): Record<string, string | null> {
  if (policy === 'document') return common(manifest)
  const { 'content-security-policy': _, ...headers } = lowerCase(manifest.assetHeaders)
  return { ...headers, 'x-powered-by': null, 'set-cookie': null }
}

function fileExpectations(manifest: Manifest, folder: string): Expectation[] {
  return Object.entries(manifest.files).flatMap(([path, entry]) => {
    const headers = entryHeaders(manifest, entry)
    const body = readFileSync(join(folder, entry.variants.identity.file))
    const forms = encodings.map((encoding): Expectation => {
      const accepted = preferences[encoding]
      const isThere = encoding in entry.variants && encoding !== 'identity'
      return {
        path,
        check: encoding,
        request: { headers: { 'Accept-Encoding': accepted } },
        expected: {
          status: 200,
          body,
          headers: {
            ...headers,
            etag: (entry.variants[encoding] ?? entry.variants.identity).etag,
            'content-encoding': isThere ? encoding : null,
          },
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
      ...validatorForms.map(
        ([form, revalidates]): Expectation => ({
          path,
          check: `not modified, ${form}`,
          request: { headers: accepted },
          expected: {
            status: 304,
            revalidates,
            headers: { ...commonOf(manifest, entry), ...lowerCase(entry.headers) },
          },
        }),
      ),
      {
        path: `${path}?campaign=1`,
        check: 'with a query',
        request: { headers: accepted },
        expected: { status: 200, body },
      },
    ]
  })
}

/** What is asked of files that are played: one part, and none behind the end (RFC 9110 §14). */
function rangeExpectations(manifest: Manifest, folder: string): Expectation[] {
  return Object.entries(manifest.files).flatMap(([path, entry]) => {
    const { rangesOf: length } = entry
    if (length === undefined) return []
    const body = readFileSync(join(folder, entry.variants.identity.file))
    const last = Math.min(99, length - 1)
    return [
      {
        path,
        check: 'a part',
        request: { headers: { Range: `bytes=0-${last}` } },
        expected: {
          status: 206,
          body: body.subarray(0, last + 1),
          headers: {
            ...entryHeaders(manifest, entry),
            'content-range': `bytes 0-${last}/${length}`,
          },
        },
      },
      {
        path,
        check: 'no part',
        request: { headers: { Range: `bytes=${length}-` } },
        expected: { status: 416, headers: { 'content-range': `bytes */${length}` } },
      },
    ]
  })
}

/** The 404 page that is shown for a path, in the language of the path. */
function notFoundEntry({ notFound }: Manifest, path: string): ManifestEntry {
  const prefix = Object.keys(notFound).find(own => own && path.startsWith(`${own}/`)) ?? ''
  const entry = notFound[prefix]
  if (!entry) throw new Error(`The manifest has no 404 page for "${prefix}"`)
  return entry
}

function notFoundExpectations(
  manifest: Manifest,
  folder: string,
  paths: readonly string[],
  check: string,
): Expectation[] {
  return paths.map(path => {
    const entry = notFoundEntry(manifest, path)
    return {
      path,
      check,
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
      expected: {
        status: manifest.responses.redirect.status,
        headers: {
          ...common(manifest),
          ...lowerCase(manifest.responses.redirect.headers),
          location: target + query,
        },
      },
    })),
  )
}

function campaignExpectations(manifest: Manifest): Expectation[] {
  const { campaigns, responses } = manifest
  return Object.entries(campaigns).flatMap(([path, location]) =>
    ['GET', 'HEAD'].map(method => ({
      path,
      check: 'redirect',
      request: { method },
      expected: {
        status: responses.campaign.status,
        headers: { ...common(manifest), ...lowerCase(responses.campaign.headers), location },
      },
    })),
  )
}

function methodExpectations(manifest: Manifest): Expectation[] {
  return ['/', '/privacy-policy', '/nowhere', '/privacy'].flatMap(path =>
    forbiddenMethods.map(method => ({
      path,
      check: method,
      request: { method },
      expected: fixed(manifest, manifest.responses.methodNotAllowed),
    })),
  )
}

/** Everything a server of this build has to do: Express, nginx, or a running deployment. */
export function contract(manifest: Manifest, folder: string): Expectation[] {
  return [
    ...fileExpectations(manifest, folder),
    ...rangeExpectations(manifest, folder),
    ...notFoundExpectations(manifest, folder, unknownPaths, 'not found'),
    ...notFoundExpectations(manifest, folder, malformedPaths, 'malformed'),
    ...redirectExpectations(manifest),
    ...campaignExpectations(manifest),
    ...methodExpectations(manifest),
    {
      path: manifest.healthPath,
      check: 'health',
      request: {},
      expected: fixed(manifest, manifest.responses.health),
    },
  ]
}
