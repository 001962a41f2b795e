import { describe, expect, it } from 'vitest'
import { assetHeaders, fileHeaders, securityHeaders } from '../../server/headers.ts'
import { healthPath, responses } from '../../server/manifest.ts'

const directives = [
  "default-src 'none'",
  "script-src 'self' 'sha256-script'",
  "style-src 'sha256-style'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** Every header of every response, written out. */
const common = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  'Integrity-Policy': 'blocked-destinations=(script)',
}

const aYear = { maxAgeDays: 365, includeSubDomains: false, preload: false }

const headersOf = (origin: string, hasClips = false, hsts = aYear) =>
  securityHeaders({
    hasClips,
    origin,
    hsts,
    styleHashes: ["'sha256-style'"],
    scriptHashes: ["'sha256-script'"],
  })

describe('the headers of every response', () => {
  it('over http: all but HSTS', () => {
    expect(Object.fromEntries(headersOf('http://localhost:8080'))).toEqual({
      ...common,
      'Content-Security-Policy': directives.join(';'),
    })
  })

  it('with clips on a page: clips of the site', () => {
    const policy = new Map(headersOf('http://localhost:8080', true)).get('Content-Security-Policy')
    expect(policy).toContain(";img-src 'self' data:;media-src 'self';")
  })

  it('over https: HSTS as well, and the same policy, which holds at any address of the build', () => {
    expect(Object.fromEntries(headersOf('https://www.example.com'))).toEqual({
      ...common,
      'Content-Security-Policy': directives.join(';'),
      'Strict-Transport-Security': 'max-age=31536000',
    })
  })

  it.each([
    [{ maxAgeDays: 0 }, 'max-age=0'],
    [{ maxAgeDays: 730, includeSubDomains: true }, 'max-age=63072000; includeSubDomains'],
    [{ includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
  ])('promise https as it is asked for: %o', (asked, value) => {
    const headers = headersOf('https://www.example.com', false, { ...aYear, ...asked })
    expect(new Map(headers).get('Strict-Transport-Security')).toBe(value)
  })

  it('of a font or a script are those that protect it, and no page’s policy', () => {
    expect(assetHeaders(headersOf('https://www.example.com'))).toEqual([
      ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
    ])
  })

  it('names every header once', () => {
    const names = headersOf('https://www.example.com').map(([name]) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the headers of one kind of response', () => {
  it.each([
    ['assets/fonts/a.woff2', 'public, max-age=31536000, immutable'],
    ['media/1234abcd/a-480.avif', 'public, max-age=31536000, immutable'],
    ['index.html', 'no-cache'],
    ['robots.txt', 'no-cache'],
    ['.well-known/security.txt', 'no-cache'],
    ['licenses.txt', 'no-cache'],
    // Every page view asks for it.
    ['site.webmanifest', 'public, max-age=86400'],
  ])('%s is kept as "%s" says', (file, cacheControl) => {
    expect(fileHeaders(file)).toEqual([
      ['Cache-Control', cacheControl],
      ['Vary', 'Accept-Encoding'],
    ])
  })

  it.each([
    ['legal.json', true],
    ['de/legal.json', true],
    ['legal.schema.json', true],
    ['legal.html', false],
    ['a/b/legal.json', false],
  ])('%s may be read by apps of every origin: %s', (file, isShared) => {
    expect(new Map(fileHeaders(file)).get('Access-Control-Allow-Origin')).toBe(
      isShared ? '*' : undefined,
    )
  })

  it.each([
    ['cards/landing.en.png', 'cross-origin'],
    ['favicon.ico', 'cross-origin'],
    ['apple-touch-icon.png', 'cross-origin'],
    ['icon-512.png', 'cross-origin'],
    ['media/1234abcd/sharing.jpg', 'cross-origin'],
    ['press/mark.svg', 'cross-origin'],
    ['press/image-1.jpg', 'cross-origin'],
    ['media/1234abcd/image-1-480.webp', undefined],
    ['assets/qr-code.1234abcd.svg', undefined],
    ['index.html', undefined],
    ['robots.txt', undefined],
  ])('%s may be shown by pages of other sites: %s', (file, policy) => {
    expect(new Map(fileHeaders(file)).get('Cross-Origin-Resource-Policy')).toBe(policy)
  })

  it('other responses are never stored; redirects are looked up again', () => {
    const refusal = (status: number, body: string, further: string[][] = []) => ({
      status,
      body,
      headers: [
        ['Content-Type', 'text/plain; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        ...further,
      ],
    })
    expect(responses).toEqual({
      health: {
        status: 200,
        body: 'ok\n',
        headers: [
          ['Content-Type', 'text/plain; charset=utf-8'],
          ['Cache-Control', 'no-store'],
          ['Vary', 'Accept-Encoding'],
        ],
      },
      redirect: { status: 301, body: '', headers: [['Cache-Control', 'no-cache']] },
      methodNotAllowed: refusal(405, 'Method Not Allowed\n', [['Allow', 'GET, HEAD']]),
      refusal: refusal(400, 'The server cannot answer this request.\n'),
    })
    expect(healthPath).toBe('/healthz')
  })
})
