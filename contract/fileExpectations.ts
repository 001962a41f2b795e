import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodings, type Manifest } from '../server/manifest.ts'
import type { Expectation } from './expectation.ts'
import { fileHeaders, lowerCaseHeaders, sharedFileHeaders } from './expectedHeaders.ts'

const preferences = {
  br: 'gzip, deflate, br, zstd',
  gzip: 'gzip;q=1, br;q=0',
  identity: 'identity',
} as const

/** Forms in which clients send a validator back (RFC 9110 §13.1.2). */
const validatorForms: readonly (readonly [form: string, make: (etag: string) => string])[] = [
  ['ETag', etag => etag],
  ['weak ETag', etag => `W/${etag}`],
  ['list of ETags', etag => `"other", ${etag}`],
]

/** What is asked of every file: each encoding, HEAD, each validator, and a query. */
export function fileExpectations(manifest: Manifest, folder: string): Expectation[] {
  return Object.entries(manifest.files).flatMap(([path, entry]) => {
    const headers = fileHeaders(manifest, entry)
    const body = readFileSync(join(folder, entry.variants.identity.file))
    const forms = encodings.map((encoding): Expectation => {
      const accepted = preferences[encoding]
      const isThere = encoding in entry.variants && encoding !== 'identity'
      return {
        path,
        check: encoding,
        request: { headers: { 'Accept-Encoding': accepted } },
        expected: {
          status: 200,
          body,
          headers: {
            ...headers,
            etag: (entry.variants[encoding] ?? entry.variants.identity).etag,
            'content-encoding': isThere ? encoding : null,
          },
        },
      }
    })
    const accepted = { 'Accept-Encoding': preferences.br }
    return [
      ...forms,
      {
        path,
        check: 'HEAD',
        request: { method: 'HEAD', headers: accepted },
        expected: {
          status: 200,
          headers: { ...headers, 'content-encoding': 'br' in entry.variants ? 'br' : null },
        },
      },
      ...validatorForms.map(
        ([form, revalidates]): Expectation => ({
          path,
          check: `not modified, ${form}`,
          request: { headers: accepted },
          expected: {
            status: 304,
            revalidates,
            headers: { ...sharedFileHeaders(manifest, entry), ...lowerCaseHeaders(entry.headers) },
          },
        }),
      ),
      {
        path: `${path}?campaign=1`,
        check: 'with a query',
        request: { headers: accepted },
        expected: { status: 200, body },
      },
    ]
  })
}

/** What is asked of files that are played: one part, and none behind the end (RFC 9110 §14). */
export function rangeExpectations(manifest: Manifest, folder: string): Expectation[] {
  return Object.entries(manifest.files).flatMap(([path, entry]) => {
    const { rangesOf: length } = entry
    if (length === undefined) return []
    const body = readFileSync(join(folder, entry.variants.identity.file))
    const last = Math.min(99, length - 1)
    return [
      {
        path,
        check: 'a part',
        request: { headers: { Range: `bytes=0-${last}` } },
        expected: {
          status: 206,
          body: body.subarray(0, last + 1),
          headers: {
            ...fileHeaders(manifest, entry),
            'content-range': `bytes 0-${last}/${length}`,
          },
        },
      },
      {
        path,
        check: 'no part',
        request: { headers: { Range: `bytes=${length}-` } },
        expected: { status: 416, headers: { 'content-range': `bytes */${length}` } },
      },
    ]
  })
}
