import type { FixedResponse, Header, Manifest, ManifestEntry } from '../../../server/manifest.ts'
import { block, generated, quote } from './nginxSyntax.ts'

/** What nginx.conf returns for a target that only looks sound to nginx. */
const CODE_OF_BAD_TARGET = 459

/** nginx's own status for headers that are too large, which it would send as 400. */
const NGINX_HEADERS_TOO_LARGE = 494

const documentPolicy = 'include dist/nginx/headers.conf'
const assetPolicy = 'include dist/nginx/asset-headers.conf'

function addHeaders(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `add_header ${name} ${quote(value)} always`)
}

/** Codes nobody else uses, for the clients that have the file already; one for each set of headers. */
const FIRST_CODE_OF_KNOWN = 460

/** The directives that state a file's headers. */
function headersOf({ policy, headers }: ManifestEntry): readonly string[] {
  return [policy === 'asset' ? assetPolicy : documentPolicy, ...addHeaders(headers)]
}

/** The headers of files, each set once: few kinds of files have headers of their own. */
function headerSets({ files }: Manifest): readonly (readonly string[])[] {
  const sets = Object.values(files).map(headersOf)
  return [...new Map(sets.map(set => [set.join(), set])).values()]
}

/** The code that leads a client which has this file to its 304. */
function codeOfKnown(manifest: Manifest, entry: ManifestEntry): number {
  const wanted = headersOf(entry).join()
  return FIRST_CODE_OF_KNOWN + headerSets(manifest).findIndex(set => set.join() === wanted)
}

/**
 * The 304 of all files with the same headers: the file itself, whose content a 304 leaves out. Of its own
 * making, nginx states a length of 0, which would be false (RFC 9110 §8.6). The true one makes clients
 * wait that expect as many bytes. Where nginx might insert something, it states none,
 * and the ETag as a weak one, which the comparison of RFC 9110 §13.1.2 takes for the same.
 */
function notModifiedLocation(headers: readonly string[], index: number): string {
  const code = FIRST_CODE_OF_KNOWN + index
  return [
    `error_page ${code} =304 @known_${index};`,
    block(`location @known_${index}`, [
      'default_type ""',
      'ssi on',
      'ssi_types *',
      'ssi_last_modified on',
      ...headers,
      'add_header ETag $site_etag',
      'try_files $known_file =404',
    ]),
  ].join('\n')
}

/** A file's location: its own headers, 304 by the build's ETag, and the variant that is accepted. */
function fileLocation(manifest: Manifest, path: string, entry: ManifestEntry): string {
  const { type, variants } = entry
  const isCompressed = variants.br !== undefined
  const file = quote(`/${variants.identity.file}`, isCompressed ? '$encoding_suffix' : '')
  return block(`location = ${quote(path)}`, [
    `default_type ${quote(type)}`,
    ...headersOf(entry),
    'add_header ETag $site_etag',
    ...(isCompressed ? ['add_header Content-Encoding $content_encoding'] : []),
    block('if ($is_known_etag)', [
      `set $known_file ${file}`,
      `return ${codeOfKnown(manifest, entry)}`,
    ]),
    `try_files ${file} =404`,
  ])
}

function redirectLocation([from, to]: readonly [string, string]): string {
  return block(`location = ${quote(from)}`, [`return 301 ${quote(to, '$is_args$args')}`])
}

function notFoundLocation(entry: ManifestEntry | undefined): string {
  if (!entry) throw new Error('the manifest has no 404 page')
  return block('location @not_found', [
    // Where even this page is missing, nginx shows its own.
    'recursive_error_pages off',
    `default_type ${quote(entry.type)}`,
    ...headersOf(entry),
    'add_header Content-Encoding $content_encoding always',
    'try_files $site_not_found$encoding_suffix =404',
  ])
}

/** The files, redirects and 404 pages, each as an exact location, for nginx's `server` level. */
export function nginxLocations(manifest: Manifest): string {
  const { files, redirects, notFound } = manifest
  return [
    generated,
    ...headerSets(manifest).map(notModifiedLocation),
    ...Object.entries(files).map(([path, entry]) => fileLocation(manifest, path, entry)),
    ...Object.entries(redirects).map(redirectLocation),
    notFoundLocation(notFound['']),
    '',
  ].join('\n')
}

function fixedLocation(
  match: string,
  { status, headers, body }: FixedResponse,
  before: readonly string[] = [],
): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? ''
  const others = headers.filter(([name]) => name !== 'Content-Type')
  return block(match, [
    ...before,
    `default_type ${quote(type)}`,
    documentPolicy,
    ...addHeaders(others),
    `return ${status} "${body.replaceAll('\n', String.raw`\n`)}"`,
  ])
}

/**
 * The responses that are the same for every path, for each `server` of nginx. What nginx refuses
 * before there is a path to look up can only be led to a path, the others to a name.
 */
export function nginxResponses({ healthPath, responses }: Manifest): string {
  const { health, redirect, methodNotAllowed, preconditionFailed, ...early } = responses
  const page = ({ status }: FixedResponse) => `/error/${status}`
  return [
    generated,
    fixedLocation(`location = ${healthPath}`, health, ['access_log off']),
    `error_page ${redirect.status} @redirect;`,
    // The status and `Location` of the redirect stay; only the body is this one's.
    fixedLocation('location @redirect', { ...redirect, status: 200 }),
    `error_page ${methodNotAllowed.status} @method_not_allowed;`,
    fixedLocation('location @method_not_allowed', methodNotAllowed),
    `error_page ${preconditionFailed.status} @precondition_failed;`,
    fixedLocation('location @precondition_failed', preconditionFailed),
    `error_page ${CODE_OF_BAD_TARGET} =${early.badRequest.status} @bad_target;`,
    fixedLocation('location @bad_target', early.badRequest),
    ...Object.values(early).flatMap(response => [
      `error_page ${response.status} ${page(response)};`,
      fixedLocation(`location = ${page(response)}`, response, ['internal']),
    ]),
    `error_page ${NGINX_HEADERS_TOO_LARGE} =${early.headersTooLarge.status} ${page(early.headersTooLarge)};`,
    '',
  ].join('\n')
}

/** The headers of a policy, and no date of a file, which differs by deployment. */
export function nginxHeaders(headers: readonly Header[]): string {
  const lines = [...addHeaders(headers), 'add_header Last-Modified ""']
  return `${[generated, ...lines.map(line => `${line};`)].join('\n')}\n`
}
