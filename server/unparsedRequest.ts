import type { PreparedResponse } from './preparedFile.ts'
import type { PreparedSite } from './preparedSite.ts'

/** What Node says about bytes that are not a request it understands. */
export interface ParseError extends Error {
  readonly code?: string
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

/** A request line with a method that is a token, whether there is such a method or not. */
const requestLine = /^[A-Z_-]+ \S+ HTTP\/1\.\d\r?$/

/** A request line, or as much of its beginning or end as has arrived. */
const partOfRequestLine = /^(?:[A-Z_-]+ \S*(?: HTTP\/\d\.\d\r?)?|\S* HTTP\/\d\.\d\r?)$/

function choose({ responses }: PreparedSite, { code }: ParseError, line: string): PreparedResponse {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return partOfRequestLine.test(line) ? responses.targetTooLong : responses.headersTooLarge
    case 'HPE_INVALID_METHOD':
      return requestLine.test(line) ? responses.methodNotAllowed : responses.badRequest
    case 'HPE_INVALID_VERSION':
      return responses.versionNotSupported
    default:
      return responses.badRequest
  }
}

/** The response to bytes that Node does not hand over as a request. */
export function respondToParseError(site: PreparedSite, error: ParseError): PreparedResponse {
  const line = lineOf(error)
  const response = choose(site, error, line)
  return line.startsWith('HEAD ') ? { ...response, body: undefined } : response
}
