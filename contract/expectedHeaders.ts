import type { FixedResponse, Manifest, ManifestEntry } from '../server/manifest.ts'
import type { Expected } from './expectation.ts'

/** The values of headers by their names in lower case. */
export function lowerCaseHeaders(headers: Manifest['headers']): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

/** The headers of every response, and those that would reveal the software that sends it. */
export function sharedHeaders(manifest: Manifest): Record<string, string | null> {
  return { ...lowerCaseHeaders(manifest.headers), 'x-powered-by': null, 'set-cookie': null }
}

/**
 * The same for a file. An asset may carry the headers of pages too, where a CDN gives them to every
 * path, but has to keep their names.
 */
export function sharedFileHeaders(
  manifest: Manifest,
  { policy }: ManifestEntry,
): Record<string, string | null> {
  if (policy === 'document') return sharedHeaders(manifest)
  const { 'content-security-policy': _, ...headers } = lowerCaseHeaders(manifest.assetHeaders)
  return { ...headers, 'x-powered-by': null, 'set-cookie': null }
}

/** The headers of a file, whatever its encoding. */
export function fileHeaders(manifest: Manifest, entry: ManifestEntry) {
  return {
    ...sharedFileHeaders(manifest, entry),
    ...lowerCaseHeaders(entry.headers),
    'content-type': entry.type,
  }
}

/** What a response that is the same for every path has to be; without a body for HEAD. */
export function fixedResponse(
  manifest: Manifest,
  { status, headers, body }: FixedResponse,
): Expected {
  return {
    status,
    body: Buffer.from(body),
    headers: { ...sharedHeaders(manifest), ...lowerCaseHeaders(headers) },
  }
}
