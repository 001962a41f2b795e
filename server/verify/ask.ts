import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pMap from 'p-map'
import type { Expectation } from './contract.ts'

/** What was expected and what was seen, where they differ. */
export interface Difference {
  readonly path: string
  readonly check: string
  /** What differs: the status, the body, or a header by its name. */
  readonly what: string
  readonly expected: string
  readonly seen: string
}

/**
 * What every server and everything in between sets in its own way: the transport (`Alt-Svc` offers HTTP/3,
 * RFC 7838), validators, and parts.
 */
const ownHeaders = [
  ...['alt-svc', 'connection', 'content-length', 'date', 'keep-alive', 'server'],
  ...['transfer-encoding', 'etag', 'last-modified', 'accept-ranges', 'content-range'],
]

/** Time in ms that a server has for one response. */
const REQUEST_TIMEOUT = 15_000

/** After this many requests in a row without a response, the rest are not made. */
const MAX_SILENT_REQUESTS = 5

/** Requests in flight at a time. */
const CONCURRENCY = 6

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Why an address cannot be verified; the message is for whoever runs the check. */
export class UnreachableSite extends Error {}

/** Sends the request of an expectation with its path as it is: `fetch` would normalize it. */
async function send(address: string, { path, method, sent }: Expectation, validator?: string) {
  const { request } = address.startsWith('https:') ? https : http
  const headers = { ...sent, ...(validator !== undefined && { 'If-None-Match': validator }) }
  const options = { path, method, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request(address, options, resolve).once('error', reject).end()
  })
  const bytes = await buffer(response)
  const encoding = response.headers['content-encoding'] ?? ''
  const decode = bytes.length > 0 ? decoders[encoding] : undefined
  const body = decode ? decode(bytes) : bytes
  return { status: response.statusCode ?? 0, headers: response.headersDistinct, body }
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

/** Sends the request of an expectation and gives what differs; nothing if all is as expected. */
async function compare(
  address: string,
  expectation: Expectation,
  known: ReadonlySet<string>,
): Promise<Difference[]> {
  const { path, check, isAskedAgain, status, headers = {}, body } = expectation
  const first = await send(address, expectation)
  const seen = isAskedAgain
    ? await send(address, expectation, first.headers.etag?.[0] ?? '')
    : first
  const differences: Difference[] = []
  const differ = (what: string, wanted: string, found: string) =>
    differences.push({ path, check, what, expected: shorten(wanted), seen: shorten(found) })

  const statuses = [status].flat()
  if (!statuses.includes(seen.status)) differ('status', statuses.join(' or '), `${seen.status}`)
  for (const [name, value] of Object.entries(headers)) {
    const found = seen.headers[name] ?? []
    if (value === null ? found.length > 0 : found.length !== 1 || found[0] !== value)
      differ(name, value ?? '(absent)', found.join(' | ') || '(absent)')
  }
  for (const [name, found = []] of Object.entries(seen.headers)) {
    if (found.length > 1) differ(name, 'once', `${found.length} times`)
    if (!known.has(name)) differ(name, '(absent)', found.join(' | '))
  }
  if (body && !body.equals(seen.body))
    differ('body', `${body.length} bytes`, `${seen.body.length} others`)
  return differences
}

/**
 * Asks a site for everything that is expected of it, and gives what differs; a response that breaks off is a
 * difference, too.
 * @param address its origin
 * @throws UnreachableSite where it no longer responds
 */
export async function askContract(
  address: string,
  expectations: readonly Expectation[],
): Promise<readonly Difference[]> {
  const named = expectations.flatMap(({ headers = {} }) => Object.keys(headers))
  const known = new Set([...named, ...ownHeaders])
  let silent = 0
  const ask = async (expectation: Expectation) => {
    if (silent >= MAX_SILENT_REQUESTS)
      throw new UnreachableSite(`${address} no longer responds: not all was checked.`)
    try {
      const differences = await compare(address, expectation, known)
      silent = 0
      return differences
    } catch (error) {
      silent += 1
      const { path, check } = expectation
      const { name, message } = error as Error // sockets and decoders throw nothing else
      return [{ path, check, what: 'response', expected: 'a sound one', seen: message || name }]
    }
  }
  return (await pMap(expectations, ask, { concurrency: CONCURRENCY })).flat()
}
