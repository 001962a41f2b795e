import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Encoding,
  encodings,
  type FixedResponse,
  headersOfEntry,
  healthPath,
  type Manifest,
  type ManifestEntry,
  redirectLocation,
  responses,
} from '../manifest.ts'

/** One thing a server has to do: a request and what its response has to be. */
export interface Expectation {
  readonly path: string
  /** What is checked, in a few words. */
  readonly check: string
  readonly method?: string
  /** Headers of the request. */
  readonly sent?: Readonly<Record<string, string>>
  /** Whether the request is sent again with the validator of its response. */
  readonly isAskedAgain?: boolean
  readonly status: number | readonly number[]
  /** Header values, `null` for headers that must be absent; names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** The decoded body. */
  readonly body?: Buffer
}

/** What clients say that they accept, by the encoding that they get. */
const preferences = {
  br: 'gzip, deflate, br',
  gzip: 'gzip;q=1, br;q=0',
  identity: 'identity',
} as const

/** Paths without a page, unless the company has one there; the language of the 404 page follows the path. */
const unknownPaths = [
  '/nowhere',
  '/privacy-policy/more',
  '/privacy-policy.php',
  '/Privacy-Policy',
  '/de/nirgends',
  '/de/privacy-policy/mehr',
  '/design',
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

/** Paths that some servers refuse before they look for a page. */
const malformedPaths = [
  '/privacy-policy%00.html',
  '/%zz',
  '/%',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/index.html/../../etc/passwd',
]

const forbiddenMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Headers as they are compared, and none that would reveal the software, or the visitor. */
function expectedHeaders(
  ...lists: readonly Manifest['headers'][]
): Readonly<Record<string, string | null>> {
  const named = lists.flat().map(([name, value]) => [name.toLowerCase(), value])
  return { ...Object.fromEntries(named), 'x-powered-by': null, 'set-cookie': null }
}

/**
 * The headers of a file, whatever its encoding, 304 included. An asset may carry the policy of pages, where
 * a CDN gives it to every path.
 */
function headersOf(manifest: Manifest, entry: ManifestEntry) {
  const headers = expectedHeaders(headersOfEntry(manifest, entry))
  if (entry.policy === 'document') return headers
  const { 'content-security-policy': _, ...others } = headers
  return others
}

/** What is asked of every file: each encoding, HEAD, its validator, a query, and a part of a clip. */
function fileExpectations(manifest: Manifest, folder: string, path: string, entry: ManifestEntry) {
  const { variants, type, rangesOf } = entry
  const body = readFileSync(join(folder, variants.identity.file))
  const common = headersOf(manifest, entry)
  const withBody = { ...common, 'content-type': type }
  const accepting = (encoding: Encoding) => ({
    path,
    sent: { 'Accept-Encoding': preferences[encoding] },
    status: 200,
    headers: {
      ...withBody,
      // What the build left uncompressed, a server may compress.
      ...(encoding in variants && {
        'content-encoding': encoding === 'identity' ? null : encoding,
      }),
    },
  })
  const { headers: _, ...plain } = accepting('br')
  const expectations: Expectation[] = [
    ...encodings.map(encoding => ({ ...accepting(encoding), check: encoding, body })),
    { ...accepting('br'), check: 'HEAD', method: 'HEAD' },
    { ...plain, check: 'not modified', isAskedAgain: true, status: 304, headers: common },
    { ...plain, check: 'with a query', path: `${path}?a=1`, body },
  ]
  if (rangesOf === undefined) return expectations
  const part = body.subarray(0, 100)
  const range = `bytes 0-${part.length - 1}`
  const headers = { ...withBody, 'content-range': `${range}/${rangesOf}` }
  const sent = { Range: range.replace(' ', '=') }
  return [...expectations, { path, check: 'a part', sent, status: 206, headers, body: part }]
}

/** The 404 page that is shown for a path, in the language of the path. */
function unknownPathExpectation(manifest: Manifest, folder: string, path: string): Expectation {
  const { notFound } = manifest
  const prefix =
    Object.keys(notFound).find(start => start !== '' && path.startsWith(`${start}/`)) ?? ''
  const entry = notFound[prefix]
  if (!entry) throw new Error(`The manifest has no 404 page for "${prefix}"`)
  const headers = { ...headersOf(manifest, entry), 'content-type': entry.type }
  const body = readFileSync(join(folder, entry.variants.identity.file))
  return { path, check: 'not found', status: 404, headers, body }
}

/**
 * Everything a server of this build has to do: Express, nginx, or a running deployment.
 * @param folder of the site's files
 */
export function contract(manifest: Manifest, folder: string): readonly Expectation[] {
  /** What a response that is the same for every path has to be. */
  const fixed = ({ status, headers, body }: FixedResponse) => ({
    status,
    headers: expectedHeaders(manifest.headers, headers),
    body: Buffer.from(body),
  })
  // Some hosts name the target in a body, which nobody reads.
  const { body: _, ...redirect } = fixed(responses.redirect)
  const isUnknown = (path: string) =>
    !Object.hasOwn(manifest.files, path) && !Object.hasOwn(manifest.redirects, path)
  return [
    ...Object.entries(manifest.files).flatMap(file => fileExpectations(manifest, folder, ...file)),
    ...unknownPaths.filter(isUnknown).map(path => unknownPathExpectation(manifest, folder, path)),
    ...malformedPaths.map(path => ({
      path,
      check: 'malformed',
      status: [400, 404],
      headers: expectedHeaders(manifest.headers),
    })),
    ...Object.entries(manifest.redirects).flatMap(([from, to]) =>
      ['', '?a=b&c=%2F'].map(query => ({
        ...redirect,
        path: from + query,
        check: 'redirect',
        headers: { ...redirect.headers, location: redirectLocation(to, query) },
      })),
    ),
    ...['/', '/privacy-policy', '/nowhere', '/privacy'].flatMap(path =>
      forbiddenMethods.map(method => ({
        ...fixed(responses.methodNotAllowed),
        path,
        check: method,
        method,
      })),
    ),
    { ...fixed(responses.health), path: healthPath, check: 'health' },
  ]
}
