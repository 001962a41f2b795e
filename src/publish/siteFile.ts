import type { CacheClass } from '../../server/policy.ts'

/** A file of the finished site. */
export interface SiteFile {
  /** URL path it answers, or undefined for the 404 pages. */
  readonly path: string | undefined
  /** File below the folder of the site. */
  readonly file: string
  readonly type: string
  readonly cache: CacheClass
  readonly content: Buffer
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/**
 * The media type of a file by its ending.
 * @throws when the site has no type for it
 */
export function mediaType(file: string): string {
  const type = types[file.slice(file.lastIndexOf('.') + 1)]
  if (type === undefined) {
    throw new Error(`${file}: no media type. Add its ending to src/publish/siteFile.ts`)
  }
  return type
}
