import { strongEtag } from './etag.ts'
import {
  type Encoding,
  encodings,
  type FixedResponse,
  type Header,
  type ManifestEntry,
  type ManifestVariant,
} from './manifest.ts'
import { chooseEncoding } from './negotiate.ts'

/** Names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[]

/** A response prepared at start: nothing but these bytes is ever sent. */
export interface PreparedResponse {
  readonly status: number
  readonly headers: RawHeaders
  readonly body: Buffer | undefined
}

/** A file in one encoding, and the response to a client that has it. */
export interface PreparedVariant {
  readonly etag: string
  /** Its media type. */
  readonly type: string
  readonly full: PreparedResponse
  readonly notModified: PreparedResponse
}

/** A file in all its encodings. */
export interface PreparedFile {
  /** The variant for an `Accept-Encoding` header. */
  readonly choose: (acceptEncoding: string | undefined) => PreparedVariant
  /** Whether parts of it may be asked for. */
  readonly hasRanges: boolean
}

/** Distinct `Accept-Encoding` headers whose choice is remembered; browsers send a handful. */
const MAX_REMEMBERED_HEADERS = 64

/** The response that is the same for every path. */
export function prepareFixed(
  { status, headers, body }: FixedResponse,
  common: readonly Header[],
): PreparedResponse {
  const content = Buffer.from(body)
  const length: Header = ['Content-Length', String(content.length)]
  return { status, body: content, headers: [...common, ...headers, length].flat() }
}

/**
 * Gives the bytes of a file of the site.
 * @param hasHash tells whether they are those of the build
 */
export type ReadFile = (file: string, hasHash: (body: Buffer) => boolean) => Buffer

/**
 * Prepares the responses of a file, in each of its encodings.
 * @param status 200, or that of a page for what is not found
 * @param common the headers that it shares with others
 */
export function prepareFile(
  read: ReadFile,
  entry: ManifestEntry,
  status: number,
  common: readonly Header[],
): PreparedFile {
  const prepare = (encoding: Encoding, { file, etag }: ManifestVariant): PreparedVariant => {
    const body = read(file, content => strongEtag(content) === etag)
    const validators = [
      ...[...common, ...entry.headers].flat(),
      ...(status === 200 ? ['ETag', etag] : []),
    ]
    const content = [
      ...['Content-Type', entry.type],
      ...['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]
    return {
      etag,
      type: entry.type,
      full: { status, headers: [...validators, ...content], body },
      notModified: { status: 304, headers: validators, body: undefined },
    }
  }
  const { br, gzip, identity } = entry.variants
  const fallback = prepare('identity', identity)
  const variants: Partial<Record<Encoding, PreparedVariant>> = {
    ...(br && { br: prepare('br', br) }),
    ...(gzip && { gzip: prepare('gzip', gzip) }),
    identity: fallback,
  }

  const available = encodings.filter(encoding => variants[encoding])
  const remembered = new Map<string | undefined, PreparedVariant>()
  return {
    hasRanges: entry.rangesOf !== undefined,
    choose(acceptEncoding) {
      const known = remembered.get(acceptEncoding)
      if (known) return known
      const chosen = variants[chooseEncoding(acceptEncoding, available)] ?? fallback
      if (remembered.size < MAX_REMEMBERED_HEADERS) remembered.set(acceptEncoding, chosen)
      return chosen
    },
  }
}
