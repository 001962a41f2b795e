import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PreparedResponse, PreparedSite } from './preparedSite.ts'

/** Scheme and authority of a target in absolute form (RFC 9112 §3.2.2). */
const absoluteForm = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?]|$)/i

/** Path and query of a request, as they were sent: nothing is decoded or normalized. */
function splitTarget(target: string): { path: string; query: string } {
  const origin = absoluteForm.exec(target)?.[0].length ?? 0
  const end = target.indexOf('?', origin)
  return end === -1
    ? { path: target.slice(origin) || '/', query: '' }
    : { path: target.slice(origin, end) || '/', query: target.slice(end) }
}

/** One `Host` is required and two are an attack (RFC 9112 §3.2); Node takes the first of two. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Whether one of the validators a client has is the resource's (RFC 9110 §13.1.2, weak comparison). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): void {
  response.writeHead(prepared.status, prepared.headers)
  if (prepared.body === undefined || request.method === 'HEAD') response.end()
  else response.end(prepared.body)
}

function redirect(response: ServerResponse, { redirect }: PreparedSite, location: string): void {
  response.writeHead(redirect.status, [...redirect.headers, 'Location', location])
  response.end()
}

/**
 * Responds to a request from the site's allow-list: a file, a redirect, or the 404 page.
 * @returns false for the one path that is left to the application, the health check
 */
export function respond(
  site: PreparedSite,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method } = request
  if (!hasOneHost(request)) {
    send(request, response, site.badRequest)
    return true
  }
  if (method !== 'GET' && method !== 'HEAD') {
    send(request, response, site.methodNotAllowed)
    return true
  }
  const { path, query } = splitTarget(request.url ?? '/')
  const file = site.files.get(path)
  if (file) {
    const variant = file.choose(request.headers['accept-encoding'])
    const isKnown = matchesEtag(request.headers['if-none-match'], variant.etag)
    send(request, response, isKnown ? variant.notModified : variant.full)
    return true
  }
  const target = site.redirects.get(path)
  if (target !== undefined) {
    redirect(response, site, query === '?' ? target : target + query)
    return true
  }
  if (path === site.healthPath) return false
  send(request, response, site.notFound(path).choose(request.headers['accept-encoding']).full)
  return true
}
