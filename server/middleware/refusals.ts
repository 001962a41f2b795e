import type { IncomingMessage } from 'node:http'
import type { PreparedResponse } from '../preparedFile.ts'
import type { PreparedSite } from '../preparedSite.ts'
import { send } from '../send.ts'
import type { Middleware } from './middleware.ts'

/** No host, or what none contains (RFC 3986 §3.2.2). */
const invalidHost = /^$|[\s/]/

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

/** The refusal that a request gets whatever its path; undefined where it may be served. */
function refusalOf(
  { responses }: PreparedSite,
  request: IncomingMessage,
): PreparedResponse | undefined {
  const { method, httpVersionMajor, headers } = request
  if (httpVersionMajor !== 1) return responses.versionNotSupported
  if (!hasOneHost(request)) return responses.badRequest
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return responses.notImplemented
  return method === 'GET' || method === 'HEAD' ? undefined : responses.methodNotAllowed
}

/** Refuses what is not served at any path: other versions, hosts, codings and methods. */
export function refusals(site: PreparedSite): Middleware {
  return (request, response, next) => {
    const refusal = refusalOf(site, request)
    if (refusal) send(response, refusal)
    else next()
  }
}
