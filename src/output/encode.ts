import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../../server/index.ts'
import type { ResultCache } from './resultCache.ts'
import { type EncodedFile, ending, type SiteFile } from './siteFile.ts'

/** Endings of files that are compressed already. */
const compressedFormats = ['woff2', 'png', 'jpg', 'webp', 'avif', 'mp4', 'ico', 'docx']

/** The suffix of a precompressed file beside the original, as nginx and others look for it. */
export const suffixes = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<
  Encoding,
  string
>

/**
 * Qualities of brotli. The second takes a third of the time and 2 % more bytes: it is for pages that are
 * kept for the record, of which there are hundreds after some years.
 */
const brotliQualities = { highest: constants.BROTLI_MAX_QUALITY, high: 10 } as const

const gzipOptions = { level: 9 }

/** Files in progress at a time: enough for the four threads of libuv, and little memory. */
export const concurrency = 4

// Both compress in the threads of libuv, while other pages are being rendered.
const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Adds the bytes of a file in every encoding that makes it smaller. */
export async function encode(
  file: SiteFile,
  cache: ResultCache,
  quality: keyof typeof brotliQualities = 'highest',
): Promise<EncodedFile> {
  const { content } = file
  const identityOnly = { ...file, encoded: { identity: content } }
  if (compressedFormats.includes(ending(file.file))) return identityOnly
  const brotliParameters = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQualities[quality],
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  const [br, gzipped] = await Promise.all([
    cache(`brotli ${JSON.stringify(brotliParameters)}`, content, () => {
      const params = { ...brotliParameters, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      return compressWithBrotli(content, { params })
    }),
    cache(`gzip ${JSON.stringify(gzipOptions)}`, content, () =>
      compressWithGzip(content, gzipOptions),
    ),
  ])
  // Both or none, so that every server chooses alike.
  const isWorthIt = Math.max(br.length, gzipped.length) < content.length
  return isWorthIt ? { ...file, encoded: { identity: content, br, gzip: gzipped } } : identityOnly
}
