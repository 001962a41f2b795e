import type { Manifest, ManifestEntry } from '../../../server/manifest.ts'
import { addHeaders, assetPolicy, documentPolicy } from './nginxHeaders.ts'
import { rangedFiles } from './nginxRanges.ts'
import { block, generated, quote } from './nginxSyntax.ts'

/** Codes no one else uses, for the clients that already have the file; one for each set of headers. */
const FIRST_CODE_OF_KNOWN = 460

/** Codes no one else uses, for the clients that ask for a part; one for each file. */
const FIRST_CODE_OF_PART = 480

/** The directives that state a file's headers. */
function headersOf({ policy, headers }: ManifestEntry): readonly string[] {
  return [policy === 'asset' ? assetPolicy : documentPolicy, ...addHeaders(headers)]
}

/** The sets of headers that files have, each once, by their text: few kinds of files have their own. */
function headerSets({ files }: Manifest): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.values(files)
      .map(headersOf)
      .map(set => [set.join(), set]),
  )
}

/**
 * The 304 of all files with the same headers: the file itself, whose content a 304 leaves out. By
 * itself, nginx would state a length of 0, which is false (RFC 9110 §8.6). The true one makes
 * clients that expect as many bytes wait. Where nginx might insert something, it states none, and
 * the ETag as a weak one, which the comparison of RFC 9110 §13.1.2 takes for the same.
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

/**
 * The part of a file that a client asks for: nginx cuts it out where the map has found it to be one, and
 * everything else is answered elsewhere.
 */
function partLocation(entry: ManifestEntry, code: number): string {
  return [
    `error_page ${code} = @part_${code};`,
    block(`location @part_${code}`, [
      `default_type ${quote(entry.type)}`,
      'max_ranges 1',
      ...headersOf(entry),
      'add_header ETag $site_etag',
      `try_files ${quote(`/${entry.variants.identity.file}`)} =404`,
    ]),
  ].join('\n')
}

/** A file's location: its own headers, 304 by the build's ETag, and the variant that is accepted. */
function fileLocation(
  path: string,
  entry: ManifestEntry,
  codeOfKnown: number,
  codeOfPart: number | undefined,
): string {
  const { type, variants } = entry
  const isCompressed = variants.br !== undefined
  const file = quote(`/${variants.identity.file}`, isCompressed ? '$encoding_suffix' : '')
  return block(`location = ${quote(path)}`, [
    `default_type ${quote(type)}`,
    ...headersOf(entry),
    'add_header ETag $site_etag',
    ...(isCompressed ? ['add_header Content-Encoding $content_encoding'] : []),
    block('if ($is_known_etag)', [`set $known_file ${file}`, `return ${codeOfKnown}`]),
    ...(codeOfPart === undefined
      ? []
      : [
          block('if ($site_range = part)', [`return ${codeOfPart}`]),
          block('if ($site_range = none)', ['return 416']),
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
  const sets = headerSets(manifest)
  const names = [...sets.keys()]
  const codeOfKnown = (entry: ManifestEntry) =>
    FIRST_CODE_OF_KNOWN + names.indexOf(headersOf(entry).join())
  const ranged = new Map(
    rangedFiles(manifest).map(([path], index) => [path, FIRST_CODE_OF_PART + index]),
  )
  return [
    generated,
    ...Array.from(sets.values(), notModifiedLocation),
    ...rangedFiles(manifest).map(([, entry], index) =>
      partLocation(entry, FIRST_CODE_OF_PART + index),
    ),
    ...Object.entries(files).map(([path, entry]) =>
      fileLocation(path, entry, codeOfKnown(entry), ranged.get(path)),
    ),
    ...Object.entries(redirects).map(redirectLocation),
    notFoundLocation(notFound['']),
    '',
  ].join('\n')
}
