import type { Manifest } from '../../../server/manifest.ts'
import { allowedMethods, cacheControl, redirectCache } from '../../../server/policy.ts'

/** A value between double quotes; `$` would start a variable. */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot hold this header value: ${value}`)
  return `"${value}"`
}

/** An exact, case-sensitive match: plain strings in a `map` ignore the case. */
function exactly(path: string): string {
  return `"~^${path.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}$"`
}

function map(from: string, to: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([key]) => key.length))
  const body = lines.map(([key, value]) => `  ${key.padEnd(width)} ${value};`)
  return `map ${from} ${to} {\n${body.join('\n')}\n}\n`
}

/** The allow-list, redirects and cache classes as nginx maps, for its `http` level. */
export function nginxPaths({ files, redirects, notFound }: Manifest, origin: string): string {
  const entries = Object.entries(files)
  const compressed = entries.filter(([, entry]) => entry.variants.br && entry.variants.gzip)
  const immutable = entries.filter(([, entry]) => entry.cache === 'immutable')
  const file = (path: string) => quote(`/site/${path}`)
  const page = (path: string) => quote(`/not-found/${path}`)
  const prefixes = Object.entries(notFound).filter(([prefix]) => prefix !== '')
  return [
    '# Written by the build from the header policy and the pages: do not edit.',
    map('""', '$site_origin', [['default', quote(origin)]]),
    map('$request_path', '$site_file', [
      ['default', '""'],
      ...entries.map(
        ([path, entry]) => [exactly(path), file(entry.variants.identity.file)] as const,
      ),
    ]),
    map('$request_path', '$site_compressed', [
      ['default', '0'],
      ...compressed.map(([path]) => [exactly(path), '1'] as const),
    ]),
    map('$request_path', '$site_redirect', [
      ['default', '""'],
      ...Object.entries(redirects).map(([from, to]) => [exactly(from), quote(to)] as const),
    ]),
    map('$request_path', '$site_not_found', [
      ['default', page(notFound['']?.variants.identity.file ?? '')],
      ...prefixes.map(
        ([prefix, entry]) => [`"~^${prefix}(?:/|$)"`, page(entry.variants.identity.file)] as const,
      ),
    ]),
    map('$request_path', '$site_cache', [
      ['default', quote(cacheControl.revalidate)],
      ...immutable.map(([path]) => [exactly(path), quote(cacheControl.immutable)] as const),
    ]),
    map('$status', '$site_cache_control', [
      ['default', '$site_cache'],
      ...[200, 400, 405].map(
        status =>
          [
            String(status),
            status === 200 ? '$site_cache_of_ok' : quote(cacheControl.never),
          ] as const,
      ),
      ['301', quote(redirectCache)],
    ]),
    map('$request_path', '$site_cache_of_ok', [
      ['default', '$site_cache'],
      ['/healthz', quote(cacheControl.never)],
    ]),
    map('$status', '$site_allow', [
      ['default', '""'],
      ['405', quote(allowedMethods)],
    ]),
  ].join('\n')
}

/** The headers of every answer, for nginx's `server` level: one level, or they are lost. */
export function nginxHeaders({ headers }: Manifest): string {
  const lines = headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  return `# Written by the build from server/policy.ts: do not edit.\n${lines.join('\n')}\n`
}
