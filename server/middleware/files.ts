import type { IncomingMessage } from 'node:http'
import type { PreparedResponse, PreparedVariant } from '../preparedFile.ts'
import type { PreparedSite } from '../preparedSite.ts'
import { respondWithPart } from '../ranges.ts'
import { pathOf } from '../requestTarget.ts'
import { send } from '../send.ts'
import type { Middleware } from './middleware.ts'

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

/** Serves the files of the site, each in the smallest encoding that is accepted. */
export function files(site: PreparedSite): Middleware {
  return (request, response, next) => {
    const file = site.files.get(pathOf(request.url))
    if (!file) return next()
    const variant = file.choose(request.headers['accept-encoding'])
    const chosen = chooseByPreconditions(site, request, variant)
    // A condition that decides comes before a range (RFC 9110 §13.2.2).
    const isWhole = !file.hasRanges || chosen !== variant.full
    send(response, isWhole ? chosen : respondWithPart(site, request, variant))
  }
}
