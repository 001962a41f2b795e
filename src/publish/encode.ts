import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../../server/manifest.ts'
import { ending } from './mediaTypes.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

/** Endings of files that are compressed already. */
const compressedFormats = ['woff2', 'png', 'ico']

/** The suffix of a precompressed file beside the original, as nginx and others look for it. */
export const suffixes = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<
  Encoding,
  string
>

/** Adds the bytes of a file in every encoding that makes it smaller. */
export function encode(file: SiteFile): EncodedFile {
  const { content } = file
  const identityOnly = { ...file, encoded: { identity: content } }
  if (compressedFormats.includes(ending(file.file))) return identityOnly
  const br = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const gzip = gzipSync(content, { level: 9 })
  // Both or none, so that every server chooses alike.
  const isWorthIt = Math.max(br.length, gzip.length) < content.length
  return isWorthIt ? { ...file, encoded: { identity: content, br, gzip } } : identityOnly
}
