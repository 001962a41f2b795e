import type { Manifest } from '../../server/index.ts'

/** What every server adds by itself, with values as long as any. */
const ownHeaders = [
  ['Date', new Date(0).toUTCString()],
  ['Connection', 'keep-alive'],
] as const

/**
 * The bytes of a page's status line and headers, as HTTP/1.1 sends them with brotli; 0 for a file
 * that is not a page. HTTP/2 and 3 compress them.
 */
export function headerBytes({ files, headers }: Manifest, file: string): number {
  const entry = Object.values(files).find(({ variants }) => variants.identity.file === file)
  if (!entry) return 0
  const { identity, br = identity } = entry.variants
  const sent = [
    ...ownHeaders,
    ...headers,
    ...entry.headers,
    ['Content-Type', entry.type],
    ['Content-Length', '12345'],
    ['Content-Encoding', 'br'],
    ['ETag', br.etag],
  ]
  const lines = ['HTTP/1.1 200 OK', ...sent.map(([name, value]) => `${name}: ${value}`), '', '']
  return lines.join('\r\n').length
}
