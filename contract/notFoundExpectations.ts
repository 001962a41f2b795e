import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestEntry } from '../server/manifest.ts'
import type { Expectation } from './expectation.ts'
import { fileHeaders } from './expectedHeaders.ts'

/** Paths without a page; the language of the 404 page follows the path. */
const unknownPaths = [
  '/nowhere',
  '/privacy-policy/more',
  '/privacy-policy.php',
  '/Privacy-Policy',
  '/de/nirgends',
  '/de/privacy-policy/mehr',
  '/design',
  '/go',
  '/404',
  '/index.html.br',
  '/manifest.json',
  '/assets/',
  '/assets/missing.12345678.js',
  '/.env',
  '/.git/config',
  '//evil.example',
  '//evil.example/..',
  '/%5cevil.example',
  '//healthz',
  '/%68ealthz',
  '/x/../healthz',
  `/${'a'.repeat(2000)}`,
]

/** Paths that some servers refuse before they look for a page: a 404, in the language of the path. */
const malformedPaths = [
  '/privacy-policy%00.html',
  '/%zz',
  '/%',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/index.html/../../etc/passwd',
]

/** The 404 page that is shown for a path, in the language of the path. */
function notFoundEntry({ notFound }: Manifest, path: string): ManifestEntry {
  const prefix = Object.keys(notFound).find(own => own && path.startsWith(`${own}/`)) ?? ''
  const entry = notFound[prefix]
  if (!entry) throw new Error(`The manifest has no 404 page for "${prefix}"`)
  return entry
}

function notFound(
  manifest: Manifest,
  folder: string,
  paths: readonly string[],
  check: string,
): Expectation[] {
  return paths.map(path => {
    const entry = notFoundEntry(manifest, path)
    return {
      path,
      check,
      request: {},
      expected: {
        status: 404,
        body: readFileSync(join(folder, entry.variants.identity.file)),
        headers: { ...fileHeaders(manifest, entry), etag: null },
      },
    }
  })
}

/** What is asked where there is no page. */
export function notFoundExpectations(manifest: Manifest, folder: string): Expectation[] {
  return [
    ...notFound(manifest, folder, unknownPaths, 'not found'),
    ...notFound(manifest, folder, malformedPaths, 'malformed'),
  ]
}
