import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PreparedResponse, PreparedSite, PreparedVariant } from './preparedSite.ts'
import { refuse } from './refuse.ts'

/** Scheme and authority of a target in absolute form (RFC 9112 §3.2.2). */
const schemeAndAuthority = /^[a-z][^/]*:\/\/[^/?]*/i

/** Path and query of a request, as they were sent: nothing is decoded or normalized. */
function splitTarget(target: string): { path: string; query: string } {
  const origin = target.startsWith('/') ? 0 : (schemeAndAuthority.exec(target)?.[0].length ?? 0)
  const end = target.indexOf('?', origin)
  return end === -1
    ? { path: target.slice(origin) || '/', query: '' }
    : { path: target.slice(origin, end) || '/', query: target.slice(end) }
}

/** Whether a list of validators names the resource's, in the strong comparison of RFC 9110 §13.1.1. */
function matchesStrongly(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  return header.split(',').some(candidate => candidate.trim() === etag)
}

/** The same in the weak comparison of RFC 9110 §13.1.2. */
function matchesWeakly(header: string, etag: string): boolean {
  return matchesStrongly(header.replaceAll('W/"', '"'), etag)
}

/**
 * The response a client gets by what it already has, in the order of RFC 9110 §13.2.2. Conditions by
 * date are ignored, because no resource says when it was changed.
 */
function chooseByPreconditions(
  { responses }: PreparedSite,
  { headers }: IncomingMessage,
  { etag, full, notModified }: PreparedVariant,
): PreparedResponse {
  const { 'if-match': required, 'if-none-match': known } = headers
  if (required !== undefined && !matchesStrongly(required, etag))
    return responses.preconditionFailed
  return known !== undefined && matchesWeakly(known, etag) ? notModified : full
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

function redirect(response: ServerResponse, { responses }: PreparedSite, location: string): void {
  const { status, headers } = responses.redirect
  response.writeHead(status, [...headers, 'Location', location])
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
  const refusal = refuse(site, request)
  if (refusal) {
    send(request, response, refusal)
    return true
  }
  const { path, query } = splitTarget(request.url ?? '/')
  const file = site.files.get(path)
  if (file) {
    const variant = file.choose(request.headers['accept-encoding'])
    send(request, response, chooseByPreconditions(site, request, variant))
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
