import type { CacheClass, Encoding } from '../../server/index.ts'

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
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/** The ending of a file's name, without its dot. */
export function ending(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1)
}

/**
 * The media type of a file by its ending.
 * @throws when the site has no type for it
 */
export function mediaType(file: string): string {
  const type = mediaTypes[ending(file)]
  if (type === undefined) {
    throw new Error(`${file}: no media type. Add its ending to src/output/siteFile.ts`)
  }
  return type
}

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
