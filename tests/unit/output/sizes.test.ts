import { expect, it } from 'vitest'
import type { EncodedFile } from '../../../src/build/output/files.ts'
import { sizeSummary } from '../../../src/build/output/sizes.ts'

const file = (name: string, bytes: number): EncodedFile => ({
  file: name,
  encoded: { identity: Buffer.alloc(bytes * 2), br: Buffer.alloc(bytes) },
})
const picture = (name: string, bytes: number): EncodedFile => ({
  ...file(`media/a/${name}.avif`, bytes),
  encoded: { identity: Buffer.alloc(bytes) },
})

const pages = [file('index.html', 14_600), file('imprint.html', 18_000), file('404.html', 900)]
const assets = [
  file('assets/loader.1.js', 300),
  file('assets/hydrate.1.js', 40_111),
  file('assets/fonts/a-normal-en.1.woff2', 20_000),
  file('assets/fonts/a-normal-fr.1.woff2', 21_000),
  file('assets/fonts/a-italic.1.woff2', 4_000),
]

it('a build says what its pages, scripts and fonts weigh', () => {
  expect(sizeSummary([...pages, ...assets])).toBe(
    `3 pages, 1 of them over 14,600 bytes on the wire; the largest is imprint.html with 18,000.
Scripts have 40,411 bytes, the fonts of a language up to 25,000.`,
  )
})

it('it says what the company’s own works weigh, and names a heavy one', () => {
  const works = [picture('video-1-1600', 150_000), picture('image-1-1600', 150_001)]
  expect(
    sizeSummary([...pages, ...assets, ...works])
      .split('\n')
      .slice(2),
  ).toEqual([
    'Your own works have 300,001 in all sizes.',
    'media/a/image-1-1600.avif has 150,001, which visitors wait for: supply it with less detail.',
  ])
})
