import type { IncomingMessage } from 'node:http'
import type { PreparedResponse, PreparedVariant } from './preparedFile.ts'
import type { PreparedSite } from './preparedSite.ts'

/** The first and the last byte of a part. */
type Part = readonly [first: number, last: number]

/** A whole number, without zeros in front, that a double holds exactly. */
const number = String.raw`(0|[1-9]\d{0,14})`

/** One range of bytes (RFC 9110 §14.1.2): from, from and to, or the last so many. */
const oneRange = new RegExp(`^bytes=(?:${number}-(?:${number})?|-${number})$`, 'i')

/**
 * The part of a file that a range asks for.
 * @param length of the file
 * @returns `all` where the range is ignored: more than one, another unit, or none that is valid (RFC
 * 9110 §14.2); `none` where it begins behind the last byte
 */
export function partOf(range: string, length: number): Part | 'all' | 'none' {
  const match = oneRange.exec(range)
  if (!match) return 'all'
  const [, from, to, suffix] = match
  if (from === undefined) {
    const first = Math.max(0, length - Number(suffix))
    return first === length ? 'none' : [first, length - 1]
  }
  const [first, last] = [Number(from), to === undefined ? length - 1 : Number(to)]
  if (first >= length) return 'none'
  return last < first ? 'all' : [first, Math.min(last, length - 1)]
}

/** Whether the range of a request counts: a part of another version would break the copy (§13.1.5). */
function isWanted({ method, headers }: IncomingMessage, etag: string): boolean {
  const condition = headers['if-range']
  // What a HEAD asks for is the whole (§14.2).
  return method === 'GET' && (condition === undefined || condition === etag)
}

/**
 * The response to a request that may ask for a part of a file.
 * @param variant of a file whose parts may be asked for
 */
export function respondWithPart(
  { responses }: PreparedSite,
  request: IncomingMessage,
  variant: PreparedVariant,
): PreparedResponse {
  const { full, notModified, etag, type } = variant
  const { range } = request.headers
  if (range === undefined || !full.body || !isWanted(request, etag)) return full
  const { length } = full.body
  const part = partOf(range, length)
  if (part === 'all') return full
  if (part === 'none') {
    const { rangeNotSatisfiable: refusal } = responses
    return { ...refusal, headers: [...refusal.headers, 'Content-Range', `bytes */${length}`] }
  }
  const [first, last] = part
  const body = full.body.subarray(first, last + 1)
  const content = [
    ...['Content-Type', type, 'Content-Length', String(body.length)],
    ...['Content-Range', `bytes ${first}-${last}/${length}`],
  ]
  return { status: 206, headers: [...notModified.headers, ...content], body }
}
