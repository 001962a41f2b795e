import http from 'node:http'
import https from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** A request to another server. */
export interface OutgoingRequest {
  /** Where it goes, like `https://www.your-domain.com`. */
  readonly origin: string
  /** Sent as it is: `fetch` would normalize it. */
  readonly path: string
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The bytes of the body that are expected at most. A little more is read, and nothing beyond that. */
  readonly expectedBytes: number
  /** Ends the request early. */
  readonly signal?: AbortSignal | undefined
  /** Time in ms for one try; left out, it follows from the bytes that are expected. */
  readonly timeLimit?: number | undefined
}

/** The response to a request. Nothing in it is to be believed. */
export interface IncomingResponse {
  readonly status: number
  /** The values of each header, by its name in lower case. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  /** The decoded body; empty where it was not read to its end. */
  readonly body: Buffer
  /** Whether the body goes on beyond what was expected, and a little more. */
  readonly isTooLong: boolean
}

/** No whole response came, in two tries: the connection was refused or dropped, or the time was over. */
export class UnansweredRequest extends Error {}

/** A response came that no client could read; another try would bring the same. */
export class UnsoundResponse extends Error {}

/** Time in ms for a response without its body. */
const RESPONSE_TIME_LIMIT = 15_000

/** Bytes that a body has to bring in a ms, on slow networks too. */
const LEAST_BYTES_PER_MS = 50

/** Bytes that are read beyond those expected: an error page of a host in between is shown with its status. */
const ADDITIONAL_BYTES = 64 * 1024

type Decoder = (body: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>

const decoders: Readonly<Record<string, Decoder>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** Every error has a message or, where several addresses of a name refused, a code. */
function reasonOf(error: unknown): string {
  const { message, code, name } = Object(error) as NodeJS.ErrnoException // what Node throws
  return message || code || name
}

/** The bytes of a response as they are sent; undefined where they are more than the limit. */
async function readBytes(response: http.IncomingMessage, limit: number) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > limit) return undefined
  }
  return Buffer.concat(chunks)
}

/** The body that bytes stand for; undefined where it is longer than the limit. */
async function decoded(bytes: Buffer, encoding: string, limit: number) {
  // A response without a body names the encoding that its body would have.
  if (bytes.length === 0) return bytes
  const decode = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  if (decode === undefined) return bytes
  try {
    return await decode(bytes, { maxOutputLength: limit })
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw new UnsoundResponse(`its body cannot be decoded from ${encoding}: ${reasonOf(error)}`)
  }
}

/** Reads a response to its end, or to the limit of its body in bytes. */
async function receive(response: http.IncomingMessage, limit: number): Promise<IncomingResponse> {
  const bytes = await readBytes(response, limit)
  const encoding = response.headers['content-encoding'] ?? ''
  const body = bytes && (await decoded(bytes, encoding, limit))
  return {
    status: response.statusCode ?? 0,
    headers: response.headersDistinct as IncomingResponse['headers'], // no value is undefined
    body: body ?? Buffer.alloc(0),
    isTooLong: body === undefined,
  }
}

/** Sends a request over one connection. */
async function send(request: OutgoingRequest, hasOwnConnection: boolean) {
  const { origin, path, method, headers, expectedBytes, signal } = request
  const limit = expectedBytes + ADDITIONAL_BYTES
  const timeLimit = request.timeLimit ?? RESPONSE_TIME_LIMIT + limit / LEAST_BYTES_PER_MS
  signal?.throwIfAborted()
  const client = origin.startsWith('https:') ? https : http
  const options: http.RequestOptions = { path, method, headers }
  if (hasOwnConnection) options.agent = false
  const outgoing = client.request(origin, options)
  let stream: http.ClientRequest | http.IncomingMessage = outgoing
  const stop = (reason: string) => stream.destroy(new Error(reason))
  const seconds = Math.ceil(timeLimit / 1000)
  const timer = setTimeout(() => stop(`no whole response within ${seconds} s`), timeLimit)
  const interrupt = () => stop('interrupted')
  signal?.addEventListener('abort', interrupt)
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      // Stays until the end: an error that nobody listens to ends Node, even after the response has begun.
      outgoing.on('error', reject)
      outgoing.once('close', () => reject(new Error('the connection was closed')))
      outgoing.end()
    })
    stream = response
    return await receive(response, limit)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', interrupt)
  }
}

/** Sends a request once; what fails is thrown as what that says about the other server. */
async function attempt(request: OutgoingRequest, hasOwnConnection: boolean) {
  try {
    return await send(request, hasOwnConnection)
  } catch (error) {
    if (error instanceof UnsoundResponse) throw error
    // Codes of the parser of HTTP.
    if (/^HPE_/.test(Object(error).code)) throw new UnsoundResponse(reasonOf(error))
    throw new UnansweredRequest(reasonOf(error))
  }
}

/**
 * Sends a request and reads its response at once, within limits of time and size. Redirects are not followed.
 * What was refused, dropped or took too long is tried once more, on a connection of its own.
 * @throws UnansweredRequest where the second try failed as well, or the signal has ended it
 * @throws UnsoundResponse where the response breaks HTTP or its encoding
 */
export async function sendRequest(request: OutgoingRequest): Promise<IncomingResponse> {
  try {
    return await attempt(request, false)
  } catch (error) {
    if (!(error instanceof UnansweredRequest) || request.signal?.aborted) throw error
    return attempt(request, true)
  }
}
