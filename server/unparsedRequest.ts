import type { PreparedResponse, PreparedSite } from './preparedSite.ts'

/** What Node says about bytes that are not a request it understands. */
export interface ParseError extends Error {
  readonly code?: string
  readonly reason?: string
  /** The bytes that arrived last, and how many of them were understood. */
  readonly rawPacket?: Buffer
  readonly bytesParsed?: number
}

/** The line in which the parser stopped. */
function lineOf({ rawPacket, bytesParsed = 0 }: ParseError): string {
  const text = rawPacket?.toString('latin1') ?? ''
  const start = text.lastIndexOf('\n', bytesParsed - 1) + 1
  const end = text.indexOf('\n', bytesParsed)
  return text.slice(start, end === -1 ? undefined : end)
}

/** A request line with a path, whatever its method. */
const requestLine = /^([A-Z_-]+) \/[^\s\p{Cc}]* HTTP\/1\.\d\r?$/u

function isForbiddenMethod(line: string): boolean {
  const method = requestLine.exec(line)?.[1]
  return method !== undefined && method !== 'GET' && method !== 'HEAD'
}

function choose(
  { responses }: PreparedSite,
  { code, reason }: ParseError,
  line: string,
): PreparedResponse {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return /^(?:[A-Z_-]+ \S*(?: HTTP\/\d\.\d\r?)?|\S* HTTP\/\d\.\d\r?)$/.test(line)
        ? responses.targetTooLong
        : responses.headersTooLarge
    case 'HPE_INVALID_METHOD':
    case 'HPE_INVALID_URL':
      return isForbiddenMethod(line) ? responses.methodNotAllowed : responses.badRequest
    case 'HPE_INVALID_TRANSFER_ENCODING':
      // With a length beside it, whatever it says, the framing is faulty (RFC 9112 §6.1).
      return reason?.includes('Content-Length') ? responses.badRequest : responses.notImplemented
    case 'HPE_INVALID_VERSION':
      return / HTTP\/(?:[2-9]|1\d)/.test(line)
        ? responses.versionNotSupported
        : responses.badRequest
    default:
      return responses.badRequest
  }
}

/**
 * The response to bytes that Node does not hand over as a request: the same that nginx gives, which
 * tells methods, versions and codings that it does not serve from those that do not exist.
 */
export function respondToParseError(site: PreparedSite, error: ParseError): PreparedResponse {
  const line = lineOf(error)
  const response = choose(site, error, line)
  return line.startsWith('HEAD ') ? { ...response, body: undefined } : response
}
