import { describe, expect, it } from 'vitest'
import { cloudflare } from '../../scripts/verification/profiles/cloudflare.ts'
import { netlify } from '../../scripts/verification/profiles/netlify.ts'
import { judge, withoutZstd } from '../../scripts/verification/profiles/profile.ts'

const difference = (
  check: string,
  what: string,
  expected: string,
  seen: string,
  path = '/privacy-policy',
) => ({ path, check, what, expected, seen })

describe('differences that a host is known to make', () => {
  const known = [
    { what: /^age$/, why: 'It says how long it has kept the file.' },
    { what: /^etag$/, seen: /^W\//, why: 'It compresses.' },
    { what: /^x-request$/, why: 'It compresses.' },
  ]
  const age = difference('br', 'age', '(absent)', '12')
  const weak = difference('br', 'etag', '"1"', 'W/"1"')
  const request = difference('br', 'x-request', '(absent)', '7')
  const missing = difference('br', 'etag', '"1"', '(absent)')

  it('are grouped by their reason, and the others decide', () => {
    expect(judge([weak, age, missing, request], known)).toEqual({
      unlisted: [missing],
      known: [
        { why: 'It says how long it has kept the file.', differences: [age] },
        { why: 'It compresses.', differences: [weak, request] },
      ],
    })
  })

  it('all decide where there is no profile', () => {
    expect(judge([age], [])).toEqual({ unlisted: [age], known: [] })
  })
})

describe('what no profile calls harmless', () => {
  it.each([
    difference('br', 'content-security-policy', "default-src 'none'", '(absent)'),
    difference('br', 'cache-control', 'no-cache', 'public, max-age=14400'),
    difference('br', 'body', '68194 bytes', '68500 others'),
    difference('br', 'content-encoding', 'br', '(absent)'),
    ...['css', 'js', 'svg', 'json'].map(type =>
      difference('br', 'content-encoding', 'br', '(absent)', `/assets/a.${type}`),
    ),
    difference('identity', 'content-encoding', '(absent)', 'gzip'),
    difference('gzip', 'content-encoding', 'gzip', 'br'),
    difference('br', 'vary', 'Accept-Encoding', 'Cookie'),
    difference('br', 'nel', '(absent)', '{"success_fraction":0}'),
    difference('br', 'access-control-allow-origin', '(absent)', '*'),
    difference('not modified, ETag', 'status', '304', '200'),
    difference('not found', 'status', '404', '200', '/nowhere'),
    difference('not found', 'cache-control', 'no-cache', 'public, max-age=14400', '/nowhere'),
    difference('not found', 'body', '16758 bytes', '16594 others', '/de/nirgends'),
    difference('redirect', 'status', '301', '200', '/privacy-policy.html'),
    difference('redirect', 'location', '/privacy-policy', '/privacy-policy/', '/privacy'),
    difference('redirect', 'location', '/privacy-policy', '(absent)', '/privacy'),
    difference('POST', 'status', '405', '200', '/'),
  ])('$check: $what $seen, $path', found => {
    expect(judge([found], cloudflare.known).unlisted).toEqual([found])
    expect(judge([found], netlify.known).unlisted).toEqual([found])
  })
})

it('hosts that compress are not asked for zstd, which Node 20 cannot read', () => {
  const expected = { status: 200 }
  const ask = (accepted: string) => ({
    path: '/',
    check: 'br',
    request: { headers: { 'Accept-Encoding': accepted } },
    expected,
  })
  const bare = { path: '/x', check: 'not found', request: {}, expected }
  expect(withoutZstd([ask('gzip, deflate, br, zstd'), ask('identity'), bare])).toEqual([
    ask('gzip, deflate, br'),
    ask('identity'),
    bare,
  ])
})

it('a CDN may make validators of its own, but not leave them out', () => {
  const own = difference('br', 'etag', 'that of the build', 'another one')
  const none = difference('br', 'etag', 'that of the build', '(absent)')
  const { unlisted } = judge([own, none], cloudflare.known)
  expect(unlisted).toEqual([none])
})
