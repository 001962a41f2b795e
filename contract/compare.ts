import type { IncomingMessage } from 'node:http'
import supertest from 'supertest'
import type { Target } from './target.ts'

/** One thing a server has to do: a request and what its response has to be. */
export interface Expectation {
  readonly path: string
  /** What is checked, in a few words. */
  readonly check: string
  readonly request: RequestOptions
  /** Whether the request is sent again with the validator of its response. */
  readonly isAskedAgain?: boolean
  readonly expected: Expected
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a response has to be. */
export interface Expected {
  readonly status: number | readonly number[]
  /** Header values, `null` for headers that must be absent; names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** The decoded body. */
  readonly body?: Buffer
}

/**
 * What every server and everything in between sets in its own way: the transport (`Alt-Svc` offers HTTP/3,
 * RFC 7838), validators, and parts.
 */
const ownHeaders = [
  ...['alt-svc', 'connection', 'content-length', 'date', 'keep-alive', 'server'],
  ...['transfer-encoding', 'etag', 'last-modified', 'accept-ranges', 'content-range'],
]

/** The names of all headers that responses may have: those of the expectations and each server's own. */
export function knownHeaders(expectations: readonly Expectation[]): ReadonlySet<string> {
  const named = expectations.flatMap(({ expected }) => Object.keys(expected.headers ?? {}))
  return new Set([...named, ...ownHeaders])
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

/** Time in ms that a server has for one response. */
const REQUEST_TIMEOUT = 15_000

interface Seen {
  readonly status: number
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly body: Buffer
}

async function send(
  target: Target,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions,
): Promise<Seen> {
  const request = supertest(target as never)[method.toLowerCase() as 'get'](path)
  const response = await request
    .set(headers)
    .timeout(REQUEST_TIMEOUT)
    .parse((stream, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(Buffer.from(chunk)))
      stream.on('end', () => done(null, Buffer.concat(chunks)))
    })
  const { rawHeaders } = (response as unknown as { res: IncomingMessage }).res
  const values = new Map<string, string[]>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    values.set(name, [...(values.get(name) ?? []), rawHeaders[index + 1] ?? ''])
  }
  const body = Buffer.isBuffer(response.body) ? response.body : Buffer.alloc(0)
  return { status: response.status, values, body }
}

/** The header by which a client asks again for what it has; none where the response has no validator. */
function conditionOf({ values }: Seen): Readonly<Record<string, string>> {
  const [etag] = values.get('etag') ?? []
  if (etag !== undefined) return { 'If-None-Match': etag }
  const [date] = values.get('last-modified') ?? []
  return date === undefined ? {} : { 'If-Modified-Since': date }
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

/**
 * Sends the request of an expectation and gives what differs; nothing if all is as expected.
 * @param known names of headers that may be there; any other is a difference
 */
export async function compare(
  target: Target,
  expectation: Expectation,
  known: ReadonlySet<string>,
): Promise<Difference[]> {
  const { path, check, request, isAskedAgain, expected } = expectation
  let seen = await send(target, path, request)
  if (isAskedAgain) {
    const headers = { ...request.headers, ...conditionOf(seen) }
    seen = await send(target, path, { ...request, headers })
  }
  const differences: Difference[] = []
  const differ = (what: string, wanted: string, found: string) =>
    differences.push({ path, check, what, expected: shorten(wanted), seen: shorten(found) })

  const statuses = [expected.status].flat()
  if (!statuses.includes(seen.status)) {
    differ('status', statuses.join(' or '), String(seen.status))
  }
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = seen.values.get(name) ?? []
    if (value === null ? found.length > 0 : found.length !== 1 || found[0] !== value) {
      differ(name, value ?? '(absent)', found.join(' | ') || '(absent)')
    }
  }
  for (const [name, found] of seen.values) {
    if (found.length > 1) differ(name, 'once', `${found.length} times`)
    if (!known.has(name)) differ(name, '(absent)', found.join(' | '))
  }
  if (expected.body && !expected.body.equals(seen.body)) {
    differ('body', `${expected.body.length} bytes`, `${seen.body.length} others`)
  }
  return differences
}

/** What a site answered. */
export interface ContractReport {
  readonly checked: number
  /** Expectations that were not asked, because the site no longer responded. */
  readonly left: number
  readonly differences: readonly Difference[]
}

/** After this many requests in a row without a response, the rest are skipped. */
const MAX_SILENT_REQUESTS = 5

/** Asks a site for everything that is expected of it; a response that breaks off is a difference. */
export async function askContract(
  address: Target,
  expectations: readonly Expectation[],
): Promise<ContractReport> {
  const known = knownHeaders(expectations)
  const differences: Difference[] = []
  let silent = 0
  let checked = 0
  for (const expectation of expectations) {
    if (silent === MAX_SILENT_REQUESTS) break
    checked += 1
    try {
      differences.push(...(await compare(address, expectation, known)))
      silent = 0
    } catch (error) {
      const { path, check } = expectation
      const { name, message } = error as Error
      differences.push({
        path,
        check,
        what: 'response',
        expected: 'a sound one',
        seen: message || name,
      })
      silent += 1
    }
  }
  return { checked, left: expectations.length - checked, differences }
}
