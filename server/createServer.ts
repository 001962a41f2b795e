import http, { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Express } from 'express'
import { type Manifest, responses } from './manifest.ts'
import type { Build } from './readBuild.ts'

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
  const { refusal } = responses
  const lines = [...headers, ...refusal.headers].map(([name, value]) => `${name}: ${value}`)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    ...lines,
    `Content-Length: ${Buffer.byteLength(refusal.body)}`,
    'Connection: close',
    '',
    refusal.body,
  ].join('\r\n')
}

/**
 * An HTTP server around an application, with time limits, and responses to what never becomes a
 * request.
 */
export function createServer(app: Express, build: Build, limits = timeLimits): Server {
  const unanswered = new WeakMap<Socket, number>()
  const listener: RequestListener = (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    // A target may name a host (RFC 9112 §3.2.2), which is of no interest here; Express throws on some.
    request.url = request.url?.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/')
    app(request, response)
  }
  // The application responds to a missing Host, with the headers of every response.
  const server = http.createServer({ ...limits, requireHostHeader: false }, listener)
  server.timeout = limits.timeout
  // Ignored (RFC 9110 §10.1.1); Node by itself would respond without the headers of every response.
  server.on('checkExpectation', listener)
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // Browsers open connections ahead and would take a response as the one to their next request.
    if (!socket.writable || code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy()
    // What has begun is the response to the same bytes.
    else if (socket instanceof Socket && socket.bytesWritten > 0) socket.end()
    else socket.end(rawRefusal(build.manifest, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400))
  })
  return server
}

/** Finishes what is in flight, closes idle connections at once, and then ends the process. */
export function stopGracefully(server: Server): void {
  // A terminal's Ctrl-C arrives twice, from the terminal and from npm start.
  if (!server.listening) return
  // Whoever is answered from now on has to connect anew (RFC 9112 §9.6): nothing is left to wait for.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  server.close(() => process.exit(0))
  setTimeout(() => process.exit(0), STOP_TIMEOUT).unref()
}
