import type { CacheClass, Encoding } from '../../server/index.ts'

/** A file of the finished site. */
export interface SiteFile {
  /** URL path it is served at, or undefined for the 404 pages. */
  readonly path: string | undefined
  /** File below the folder of the site. */
  readonly file: string
  readonly cache: CacheClass
  readonly content: Buffer
}

/** A file by the URL path it is served at. */
export function siteFile(path: string, content: string | Buffer, cache: CacheClass): SiteFile {
  return { path, file: path.slice(1), cache, content: Buffer.from(content) }
}

/** A file with its bytes in every encoding it is served in. */
export interface EncodedFile extends SiteFile {
  readonly encoded: Partial<Readonly<Record<Encoding, Buffer>>>
}
