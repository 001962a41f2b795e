import { expect, it } from 'vitest'
import { chooseEncoding } from '../../server/negotiate.ts'

const all = ['br', 'gzip', 'identity'] as const

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'br'],
  ['br; q=0.5 , gzip ;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=, gzip;q=0', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;level=1;q=0, gzip', 'gzip'],
  ['zstd, compress', 'identity'],
])('Accept-Encoding %j gets %s', (header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected)
})

it('gives only what there is', () => {
  expect(chooseEncoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip')
})
