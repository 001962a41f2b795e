import type { IncomingMessage } from 'node:http'
import supertest from 'supertest'
import type { Target } from './target.ts'

/** One thing a server has to do: a request and what its response has to be. */
export interface Expectation {
  readonly path: string
  /** What is checked, in a few words. */
  readonly check: string
  readonly request: RequestOptions
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
  /** Sends the request again with the ETag of its response, in a form of `If-None-Match`. */
  readonly revalidates?: (etag: string) => string
}

/**
 * Headers of the transport, which every server and everything in between may set; `Alt-Svc` offers
 * HTTP/3 (RFC 7838).
 */
const transportHeaders = [
  ...['alt-svc', 'connection', 'content-length', 'date', 'keep-alive', 'server'],
  'transfer-encoding',
]

/** The names of all headers that responses may have: those of the expectations and the transport's. */
export function knownHeaders(expectations: readonly Expectation[]): ReadonlySet<string> {
  const named = expectations.flatMap(({ expected }) => Object.keys(expected.headers ?? {}))
  return new Set([...named, ...transportHeaders])
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
  const { path, check, request, expected } = expectation
  let seen = await send(target, path, request)
  if (expected.revalidates) {
    const etag = seen.values.get('etag')?.[0] ?? '(no ETag)'
    const headers = { ...request.headers, 'If-None-Match': expected.revalidates(etag) }
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
      // Its value means nothing to a reader, and would give each file a row of its own.
      const isOtherEtag = name === 'etag' && value !== null && found.length === 1
      if (isOtherEtag) differ(name, 'that of the build', 'another one')
      else differ(name, value ?? '(absent)', found.join(' | ') || '(absent)')
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
