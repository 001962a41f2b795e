import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import {
  type Build,
  type FixedResponse,
  type Header,
  headersOfEntry,
  healthPath,
  type Manifest,
  type ManifestEntry,
  redirectLocation,
  responses,
} from './manifest.ts'

/** Paths in the log are cut at this length, so that no one fills the disk with one. */
const MAX_PATH_LENGTH = 200

/** Compresses a text that the build left as it is; a 304 holds none. */
const compress = compression()

/** Path and query of a target, as they were sent. */
function splitTarget(target: string): readonly [path: string, query: string] {
  const [path = ''] = target.split('?', 1)
  return [path, target.slice(path.length)]
}

/** Sends a response that is the same for every path. */
function sendFixed(
  response: ServerResponse,
  { headers }: Manifest,
  { status, headers: fixedHeaders, body }: FixedResponse,
  ...further: readonly Header[]
): void {
  const length: Header = ['Content-Length', String(Buffer.byteLength(body))]
  response.writeHead(status, [...headers, ...fixedHeaders, ...further, length].flat()).end(body)
}

/** Writes a line of JSON a request. Nothing in it tells who sent it: no address, no query. */
function accessLog(write: (line: string) => void): RequestHandler {
  return ({ socket, method, url }, response, next) => {
    const start = performance.now()
    const sentBefore = socket.bytesWritten
    response.once('close', () => {
      const line = {
        time: new Date().toISOString(),
        method,
        path: splitTarget(url)[0].slice(0, MAX_PATH_LENGTH),
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - start),
      }
      write(JSON.stringify(line))
    })
    next()
  }
}

/**
 * Sends a file in the smallest encoding that is accepted; Express judges conditions.
 * @param status 200, or that of a page for what is not found
 */
function sendFile(build: Build, entry: ManifestEntry, status = 200): RequestHandler {
  const { manifest, folder, contents } = build
  const { type, variants, rangesOf } = entry
  const common = new Map([...headersOfEntry(manifest, entry), ['Content-Type', type]])
  const compressed = (['br', 'gzip'] as const).filter(encoding => variants[encoding])
  const handle: RequestHandler = (request, response, next) => {
    const encoding = compressed.find(name => request.acceptsEncodings(name)) ?? 'identity'
    const { file, etag } = variants[encoding] ?? variants.identity
    response.status(status).setHeaders(common)
    if (status === 200) response.setHeader('ETag', etag)
    if (rangesOf !== undefined) {
      const options = { root: folder, etag: false, lastModified: false, cacheControl: false }
      return response.sendFile(file, options, error => error && next(error))
    }
    if (encoding !== 'identity' && !request.fresh) response.setHeader('Content-Encoding', encoding)
    response.send(contents.get(file))
  }
  if (compressed.length > 0 || !type.includes('charset=')) return handle
  return (request, response, next) =>
    compress(request, response, () => handle(request, response, next))
}

/** Responds where a step has failed; Express's own page would show the stack. */
function failure(manifest: Manifest): ErrorRequestHandler {
  // Four parameters tell Express that this handles errors.
  return (error, _request, response, _next) => {
    if (response.headersSent) return void response.destroy()
    for (const name of response.getHeaderNames())
      if (name !== 'content-range') response.removeHeader(name)
    // The conditions of a part of a clip are judged by `send`.
    const status = [412, 416].includes(error?.status) ? error.status : 500
    sendFixed(response, manifest, { ...responses.refusal, status })
  }
}

/**
 * The application, which supertest takes as it is. Paths are compared as they were sent: nothing is
 * decoded, normalized, or looked up on the disk.
 *
 * helmet's headers are in the manifest: headers.ts has the build compute them once, for nginx and
 * CDNs too.
 * @param write takes one line of JSON a request; without it nothing is logged
 */
