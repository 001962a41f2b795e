import type { FixedResponse, Header, Manifest } from './manifest.ts'

/** How long a kind of response may be kept (RFC 9111). */
const cacheControl = {
  /** Named by a hash of its content: never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for by every page, and of little weight when it is a day old. */
  daily: 'public, max-age=86400',
  /** Asked for again every time; the validator makes that cheap. */
  revalidate: 'no-cache',
  /** About one request, not about a file. */
  never: 'no-store',
} as const

/** How long a file may be kept. */
export type CacheClass = 'immutable' | 'daily' | 'revalidate'

/** How long a file that is named by no hash may be kept. */
export function cacheClassOf(path: string): CacheClass {
  return path.endsWith('.webmanifest') ? 'daily' : 'revalidate'
}

function caching(name: keyof typeof cacheControl): Header {
  return ['Cache-Control', cacheControl[name]]
}

/** Every file may be sent in another encoding, and caches have to know (RFC 9110 §12.5.5). */
const vary: Header = ['Vary', 'Accept-Encoding']

/** The headers of a file's responses, 304 included, besides those of every response. */
export function fileHeaders(cache: CacheClass): readonly Header[] {
  return [caching(cache), vary]
}

/** Says that parts of a file may be asked for (RFC 9110 §14.3). */
export const acceptRanges: Header = ['Accept-Ranges', 'bytes']

/** Where the servers say that they are up. */
export const healthPath = '/healthz'

const plainText: Header = ['Content-Type', 'text/plain; charset=utf-8']

/** A refusal in one line of plain text. */
function refusal(status: number, reason: string, further: readonly Header[] = []): FixedResponse {
  return { status, headers: [plainText, caching('never'), ...further], body: `${reason}\n` }
}

/** The responses that are not files of the site. */
export const fixedResponses: Manifest['responses'] = {
  health: { status: 200, headers: [plainText, caching('never'), vary], body: 'ok\n' },
  // Looked up again every time, so that a mistake in the table can be corrected.
  redirect: { status: 301, headers: [caching('revalidate')], body: '' },
  badRequest: refusal(400, 'Bad Request'),
  // RFC 9110 §15.5.6
  methodNotAllowed: refusal(405, 'Method Not Allowed', [['Allow', 'GET, HEAD']]),
  preconditionFailed: refusal(412, 'Precondition Failed'),
  // RFC 9110 §15.5.17
  rangeNotSatisfiable: refusal(416, 'Range Not Satisfiable'),
  targetTooLong: refusal(414, 'URI Too Long'),
  // RFC 6585 §5
  headersTooLarge: refusal(431, 'Request Header Fields Too Large'),
  serverError: refusal(500, 'Internal Server Error'),
  notImplemented: refusal(501, 'Not Implemented'),
  versionNotSupported: refusal(505, 'HTTP Version Not Supported'),
}
