import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Header, Manifest, ManifestEntry } from '../../../server/manifest.ts'

/** The files of rules that hosts of static sites read; both are plain text and never served. */
export interface HostRules {
  readonly _headers: string
  readonly _redirects: string
}

/** Lines of a rule in `_headers` that give a path these headers. */
export function headerLines(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** A `_headers` file of rules, each for the paths that its pattern matches. */
export function headersFile(
  rules: readonly (readonly [pattern: string, lines: readonly string[]])[],
): string {
  const texts = rules.map(([pattern, lines]) => [pattern, ...lines].join('\n  '))
  return `${texts.join('\n\n')}\n`
}

/** A `_redirects` file of rules; the first one that matches a path holds. */
export function redirectsFile(
  rules: readonly (readonly [from: string, to: string, status: string])[],
): string {
  return `${rules.map(rule => rule.join(' ')).join('\n')}\n`
}

/** Hosts compress by themselves, and send `Vary` with what they compressed; parts are their affair, too. */
const ownHeaders = ['Vary', 'Accept-Ranges']

function withoutOwn(headers: readonly Header[]): readonly Header[] {
  return headers.filter(([name]) => !ownHeaders.includes(name))
}

/** Headers for every path: the 404 pages, which are shown at any, need theirs from there. */
export function headersOfAnyPath({ headers, notFound }: Manifest): readonly Header[] {
  return withoutOwn([...headers, ...(notFound['']?.headers ?? [])])
}

/** The headers of a file that a rule for every path does not give it. */
export function headersOfFile(
  { headers }: ManifestEntry,
  ofAnyPath: readonly Header[],
): readonly Header[] {
  const given = new Map(ofAnyPath)
  return withoutOwn(headers).filter(([name, value]) => given.get(name) !== value)
}

/**
 * Writes a folder that can be uploaded as it is: the files of the site and the host's rules, but
 * neither the compressed forms nor the manifest, which would be public there.
 */
export async function writeUpload(
  manifest: Manifest,
  siteFolder: string,
  uploadFolder: string,
  rules: HostRules,
): Promise<void> {
  const entries = [...Object.values(manifest.files), ...Object.values(manifest.notFound)]
  for (const { variants } of entries) {
    const { file } = variants.identity
    await mkdir(dirname(join(uploadFolder, file)), { recursive: true })
    await cp(join(siteFolder, file), join(uploadFolder, file))
  }
  for (const [name, text] of Object.entries(rules)) {
    await writeFile(join(uploadFolder, name), text)
  }
}
