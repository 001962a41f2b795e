import {
  type FixedResponse,
  responses as fixed,
  type Header,
  headersOfEntry,
  healthPath,
  type Manifest,
  type ManifestEntry,
  redirectLocation,
} from './manifest.ts'

/** What the path of the refusal is called: no request can ask for it. */
const REFUSAL_PATH = '/.refusal'

/**
 * A value between double quotes, or between single ones where it has double quotes of its own.
 * @param variables of nginx that follow the value
 * @throws where nginx would read something else, because `$` starts a variable
 */
function quote(value: string, variables = ''): string {
  const mark = value.includes('"') ? "'" : '"'
  if (/[\\$\n]/.test(value) || value.includes(mark)) {
    throw new Error(`nginx cannot hold this value: ${value}`)
  }
  return `${mark}${value}${variables}${mark}`
}

/** A block with its directives. */
function directiveBlock(opening: string, directives: readonly string[]): string {
  const lines = directives.map(line => `  ${line}${line.endsWith('}') ? '' : ';'}`)
  return [`${opening} {`, ...lines, '}'].join('\n')
}

/** Headers on every status. */
function addHeaders(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `add_header ${name} ${quote(value)} always`)
}

/**
 * The headers of a location: the include of its policy and its own. They are written out where one of its own takes
 * the place of one of the policy, which `add_header` would send a second time.
 */
function headerDirectives(
  manifest: Manifest,
  entry: Pick<ManifestEntry, 'policy' | 'headers'>,
): readonly string[] {
  const { policy, headers } = entry
  const policyHeaders = policy === 'asset' ? manifest.assetHeaders : manifest.headers
  const all = headersOfEntry(manifest, entry)
  if (all.length < policyHeaders.length + headers.length) return addHeaders(all)
  const include = `include dist/nginx/${policy === 'asset' ? 'asset-headers' : 'headers'}.conf`
  return [include, ...addHeaders(headers)]
}

/** A location with its type and headers: `add_header` in a block drops those of the blocks around it. */
function location(
  match: string,
  entry: Pick<ManifestEntry, 'policy' | 'type' | 'headers'>,
  manifest: Manifest,
  directives: readonly string[],
): string {
  return directiveBlock(`location ${match}`, [
    `default_type ${quote(entry.type)}`,
    ...headerDirectives(manifest, entry),
    ...directives,
  ])
}

/** A location of a response that is the same for every path; `error_page` keeps the status that led there. */
function fixedLocation(
  match: string,
  { headers, body }: FixedResponse,
  manifest: Manifest,
  ...further: readonly string[]
): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? ''
  const otherHeaders = headers.filter(([name]) => name !== 'Content-Type')
  return location(match, { policy: 'document', type, headers: otherHeaders }, manifest, [
    ...further,
    `return 200 "${body.replaceAll('\n', String.raw`\n`)}"`,
  ])
}

/** A file's location. nginx has validators of its own, and cuts out what is asked for of a clip. */
function fileLocation(manifest: Manifest, path: string, entry: ManifestEntry): string {
  const { variants, rangesOf } = entry
  const file = `/${variants.identity.file}`
  return location(`= ${quote(path)}`, entry, manifest, [
    ...(rangesOf === undefined ? [] : ['max_ranges 1']),
    ...(variants.br
      ? [
          'add_header Content-Encoding $content_encoding',
          `try_files ${quote(file, '$encoding_suffix')} =404`,
        ]
      : [`try_files ${quote(file)} =404`]),
  ])
}

/** The location of a redirect, with the query that was asked for. */
function redirectLocationOf([from, to]: readonly [string, string]): string {
  const target = quote(redirectLocation(to, '?')).replace('?', '$is_args$args')
  return directiveBlock(`location = ${quote(from)}`, [`return ${fixed.redirect.status} ${target}`])
}

/**
 * The response to a health check. nginx starts without the files of the site as well, and would show visitors that
 * nothing is there: such a server is not healthy.
 */
function healthLocation(manifest: Manifest, notFoundPage: ManifestEntry): string {
  const { file } = (manifest.files['/'] ?? notFoundPage).variants.identity
  const refusal = directiveBlock(`if (!-f "$document_root/${file}")`, ['return 503'])
  return fixedLocation(`= ${healthPath}`, fixed.health, manifest, 'access_log off', refusal)
}

/** Responses other than files, and the 404 pages, for each `server` of nginx. */
function fixedResponses(manifest: Manifest): readonly string[] {
  const page = manifest.notFound['']
  if (!page) throw new Error('the manifest has no 404 page')
  return [
    healthLocation(manifest, page),
    'error_page 403 404 =404 @not_found;',
    location('@not_found', page, manifest, [
      'add_header Content-Encoding $content_encoding always',
      'try_files $site_not_found$encoding_suffix =404',
    ]),
    `error_page ${fixed.redirect.status} @redirect;`,
    fixedLocation('@redirect', fixed.redirect, manifest),
    `error_page ${fixed.methodNotAllowed.status} @method_not_allowed;`,
    fixedLocation('@method_not_allowed', fixed.methodNotAllowed, manifest),
    // What is refused before there is a path to look up can only be led to a path.
    `error_page 400 408 412 413 414 416 421 500 502 503 504 ${REFUSAL_PATH};`,
    // Codings and versions that it does not know: the fault is the client's, not the server's.
    `error_page 501 505 =400 ${REFUSAL_PATH};`,
    // nginx's own: headers that are too large, and TLS that is missing or wrong.
    `error_page 494 =431 ${REFUSAL_PATH};`,
    `error_page 495 496 497 =400 ${REFUSAL_PATH};`,
    fixedLocation(`= ${REFUSAL_PATH}`, fixed.refusal, manifest, 'internal'),
  ]
}

/**
 * The files that nginx.conf includes: one location a file and a redirect, under the headers of the
 * manifest.
 * @param origin where plain http leads to when there is TLS
 */
export function nginxFiles(manifest: Manifest, origin: string): Readonly<Record<string, string>> {
  const written = (...parts: readonly string[]) =>
    ['# Written by the build from the manifest: do not edit.', ...parts, ''].join('\n')
  const notFound = Object.entries(manifest.notFound).map(([prefix, { variants }]) => {
    const paths = prefix === '' ? 'default' : `"~^${prefix}(?:[/?]|$)"`
    return `${paths} ${quote(`/${variants.identity.file}`)}`
  })
  return {
    'maps.conf': written(
      directiveBlock('map "" $site_origin', [`default ${quote(origin)}`]),
      directiveBlock('map $request_uri $site_not_found', notFound),
    ),
    'headers.conf': written(`${addHeaders(manifest.headers).join(';\n')};`),
    'asset-headers.conf': written(`${addHeaders(manifest.assetHeaders).join(';\n')};`),
    'responses.conf': written(...fixedResponses(manifest)),
    'locations.conf': written(
      ...Object.entries(manifest.files).map(([path, entry]) => fileLocation(manifest, path, entry)),
      ...Object.entries(manifest.redirects).map(redirectLocationOf),
    ),
  }
}
