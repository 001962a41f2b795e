import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Encoding,
  encodings,
  type FixedResponse,
  healthPath,
  type Manifest,
  type ManifestEntry,
  redirectLocation,
  responses,
} from '../manifest.ts'
import type { Expectation, Expected } from './ask.ts'

/** What clients say that they accept, by the encoding that they get. */
const preferences = {
  br: 'gzip, deflate, br',
  gzip: 'gzip;q=1, br;q=0',
  identity: 'identity',
} as const

/** Paths without a page; the language of the 404 page follows the path. */
const unknownPaths = [
  ...['/nowhere', '/privacy-policy/more', '/privacy-policy.php', '/Privacy-Policy'],
  ...['/de/nirgends', '/de/privacy-policy/mehr', '/design', '/404', '/index.html.br'],
  ...['/manifest.json', '/assets/', '/assets/missing.12345678.js', '/.env', '/.git/config'],
  ...['//evil.example', '//evil.example/..', '/%5cevil.example', '//healthz', '/%68ealthz'],
  ...['/x/../healthz', `/${'a'.repeat(2000)}`],
]

/** Paths that some servers refuse before they look for a page. */
const malformedPaths = [
  ...['/privacy-policy%00.html', '/%zz', '/%', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/..%2f..%2fetc%2fpasswd', '/index.html/../../etc/passwd'],
]

const forbiddenMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The values of headers by their names in lower case. */
function lowerCase(...lists: readonly Manifest['headers'][]): Record<string, string> {
  return Object.fromEntries(lists.flat().map(([name, value]) => [name.toLowerCase(), value]))
}

/** Headers that would reveal the software, or the visitor. */
const absent = { 'x-powered-by': null, 'set-cookie': null }

/**
 * The headers of a file, whatever its encoding, 304 included. An asset may carry the policy of pages, where
 * a CDN gives it to every path.
 */
function headersOf(manifest: Manifest, { policy, headers }: ManifestEntry) {
  if (policy === 'document') return { ...lowerCase(manifest.headers, headers), ...absent }
  const { 'content-security-policy': _, ...own } = lowerCase(manifest.assetHeaders, headers)
  return { ...own, ...absent }
}

/** What a response that is the same for every path has to be. */
function fixed(manifest: Manifest, { status, headers, body }: FixedResponse): Expected {
  const all = { ...lowerCase(manifest.headers, headers), ...absent }
  return { status, headers: all, body: Buffer.from(body) }
}

/** What is asked of every file: each encoding, HEAD, a query, its validator, and a part of a clip. */
function ofFile(
  manifest: Manifest,
  folder: string,
  [path, entry]: readonly [string, ManifestEntry],
): Expectation[] {
  const { variants, type, rangesOf } = entry
  const headers = headersOf(manifest, entry)
  const body = readFileSync(join(folder, variants.identity.file))
  const accepting = (encoding: Encoding) => ({
    headers: { 'Accept-Encoding': preferences[encoding] },
  })
  const responseIn = (encoding: Encoding): Expected => ({
    status: 200,
    headers: {
      ...{ ...headers, 'content-type': type },
      // What the build left uncompressed, a server may compress.
      ...(encoding in variants && {
        'content-encoding': encoding === 'identity' ? null : encoding,
      }),
    },
  })
  const head = { ...accepting('br'), method: 'HEAD' }
  const query = { path: `${path}?a=1`, check: 'with a query', request: accepting('br') }
  const again = { path, check: 'not modified', request: accepting('br'), isAskedAgain: true }
  const last = Math.min(99, (rangesOf ?? 0) - 1)
  const part = { path, check: 'a part', request: { headers: { Range: `bytes=0-${last}` } } }
  const range = { 'content-range': `bytes 0-${last}/${rangesOf}` }
  return [
    ...encodings.map(encoding => ({
      ...{ path, check: encoding, request: accepting(encoding) },
      expected: { ...responseIn(encoding), body },
    })),
    { path, check: 'HEAD', request: head, expected: responseIn('br') },
    { ...again, expected: { status: 304, headers } },
    { ...query, expected: { status: 200, body } },
    ...(rangesOf === undefined
      ? []
      : [
          {
            ...part,
            expected: {
              ...{ status: 206, body: body.subarray(0, last + 1) },
              headers: { ...headers, 'content-type': type, ...range },
            },
          },
        ]),
  ]
}

/** The 404 page that is shown for a path, in the language of the path. */
function ofUnknownPath(manifest: Manifest, folder: string, path: string): Expectation {
  const prefix = Object.keys(manifest.notFound).find(own => own && path.startsWith(`${own}/`)) ?? ''
  const entry = manifest.notFound[prefix]
  if (!entry) throw new Error(`The manifest has no 404 page for "${prefix}"`)
  const headers = { ...headersOf(manifest, entry), 'content-type': entry.type }
  const body = readFileSync(join(folder, entry.variants.identity.file))
  return { path, check: 'not found', request: {}, expected: { status: 404, body, headers } }
}

function ofRedirect(manifest: Manifest, [from, to]: readonly [string, string]): Expectation[] {
  const expected = fixed(manifest, responses.redirect)
  return ['', '?a=b&c=%2F'].map(query => ({
    ...{ path: from + query, check: 'redirect', request: {} },
    expected: {
      status: expected.status,
      headers: { ...expected.headers, location: redirectLocation(to, query) },
    },
  }))
}

/** Everything a server of this build has to do: Express, nginx, or a running deployment. */
export function contract(manifest: Manifest, folder: string): Expectation[] {
  const { files, redirects } = manifest
  const common = { ...lowerCase(manifest.headers), ...absent }
  const health = fixed(manifest, responses.health)
  const refused = fixed(manifest, responses.methodNotAllowed)
  return [
    ...Object.entries(files).flatMap(file => ofFile(manifest, folder, file)),
    ...unknownPaths.map(path => ofUnknownPath(manifest, folder, path)),
    ...malformedPaths.map(path => ({
      ...{ path, check: 'malformed', request: {} },
      expected: { status: [400, 404], headers: common },
    })),
    ...Object.entries(redirects).flatMap(redirect => ofRedirect(manifest, redirect)),
    ...['/', '/privacy-policy', '/nowhere', '/privacy'].flatMap(path =>
      forbiddenMethods.map(method => ({
        ...{ path, check: method, request: { method }, expected: refused },
      })),
    ),
    { path: healthPath, check: 'health', request: {}, expected: health },
  ]
}