export function createApp(build: Build, write?: (line: string) => void): Express {
  const { manifest } = build
  const redirects = new Map(Object.entries(manifest.redirects))
  const handlers = new Map(
    Object.entries(manifest.files).map(([path, entry]) => [path, sendFile(build, entry)]),
  )
  // The longest prefix first; that of the default language, which every path has, is last.
  const notFoundPages = Object.entries(manifest.notFound)
    .toSorted(([first], [second]) => second.length - first.length)
    .map(([prefix, entry]) => [`${prefix}/`, sendFile(build, entry, 404)] as const)

  const app = express().disable('x-powered-by').disable('etag')
  if (write) app.use(accessLog(write))
  app.use((request, response, next) => {
    const { method, url, headersDistinct, httpVersion } = request
    const hosts = headersDistinct.host?.length ?? 0
    // Node accepts two; one is required and two are an attack (RFC 9112 §3.2).
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      return sendFixed(response, manifest, responses.refusal)
    if (method !== 'GET' && method !== 'HEAD')
      return sendFixed(response, manifest, responses.methodNotAllowed)
    const [path, query] = splitTarget(url)
    // What is asked of the server as a whole (`*`), or of no path at all (RFC 9112 §3.2).
    if (!path.startsWith('/')) return sendFixed(response, manifest, responses.refusal)
    if (path === healthPath) return sendFixed(response, manifest, responses.health)
    const target = redirects.get(path)
    if (target !== undefined) {
      const location = redirectLocation(target, query === '?' ? '' : query)
      return sendFixed(response, manifest, responses.redirect, ['Location', location])
    }
    const notFound = notFoundPages.find(([prefix]) => `${path}/`.startsWith(prefix))
    const handle = handlers.get(path) ?? notFound?.[1]
    if (!handle) throw new Error('the manifest has no 404 page')
    return handle(request, response, next)
  })
  app.use(failure(manifest))
  return app
}

/** Time limits of a connection in ms; Node by default lets silent sockets live for 60 s and more. */
export const timeLimits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 15_000,
  /** How long a client may read nothing of what it asked for; Node looks twice before it gives up. */
  timeout: 9_000,
  connectionsCheckingInterval: 2_000,
}

/** Requests of a connection that wait for their responses: browsers and proxies send one after another. */
const MOST_UNANSWERED = 16

/** After this many ms a stopping server gives up on what is still in flight. */
const STOP_TIMEOUT = 4_000

/** The bytes of a refusal, for what never becomes a request. */
function rawRefusal({ headers }: Manifest, status: number): string {
  const { headers: refusalHeaders, body } = responses.refusal
  const lines = [...headers, ...refusalHeaders].map(([name, value]) => `${name}: ${value}`)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    ...lines,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Whether a request brings a body (RFC 9112 §6.3), which nothing of the site asks for. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * An HTTP server around an application, with time limits, and responses to what never becomes a
 * request.
 */
export function createServer(app: Express, { manifest }: Build, limits = timeLimits): Server {
  const unanswered = new WeakMap<Socket, number>()
  const listener: RequestListener = (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    // To keep the connection, Node would read the body to its end, which takes more memory than a container is given.
    if (hasBody(request)) response.shouldKeepAlive = false
    // A target may name a host (RFC 9112 §3.2.2), which is of no interest here; Express throws on some.
    request.url = request.url?.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/')
    app(request, response)
  }
  // The application responds to a missing Host, with the headers of every response.
  const server = http.createServer({ ...limits, requireHostHeader: false }, listener)
  server.timeout = limits.timeout
  // Ignored (RFC 9110 §10.1.1); Node by itself would respond without the headers of every response.
  server.on('checkExpectation', listener)
  // A client that asks for a tunnel gets a response as well; Node by itself would close the connection without one.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(rawRefusal(manifest, 400))
  })
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // Browsers open connections ahead and would take a response as the one to their next request.
    if (!socket.writable || code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy()
    // What has begun is the response to the same bytes.
    else if (socket instanceof Socket && socket.bytesWritten > 0) socket.end()
    else socket.end(rawRefusal(manifest, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400))
  })
  return server
}

/** Finishes what is in flight, closes idle connections at once, and then ends the process. */
export function stopGracefully(server: Server): void {
  // A terminal's Ctrl-C arrives twice, from the terminal and from npm start.
  if (!server.listening) return
  // Clients that get a response from now on have to connect anew (RFC 9112 §9.6), so that connections end.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  server.close(() => process.exit(0))
  setTimeout(() => process.exit(0), STOP_TIMEOUT).unref()
}
