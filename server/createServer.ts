import http, { type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PreparedResponse, PreparedSite } from './preparedSite.ts'

/** Time limits in ms: Node lets silent sockets live for 60 to 90 s by default. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
}

/** After this many ms a stopping server gives up on what is still in flight. */
const STOP_TIMEOUT = 4_000

const reasons: Readonly<Record<number, string>> = { 400: 'Bad Request', 405: 'Method Not Allowed' }

function writeRaw(socket: Duplex, { status, headers, body }: PreparedResponse): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const lines = [`HTTP/1.1 ${status} ${reasons[status]}`, `Date: ${new Date().toUTCString()}`]
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`)
  }
  const text = `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body ?? ''}`
  // The server no longer knows a CONNECT's socket: nobody else would close it.
  socket.end(text, () => socket.destroy())
}

/** Finishes what is in flight, closes idle connections at once, and then lets the process end. */
function stopGracefully(server: Server): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => {
    server.closeAllConnections()
    process.exit(0)
  }, STOP_TIMEOUT).unref()
}

/**
 * An HTTP server around an application, with time limits, responses to what never becomes a
 * request, and a graceful stop on SIGTERM and SIGINT.
 */
export function createServer(listener: RequestListener, site: PreparedSite): Server {
  // The application responds to a missing Host, with the headers of every response.
  const server = http.createServer({ ...limits, requireHostHeader: false }, listener)
  server.on('clientError', (_error, socket) => writeRaw(socket, site.badRequest))
  // An expectation that is not known is ignored, as nginx does (RFC 9110 §10.1.1 allows either).
  server.on('checkExpectation', listener)
  server.on('connect', (_request, socket) => writeRaw(socket, site.methodNotAllowed))
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
