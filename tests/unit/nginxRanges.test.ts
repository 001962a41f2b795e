import { expect, it } from 'vitest'
import type { Manifest } from '../../server/manifest.ts'
import { rangeMaps } from '../../src/output/hosts/nginxRanges.ts'

const entry = (rangesOf?: number) => ({
  ...({ policy: 'asset', type: 'video/mp4', headers: [], variants: {} } as const),
  ...(rangesOf !== undefined && { rangesOf }),
})

const manifestOf = (files: object) => ({ files }) as unknown as Manifest /* nothing else is read */

const clips = manifestOf({
  '/index.css': entry(),
  '/four.mp4': entry(4096),
  '/five.mp4': entry(10_000),
  '/nines.mp4': entry(999),
})

/** The pattern of the ranges that begin behind the end of a file, as JavaScript reads it. */
function unsatisfiable(length: number): RegExp {
  const patterns = rangeMaps(clips)
    .join('')
    .matchAll(/^ {2}"~(\^GET11 (\d+) .*)" +none;$/gm)
  const [, pattern] = Array.from(patterns).find(([, , of]) => Number(of) === length) ?? []
  if (!pattern) throw new Error(`no line for ${length} bytes`)
  // Node 20 knows no flags within a pattern.
  return new RegExp(pattern.replace('(?i:bytes)', 'bytes'))
}

it.each([
  [4096, ['4096-', '4097-', '4100-4200', '5000-', '9000-', '10000-', '999999999999999-', '-0']],
  [10_000, ['10000-', '10001-20000', '11000-', '20000-', '90000-', '100000-', '-0']],
  [999, ['999-', '1000-', '9990-9991', '-0']],
])('of a file of %d bytes, ranges from its end on match the line for none', (length, ranges) => {
  const isNone = unsatisfiable(length)
  expect(ranges.filter(range => !isNone.test(`GET11 ${length} bytes=${range}`))).toEqual([])
})

it.each([
  [4096, ['0-', '4095-', '4095-9999', '4089-', '999-', '409-', '-1', '-4096', '04096-', '4096']],
  [10_000, ['9999-', '1000-', '0-20000', '-10000', '1000000000000000-']],
  [999, ['998-', '989-', '99-', '0-999']],
])(
  'of a file of %d bytes, no other range matches it, nor does anything malformed or too long',
  (length, ranges) => {
    const isNone = unsatisfiable(length)
    expect(ranges.filter(range => isNone.test(`GET11 ${length} bytes=${range}`))).toEqual([])
  },
)

it('tells the length of each file that has parts, and of no other', () => {
  const [lengths = ''] = rangeMaps(clips)
  expect(lengths.replaceAll(/ +/g, ' ')).toBe(
    'map $request_path $site_length {\n default "";\n "/four.mp4" 4096;\n "/five.mp4" 10000;\n "/nines.mp4" 999;\n}\n',
  )
})

it('writes only the map of lengths where no file has parts', () => {
  expect(rangeMaps(manifestOf({ '/index.css': entry() }))).toEqual([
    'map $request_path $site_length {\n  default "";\n}\n',
  ])
})
