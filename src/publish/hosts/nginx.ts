import type { FixedResponse, Header, Manifest } from '../../../server/manifest.ts'
import { mediaTypes } from '../mediaTypes.ts'
import { exactly, location, map, quote } from './nginxSyntax.ts'

/** The first line of every file that nginx includes. */
const generated = '# Written by the build from the manifest: do not edit.'

function headerValue(headers: readonly Header[], wanted: string): string | undefined {
  return headers.find(([name]) => name === wanted)?.[1]
}

function varyOf(headers: readonly Header[]): string {
  return headerValue(headers, 'Vary') ?? ''
}

/** The value that most files have in a header: the default of its map. */
function commonValue(values: readonly string[]): string {
  const count = (value: string) => values.filter(candidate => candidate === value).length
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? ''
}

/** `Cache-Control` by path and status. */
function cacheMaps({ files, healthPath, responses }: Manifest): string[] {
  const cacheOf = (headers: readonly Header[]) => headerValue(headers, 'Cache-Control') ?? ''
  const caches = Object.entries(files).map(
    ([path, { headers }]) => [path, cacheOf(headers)] as const,
  )
  const usual = commonValue(caches.map(([, value]) => value))
  const unusual = caches.filter(([, value]) => value !== usual)
  const { health, ...others } = responses
  return [
    map('$request_path', '$site_cache', [
      ['default', quote(usual)],
      ...unusual.map(([path, value]) => [exactly(path), quote(value)] as const),
    ]),
    map('$request_path', '$site_cache_of_ok', [
      ['default', '$site_cache'],
      [exactly(healthPath), quote(cacheOf(health.headers))],
    ]),
    map('$status', '$site_cache_control', [
      ['default', '$site_cache'],
      [String(health.status), '$site_cache_of_ok'],
      ...Object.values(others).map(
        ({ status, headers }) => [String(status), quote(cacheOf(headers))] as const,
      ),
    ]),
  ]
}

/** The allow-list, redirects and cache rules as nginx maps, for its `http` level. */
export function nginxPaths(manifest: Manifest, origin: string): string {
  const { files, redirects, notFound, responses } = manifest
  const entries = Object.entries(files)
  const compressed = entries.filter(([, entry]) => entry.variants.br && entry.variants.gzip)
  const file = (path: string) => quote(`/site/${path}`)
  const page = (path: string) => quote(`/not-found/${path}`)
  const prefixes = Object.entries(notFound).filter(([prefix]) => prefix !== '')
  return [
    generated,
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
    ...cacheMaps(manifest),
    map('$uri', '$site_vary', [
      ['default', '""'],
      ['"~^/(?:site|not-found)/"', quote(varyOf(entries[0]?.[1].headers ?? []))],
      [exactly(manifest.healthPath), quote(varyOf(responses.health.headers))],
    ]),
    map('$status', '$site_allow', [
      ['default', '""'],
      ...Object.values(responses).flatMap(({ status, headers }) => {
        const allow = headerValue(headers, 'Allow')
        return allow === undefined ? [] : [[String(status), quote(allow)] as const]
      }),
    ]),
  ].join('\n')
}

function fixedLocation(match: string, response: FixedResponse, before: readonly string[]): string {
  const type = headerValue(response.headers, 'Content-Type') ?? ''
  return location(match, [
    ...before,
    // Without them the ending of the path would decide on the type.
    'types { }',
    `default_type ${quote(type)}`,
    `return ${response.status} "${response.body.replaceAll('\n', String.raw`\n`)}"`,
  ])
}

/** The health check, for every `server` of nginx. */
export function nginxHealth({ healthPath, responses }: Manifest): string {
  return [
    generated,
    // nginx normalizes paths before it chooses a location; the path as it was sent decides.
    fixedLocation(`= ${healthPath}`, responses.health, [
      'access_log off',
      `if ($request_path != ${healthPath}) { return 404; }`,
    ]),
  ].join('\n')
}

/** The other fixed responses, for nginx's `server` level. */
export function nginxLocations({ responses }: Manifest): string {
  const { methodNotAllowed, badRequest } = responses
  return [
    generated,
    fixedLocation('@method_not_allowed', methodNotAllowed, []),
    fixedLocation('= /bad-request', badRequest, ['internal']),
  ].join('\n')
}

/** The media types, for nginx's location of the site's files. */
export function nginxTypes(): string {
  const types = Object.entries(mediaTypes).map(([ending, type]) =>
    location(String.raw`~ \.${ending}(?:\.br|\.gz)?$`, [`default_type ${quote(type)}`]),
  )
  return [generated, ...types].join('\n')
}

/** The headers of every response, for nginx's `server` level: one level, or they are lost. */
export function nginxHeaders({ headers }: Manifest): string {
  const lines = headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  return `${generated}\n${lines.join('\n')}\n`
}
