import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { encode } from '../../../src/output/encode.ts'
import { finishFiles } from '../../../src/output/finishFiles.ts'
import type { ResultCache } from '../../../src/output/resultCache.ts'
import type { SiteFile } from '../../../src/output/siteFile.ts'
import { buildOf } from '../../sites/renderSite.ts'

const site = loadSite({ folder: 'tests/sites/one-language', today: '2025-06-01' })

/** Makes everything anew. */
const noCache: ResultCache = { take: (_recipe, _content, make) => make(), prune: async () => {} }

/** Results of these lengths, by the first word of their recipe. */
const cacheOf = (lengths: Readonly<Record<string, number>>): ResultCache => ({
  take: async recipe => Buffer.alloc(lengths[recipe.split(' ')[0] ?? ''] ?? 0),
  prune: async () => {},
})

const file = (name: string, content: string | Buffer): SiteFile => ({
  ...{ path: `/${name}`, file: name, cache: 'revalidate', content: Buffer.from(content) },
})

it('a file is compressed in two ways, from which browsers read the same', async () => {
  const text = 'The same words, again and again. '.repeat(20)
  const { encoded, ...rest } = await encode(file('robots.txt', text), noCache)
  expect(rest).toEqual(file('robots.txt', text))
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
  const { encoded } = await encode(file('a.txt', 'x'.repeat(100)), cacheOf(lengths))
  expect(Object.keys(encoded)).toEqual(expected)
})

it.each(['woff2', 'png', 'ico', 'docx'])('a file in %s is not compressed again', async ending => {
  const cache: ResultCache = { ...noCache, take: () => Promise.reject(new Error('compressed')) }
  const { encoded } = await encode(file(`a.${ending}`, 'a'), cache)
  expect(encoded).toEqual({ identity: Buffer.from('a') })
})

it('besides the pages a site has its assets, texts, pictures and Word files, each kept so long', async () => {
  const assets = [{ path: '/assets/a.1234.js', content: Buffer.from('export {}') }]
  // Of a picture, the width at which it would be drawn.
  const undrawn: ResultCache = {
    take: async recipe => Buffer.from(/^png \S+ (\d+)/.exec(recipe)?.[1] ?? 'compressed'),
    prune: async () => {},
  }
  const input = {
    build: buildOf(site),
    assets,
    media: [],
    licenses: 'MIT',
  }
  const files = await finishFiles(input, undrawn)
  // Which they are is read of builds (tests/built/output.test.ts).
  expect(files).toHaveLength(41)
  const found = (name: string) => files.find(({ file }) => file === name)
  expect(files.every(({ path, file }) => path === `/${file}`)).toBe(true)
  const days = files.filter(({ cache }) => cache !== 'revalidate')
  expect(days.map(({ file, cache }) => [file, cache])).toEqual([
    ['assets/a.1234.js', 'immutable'],
    ['site.webmanifest', 'daily'],
  ])
  expect(String(found('assets/a.1234.js')?.content)).toBe('export {}')
  const widths = [
    ['cards/your-rights.en.png', '1200'],
    ['wallpapers/sea-dusk.png', '1320'],
    ['apple-touch-icon.png', '180'],
    ['icon-192.png', '192'],
    ['icon-512.png', '512'],
  ] as const
  for (const [name, width] of widths) expect(String(found(name)?.content)).toBe(width)
  // Behind the 22 bytes that say what an icon file holds.
  expect(String(found('favicon.ico')?.content.subarray(22))).toBe('32')
})
