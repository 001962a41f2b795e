import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../../../server/index.ts'
import type { ResultCache } from './resultCache.ts'

/** A file beside the pages, by its URL path. */
export type DiscoveryFile = readonly [path: string, content: string | Buffer]

/** Media types by the ending of a file; the only list of them, for every server. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  ico: 'image/x-icon',
  gif: 'image/gif',
  pdf: 'application/pdf',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/** Files without an ending that says what they are. */
const typesByName: Readonly<Record<string, string>> = {
  // https://developer.apple.com/documentation/xcode/supporting-associated-domains
  'apple-app-site-association': 'application/json',
}

/** The media type of a file by its name, or its ending in lower case; undefined where the site has no type for it. */
export function knownMediaType(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return typesByName[name] ?? mediaTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
}

/**
 * The media type of a file by its ending.
 * @throws when the site has no type for it
 */
export function mediaType(file: string): string {
  const type = knownMediaType(file)
  if (type === undefined)
    throw new Error(`${file}: no media type. Add its ending to src/build/output/files.ts`)
  return type
}

/** A file of the finished site, with its bytes in every encoding it is served in. */
export interface EncodedFile {
  /** Its path below the folder of the site: of all but pages, the path of its URL. */
  readonly file: string
  /** Its media type, where the ending of its name does not say it. */
  readonly type?: string
  readonly encoded: { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>
}

/** The suffix of a precompressed file beside the original, as nginx and others look for it. */
export const suffixes = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<
  Encoding,
  string
>

/** Files in progress at a time: enough for the four threads of libuv, and little memory. */
export const concurrency = 4

// Both compress in the threads of libuv, while other pages are being rendered.
const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/**
 * The forms of a file's content: in every encoding that makes it smaller.
 * @param file its name, for its format
 * @param quality of brotli
 */
export function encode(
  file: string,
  identity: Buffer,
  cache: ResultCache,
  quality?: number,
): Promise<EncodedFile['encoded']> {
  return encodeAs(mediaType(file), identity, cache, quality)
}

/**
 * The forms of a content of a media type: in every encoding that makes it smaller.
 * @param quality of brotli
 */
export async function encodeAs(
  type: string,
  identity: Buffer,
  cache: ResultCache,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<EncodedFile['encoded']> {
  // Pictures, fonts and Word files are compressed already.
  if (!/charset|json/.test(type)) return { identity }
  const brotliParameters = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  const [br, gzipped] = await Promise.all([
    cache(`brotli ${JSON.stringify(brotliParameters)}`, identity, () => {
      const params = { ...brotliParameters, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
      return compressWithBrotli(identity, { params })
    }),
    cache('gzip 9', identity, () => compressWithGzip(identity, { level: 9 })),
  ])
  // Both or none, so that every server chooses alike.
  const isWorthIt = Math.max(br.length, gzipped.length) < identity.length
  return isWorthIt ? { identity, br, gzip: gzipped } : { identity }
}
