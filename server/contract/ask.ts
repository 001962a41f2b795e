import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pMap from 'p-map'

/** One thing a server has to do: a request and what its response has to be. */
export interface Expectation {
  readonly path: string
  /** What is checked, in a few words. */
  readonly check: string
  readonly request: {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Whether the request is sent again with the validator of its response. */
  readonly isAskedAgain?: boolean
  readonly expected: Expected
}

/** What a response has to be. */
export interface Expected {
  readonly status: number | readonly number[]
  /** Header values, `null` for headers that must be absent; names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** The decoded body. */
  readonly body?: Buffer
}

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

/** After this many requests in a row without a response, the rest are skipped. */
const MAX_SILENT_REQUESTS = 5

/** Requests in flight at a time. */
const CONCURRENCY = 6

interface Seen {
  readonly status: number
  readonly values: Readonly<Record<string, readonly string[] | undefined>>
  readonly body: Buffer
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Sends a request with its path as it is: `fetch` would normalize it. */
async function send(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: Expectation['request'],
): Promise<Seen> {
  const { protocol, hostname, port } = new URL(address)
  const { request } = protocol === 'https:' ? https : http
  const options = {
    ...{ hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request(options, resolve).once('error', reject).end()
  })
  const body = await buffer(response)
  const decode = body.length > 0 ? decoders[response.headers['content-encoding'] ?? ''] : undefined
  return {
    status: response.statusCode ?? 0,
    values: response.headersDistinct,
    body: decode ? decode(body) : body,
  }
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

/** Sends the request of an expectation and gives what differs; nothing if all is as expected. */
async function compare(
  address: string,
  { path, check, request, isAskedAgain, expected }: Expectation,
  known: ReadonlySet<string>,
): Promise<Difference[]> {
  let seen = await send(address, path, request)
  if (isAskedAgain) {
    const headers = { ...request.headers, 'If-None-Match': seen.values.etag?.[0] ?? '' }
    seen = await send(address, path, { ...request, headers })
  }
  const differences: Difference[] = []
  const differ = (what: string, wanted: string, found: string) =>
    differences.push({ path, check, what, expected: shorten(wanted), seen: shorten(found) })

  const statuses = [expected.status].flat()
  if (!statuses.includes(seen.status)) differ('status', statuses.join(' or '), `${seen.status}`)
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = seen.values[name] ?? []
    if (value === null ? found.length > 0 : found.length !== 1 || found[0] !== value)
      differ(name, value ?? '(absent)', found.join(' | ') || '(absent)')
  }
  for (const [name, found = []] of Object.entries(seen.values)) {
    if (found.length > 1) differ(name, 'once', `${found.length} times`)
    if (!known.has(name)) differ(name, '(absent)', found.join(' | '))
  }
  if (expected.body && !expected.body.equals(seen.body))
    differ('body', `${expected.body.length} bytes`, `${seen.body.length} others`)
  return differences
}

/** What a site answered. */
export interface ContractReport {
  readonly checked: number
  /** Expectations that were not asked, because the site no longer responded. */
  readonly left: number
  readonly differences: readonly Difference[]
}

/**
 * Asks a site for everything that is expected of it; a response that breaks off is a difference.
 * @param address its origin
 */
export async function askContract(
  address: string,
  expectations: readonly Expectation[],
): Promise<ContractReport> {
  const named = expectations.flatMap(({ expected }) => Object.keys(expected.headers ?? {}))
  const known = new Set([...named, ...ownHeaders])
  let silent = 0
  const ask = async (expectation: Expectation) => {
    if (silent >= MAX_SILENT_REQUESTS) return undefined
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
  const asked = await pMap(expectations, ask, { concurrency: CONCURRENCY })
  const checked = asked.filter(differences => differences !== undefined)
  const left = expectations.length - checked.length
  return { checked: checked.length, left, differences: checked.flat() }
}
