import type { Manifest, ManifestEntry } from '../../../server/manifest.ts'
import { suffixes } from '../encode.ts'
import { rangeMaps } from './nginxRanges.ts'
import { generated, map, quote } from './nginxSyntax.ts'

/**
 * Paths as keys of a `map`. nginx finds them in a hash, and ignores their case there.
 * @throws where two paths differ in nothing else
 */
function keys(paths: readonly string[]): string[] {
  const known = new Set<string>()
  for (const path of paths) {
    const folded = path.toLowerCase()
    if (known.has(folded))
      throw new Error(`nginx cannot tell ${path} from another path by its case`)
    known.add(folded)
  }
  return paths.map(path => quote(path))
}

/** The ETag by path and suffix; a file that is not compressed has one for all three. */
function etagLines([path, { variants }]: readonly [string, ManifestEntry]) {
  const { identity, br = identity, gzip = identity } = variants
  return [
    [quote(path), quote(identity.etag)],
    [quote(path + suffixes.br), quote(br.etag)],
    [quote(path + suffixes.gzip), quote(gzip.etag)],
  ] as const
}

/**
 * What nginx looks up, for its `http` level: the path as it was sent, whether nginx has changed it,
 * ETags, and 404 pages. Paths of the site are found in hashes; the regular expressions are for others.
 */
export function nginxMaps(manifest: Manifest, origin: string): string {
  const { files, notFound } = manifest
  const paths = keys(Object.keys(files))
  const page = (entry: ManifestEntry | undefined) =>
    quote(`/${entry?.variants.identity.file ?? ''}`)
  const prefixes = Object.entries(notFound).filter(([prefix]) => prefix !== '')
  return [
    generated,
    map('""', '$site_origin', [['default', quote(origin)]]),
    map('$request_uri', '$request_path', [
      ['default', '$malformed_path'],
      ...paths.map(path => [path, '$request_uri'] as const),
      [String.raw`"~^\?"`, '"/"'],
      ['"~^(?<sent_path>[^?]+)"', '$sent_path'],
    ]),
    // Paths that nginx decodes, normalizes or cuts.
    map('$request_uri', '$is_changed_path', [
      ['default', '0'],
      ['""', '$is_malformed_path'],
      ...paths.map(path => [path, '0'] as const),
      [String.raw`"~^[^?]*(?:[%#]|//|/\.\.?(?:[/?]|$))"`, '1'],
    ]),
    // Of a malformed path nginx knows the request line alone.
    map('$request', '$malformed_path', [
      ['default', '""'],
      [
        String.raw`"~^[A-Z_-]+ (?<path_in_line>/[^?\s\x00-\x1f\x7f]*)(?:\?\S*)? HTTP/1\.\d$"`,
        '$path_in_line',
      ],
    ]),
    map('$malformed_path', '$is_malformed_path', [
      ['default', '1'],
      ['""', '0'],
    ]),
    map('$request_path$encoding_suffix', '$site_etag', [
      ['default', '""'],
      ...Object.entries(files).flatMap(etagLines),
    ]),
    ...rangeMaps(manifest),
    map('$request_path', '$site_not_found', [
      ['default', page(notFound[''])],
      ...prefixes.map(([prefix, entry]) => [`"~^${prefix}(?:/|$)"`, page(entry)] as const),
    ]),
  ].join('\n')
}
