import type { Header, Manifest } from './manifest.ts'

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

/** What the code of an app asks for, wherever that code comes from: which documents are in force. */
const sharedFile = /^(?:\w+\/)?legal(?:\.schema)?\.json$/

/**
 * The headers of a file's responses, 304 included, besides those of every response.
 * @param file below the folder of the site
 */
export function fileHeaders(file: string, cache: CacheClass): readonly Header[] {
  // Scripts of every origin may read it: nobody's data is in it, and no cookie is ever read.
  const shared: Header = ['Access-Control-Allow-Origin', '*']
  return [caching(cache), vary, ...(sharedFile.test(file) ? [shared] : [])]
}

/** Where the servers say that they are up. */
export const healthPath = '/healthz'

const plainText: Header = ['Content-Type', 'text/plain; charset=utf-8']

/** The responses that are not files of the site. */
export const fixedResponses: Manifest['responses'] = {
  health: { status: 200, headers: [plainText, caching('never'), vary], body: 'ok\n' },
  // Looked up again every time, so that a mistake in the table can be corrected.
  redirect: { status: 301, headers: [caching('revalidate')], body: '' },
  // RFC 9110 §15.5.6
  methodNotAllowed: {
    status: 405,
    headers: [plainText, caching('never'), ['Allow', 'GET, HEAD']],
    body: 'Method Not Allowed\n',
  },
  refusal: {
    status: 400,
    headers: [plainText, caching('never')],
    body: 'The server cannot answer this request.\n',
  },
}
