import type { IncomingMessage } from 'node:http'
import type { PreparedResponse, PreparedSite } from './preparedSite.ts'

/** A path, or a path after scheme and authority (RFC 9112 §3.2.1 and §3.2.2). */
const servedTarget = /^(?:\/|[a-z][a-z\d+.-]*:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?:[/?]|$))/i

/** What no host contains; the rest is left to whoever resolves it (RFC 3986 §3.2.2). */
const invalidHost = /[\s/]|\.\.|^:|^\.?$/

/** One `Host` is required and two are an attack (RFC 9112 §3.2); Node takes the first of two. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') {
      if (host !== undefined) return false
      host = rawHeaders[index + 1] ?? ''
    }
  }
  return host === undefined ? httpVersion === '1.0' : !invalidHost.test(host)
}

/**
 * The refusal that a request gets whatever its path.
 * @returns undefined where it may be served
 */
export function refuse(
  { responses }: PreparedSite,
  request: IncomingMessage,
): PreparedResponse | undefined {
  const { method, url = '', httpVersion } = request
  if (httpVersion === '2.0') return responses.versionNotSupported
  if (httpVersion === '0.9' || !servedTarget.test(url) || !hasOneHost(request)) {
    return responses.badRequest
  }
  const coding = request.headers['transfer-encoding']
  if (coding !== undefined) {
    // Framing that HTTP/1.0 does not know is faulty (RFC 9112 §6.1).
    if (httpVersion === '1.0') return responses.badRequest
    if (coding.toLowerCase() !== 'chunked') return responses.notImplemented
  }
  if (method !== 'GET' && method !== 'HEAD') return responses.methodNotAllowed
  // A fragment stays with the client (RFC 9112 §3.2).
  return url.includes('#') ? responses.badRequest : undefined
}
