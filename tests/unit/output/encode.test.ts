import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encode } from '../../../src/build/output/files.ts'
import type { ResultCache } from '../../../src/build/output/resultCache.ts'

/** Makes everything anew. */
const noCache: ResultCache = (_recipe, _content, make) => make()

/** Results of these lengths, by the first word of their recipe. */
const cacheOf =
  (lengths: Readonly<Record<string, number>>): ResultCache =>
  async recipe =>
    Buffer.alloc(lengths[recipe.split(' ')[0] ?? ''] ?? 0)

it('a file is compressed in two ways, from which browsers read the same', async () => {
  const text = 'The same words, again and again. '.repeat(20)
  const encoded = await encode('robots.txt', Buffer.from(text), noCache)
  expect(String(encoded.identity)).toBe(text)
  expect(String(brotliDecompressSync(encoded.br ?? ''))).toBe(text)
  expect(String(gunzipSync(encoded.gzip ?? ''))).toBe(text)
  expect(encoded.br?.length).toBeLessThan(60)
  expect(encoded.gzip?.length).toBeLessThan(80)
})

it.each([
  ['both are smaller', { brotli: 98, gzip: 99 }, ['identity', 'br', 'gzip']],
  ['one is no smaller', { brotli: 98, gzip: 100 }, ['identity']],
  ['the other is larger', { brotli: 101, gzip: 99 }, ['identity']],
])('servers are given compressed forms all alike: where %s', async (_, lengths, expected) => {
  const encoded = await encode('a.txt', Buffer.from('x'.repeat(100)), cacheOf(lengths))
  expect(Object.keys(encoded)).toEqual(expected)
})

it.each(['woff2', 'png', 'ico', 'docx'])('a file in %s is not compressed again', async ending => {
  const cache: ResultCache = () => Promise.reject(new Error('compressed'))
  const encoded = await encode(`a.${ending}`, Buffer.from('a'), cache)
  expect(encoded).toEqual({ identity: Buffer.from('a') })
})
