import http, {
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { acceptBeforeServing } from './acceptBeforeServing.ts'
import type { PreparedResponse } from './preparedFile.ts'
import type { PreparedSite } from './preparedSite.ts'
import { originForm } from './requestTarget.ts'
import { send } from './send.ts'
import { type ParseError, respondToParseError } from './unparsedRequest.ts'

/** Time limits of a connection in ms, by the names of Node's options. */
export interface TimeLimits {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly keepAliveTimeout: number
  readonly connectionsCheckingInterval: number
}

/** Node lets silent sockets live for 60 to 90 s by default. */
const timeLimits: TimeLimits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
}

/** After this many ms a stopping server gives up on what is still in flight. */
const STOP_TIMEOUT = 4_000

function writeRaw(socket: Duplex, { status, headers, body }: PreparedResponse): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`]
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`)
  }
  const text = `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body ?? ''}`
  // The server no longer knows a CONNECT's socket: nothing else would close it.
  socket.end(text, 'latin1', () => socket.destroy())
}

/**
 * Stands in front of an application: Express's router throws on some targets in absolute form, such as
 * `http://[/`. It gets path and query alone.
 */
function withOriginForm(listener: RequestListener, site: PreparedSite): RequestListener {
  return (request, response) => {
    const target = originForm(request.url ?? '')
    if (target === undefined) {
      send(response, site.responses.badRequest)
      return
    }
    request.url = target
    listener(request, response)
  }
}

/** Finishes what is in flight, closes idle connections at once, and then lets the process end. */
function stopGracefully(server: Server): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // Whoever is answered from now on has to connect anew (RFC 9112 §9.6): nothing is left to wait for.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  setTimeout(() => {
    server.closeAllConnections()
    process.exit(0)
  }, STOP_TIMEOUT).unref()
}

/**
 * An HTTP server around an application, with time limits, responses to what never becomes a
 * request, and a graceful stop on SIGTERM and SIGINT.
 */
export function createServer(
  app: RequestListener,
  site: PreparedSite,
  limits: TimeLimits = timeLimits,
): Server {
  const listener = withOriginForm(app, site)
  // The application responds to a missing Host, with the headers of every response.
  const server = http.createServer({ ...limits, requireHostHeader: false }, listener)
  acceptBeforeServing(server)
  server.on('clientError', (error: ParseError, socket) => {
    // Browsers open connections ahead and would take a response as the one to their next request.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      socket.destroy()
      return
    }
    // Node hands a request over before it gives up on the coding of its body: that one has a response.
    const isAnswered = socket instanceof Socket && socket.bytesWritten > 0
    if (error.code === 'HPE_INVALID_TRANSFER_ENCODING' && isAnswered) socket.end()
    else writeRaw(socket, respondToParseError(site, error))
  })
  // An unknown expectation is ignored, as nginx does (RFC 9110 §10.1.1 allows either).
  server.on('checkExpectation', listener)
  // Where a body is of no use, none is asked for, as in nginx.
  server.on('checkContinue', (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') response.writeContinue()
    listener(request, response)
  })
  // Whoever asks for a proxy has the wrong server; without a listener Node just closes the connection.
  server.on('connect', (_request, socket) => writeRaw(socket, site.responses.badRequest))
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal's Ctrl-C arrives twice, from the terminal and from npm start.
      if (!isStopping) stopGracefully(server)
      isStopping = true
    })
  }
  return server
}
