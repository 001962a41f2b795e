import type { Encoding, Manifest, ManifestEntry } from '../../../server/manifest.ts'

/** Bytes sent to both servers, one character a byte. */
export type RawRequest = string

type Headers = Readonly<Record<string, string>>

function request(line: string, headers: Headers = {}): RawRequest {
  const all = Object.entries({ Host: 'localhost', ...headers, Connection: 'close' })
  return `${[line, ...all.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
}

const acceptedEncodings: readonly (readonly [header: string, encoding: Encoding])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', 'identity'],
]

const unusualEncodings = [
  '',
  'br;q=0, gzip',
  'br;q=0, *',
  '*',
  '*;q=0',
  'BR',
  'x-gzip',
  'br ; q=0.5 , gzip ;q=1',
  'identity;q=0, gzip',
  'brotli, gzipped',
  ';;,q=,',
  'gzip;q=0.000, br;q=0.0',
]

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'A_B']

const unknownPaths = [
  '/nowhere',
  '/privacy-policy/more',
  '/privacy-policy.php',
  '/Privacy-Policy',
  '/PRIVACY',
  '/DE',
  '/de/nirgends',
  '/de/',
  '/de//',
  '/fr',
  '/fr/',
  '/fr/rien',
  '/es/nada',
  '/den',
  '/assets/',
  '/assets',
  '/assets/missing.12345678.js',
  '/404',
  '/404.html',
  '/de/404.html',
  '/index.html.br',
  '/error/400',
  '/error/414',
  '/-',
  '/go',
  '/_headers',
  '/.env',
  '/.git/config',
  '/.well-known/',
  '/.well-known/acme-challenge/token',
  '//',
  '//evil.example',
  '//evil.example/..',
  '///',
  '//healthz',
  '/./',
  '/.',
  '/x/..',
  '/x/../healthz',
  '/privacy-policy/.',
  '/privacy-policy/../de',
  '/%5cevil.example',
  '/%68ealthz',
  '/%64e',
  '/de%2Fprivacy-policy',
  '/robots%2etxt',
  '/privacy-policy%20',
  '/privacy-policy%3Fa',
  '/de;a=b',
  '/de&a=b',
  '/privacy+policy',
  '/~root',
  '/a:b@c',
  '/"quoted"',
  '/<script>',
  '/{a}|b^c`d',
  '/back\\slash',
  '/%E2%82%AC',
  '/$request_uri',
  `/${'a'.repeat(2_000)}`,
  `/${'a/'.repeat(500)}`,
]

const malformedPaths = [
  '/%zz',
  '/%',
  '/%1',
  '/de/%zz',
  '/privacy-policy%00.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/x/../../etc/passwd',
]

/** A target in absolute form, as it is sent to a proxy; whatever its host, only the path counts. */
const targets = [
  'http://localhost/',
  'http://localhost',
  'http://localhost?a=b',
  'http://localhost/de?a=b',
  'http://evil.example/privacy',
  'http://evil.example:8080/privacy',
  'http://[::1]:80/de',
  'https://localhost/de',
  'HTTP://LOCALHOST/de',
  'http://localhost/nowhere',
]

/** Targets that are refused as none: 400. */
const refusedTargets = ['*', 'de', 'http://[/']

const queries = ['?', '?a=b', '?a=b&c=%2F', '??', '?/../..', '?%zz']

const hosts = [
  'a',
  'A.EXAMPLE',
  'evil.example',
  'localhost:8080',
  'localhost:',
  '127.0.0.1',
  '[::1]',
  '[::1]:8080',
  'a.',
  'a_b',
  `${'a'.repeat(300)}.example`,
]

/** Hosts that are refused as none: 400. */
const refusedHosts = ['', 'a b', 'a/b']

/** Versions that are served, and newer ones, which are refused: 505. */
const versions = ['HTTP/1.0', 'HTTP/1.1', 'HTTP/2.0', 'HTTP/3.7']

const date = 'Sat, 01 Jan 2000 00:00:00 GMT'
const future = 'Sat, 01 Jan 2050 00:00:00 GMT'

function conditions(etag: string): readonly Headers[] {
  return [
    { 'If-None-Match': etag },
    { 'If-None-Match': `W/${etag}` },
    { 'If-None-Match': `"other", ${etag}` },
    { 'If-None-Match': `"other",W/${etag} , "another"` },
    { 'If-None-Match': '*' },
    { 'If-None-Match': '"other"' },
    { 'If-None-Match': etag.slice(1, -1) },
    { 'If-None-Match': `"x${etag.slice(1)}` },
    { 'If-None-Match': etag, 'If-Modified-Since': date },
    { 'If-None-Match': '"other"', 'If-Modified-Since': future },
    { 'If-Modified-Since': future },
    { 'If-Match': '"other"' },
    { 'If-Match': '*' },
    { 'If-Match': '*', 'If-None-Match': etag },
    { 'If-Match': '"other"', 'If-None-Match': etag },
    { Range: 'bytes=0-9' },
    { Range: 'bytes=0-9', 'If-Range': etag },
  ]
}

/** Conditions that only a server with a date or an ETag of its own for each file can judge. */
function unequalConditions(etag: string): readonly Headers[] {
  return [
    { 'If-Match': etag },
    { 'If-Match': `"other", ${etag}` },
    { 'If-Unmodified-Since': date },
    { 'If-Unmodified-Since': future },
  ]
}

/** What is not compressed, pictures above all, is the same for every encoding. */
function encodingsOf({ variants }: ManifestEntry) {
  return variants.br ? acceptedEncodings : acceptedEncodings.slice(0, 1)
}

function etagOf({ variants }: ManifestEntry, encoding: Encoding): string {
  return (variants[encoding] ?? variants.identity).etag
}

function fileRequests([path, entry]: readonly [string, ManifestEntry]): RawRequest[] {
  return encodingsOf(entry).flatMap(([header, encoding]) => {
    const accepted = { 'Accept-Encoding': header }
    return [
      request(`GET ${path} HTTP/1.1`, accepted),
      request(`HEAD ${path} HTTP/1.1`, accepted),
      request(`HEAD ${path} HTTP/1.1`, { ...accepted, 'If-None-Match': etagOf(entry, encoding) }),
    ]
  })
}

/** The first file of each kind: what a server makes of a condition depends on nothing else but the ETag. */
function oneFilePerKind(files: Manifest['files']): readonly (readonly [string, ManifestEntry])[] {
  const kinds = new Map<string, readonly [string, ManifestEntry]>()
  for (const [path, entry] of Object.entries(files)) {
    const { policy, type, headers, variants } = entry
    const kind = JSON.stringify([policy, type, headers, Object.keys(variants)])
    if (!kinds.has(kind)) kinds.set(kind, [path, entry])
  }
  return [...kinds.values()]
}

function conditionalRequests([path, entry]: readonly [string, ManifestEntry]): RawRequest[] {
  return encodingsOf(entry)
    .filter(([, encoding]) => encoding !== 'gzip')
    .flatMap(([header, encoding]) =>
      conditions(etagOf(entry, encoding)).map(condition =>
        request(`GET ${path} HTTP/1.1`, { 'Accept-Encoding': header, ...condition }),
      ),
    )
}

function redirectRequests(path: string): RawRequest[] {
  return [
    request(`GET ${path} HTTP/1.1`),
    request(`HEAD ${path} HTTP/1.1`),
    request(`GET ${path}?a=b&c=%2F HTTP/1.1`, { 'If-None-Match': '*', 'If-Match': '"a"' }),
    request(`POST ${path} HTTP/1.1`),
  ]
}

function pathRequests(path: string): RawRequest[] {
  return [
    ...['GET', 'HEAD', ...methods].map(method => request(`${method} ${path} HTTP/1.1`)),
    ...acceptedEncodings.map(([header]) =>
      request(`GET ${path} HTTP/1.1`, { 'Accept-Encoding': header }),
    ),
    request(`GET ${path} HTTP/1.1`, { 'If-None-Match': '*' }),
    request(`GET ${path} HTTP/1.1`, { 'If-Match': '"a"' }),
    request(`GET ${path}?a=b HTTP/1.1`),
    request(`GET ${path} HTTP/1.0`),
  ]
}

function bodyRequests(): RawRequest[] {
  const body = (headers: Headers, content: string) =>
    ['GET', 'POST', 'PUT'].map(method => request(`${method} / HTTP/1.1`, headers) + content)
  return [
    ...body({ 'Content-Length': '5' }, 'hello'),
    ...body({ 'Content-Length': '0' }, ''),
    ...body({ 'Content-Length': '5', Expect: '100-continue' }, 'hello'),
    ...body({ Expect: 'miracles' }, ''),
    ...body({ 'Transfer-Encoding': 'chunked' }, '5\r\nhello\r\n0\r\n\r\n'),
    ...body({ 'Transfer-Encoding': 'Chunked' }, '0\r\n\r\n'),
    // Refused: 501.
    ...body({ 'Transfer-Encoding': 'gzip, chunked' }, '0\r\n\r\n'),
  ]
}

function headerRequests(): RawRequest[] {
  const lines = (...headers: readonly string[]) =>
    `${['GET / HTTP/1.1', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
  return [
    // Refused: 400.
    lines(),
    lines('Host: a', 'Host: b'),
    lines('Host:a'),
    lines('HOST: a'),
    lines('Host: a', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'),
    lines('Host: a', 'Cookie: a=b', 'Cookie: c=d'),
    lines('Host: a', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
    lines('Host: a', 'Accept: application/json'),
    lines('Host: a', 'Range: bytes=9-1,-'),
    lines('Host: a', `Long: ${'a'.repeat(8_000)}`),
    // Refused: 431.
    lines('Host: a', `Long: ${'a'.repeat(20_000)}`),
    lines('Host: a', `Long: ${'a'.repeat(70_000)}`),
    lines('Host: a', ...Array.from({ length: 90 }, (_, index) => `X-${index}: a`)),
  ]
}

function pipelines(): RawRequest[] {
  const open = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  return [
    open('/') + request('GET /de HTTP/1.1'),
    open('/nowhere') + open('/privacy') + request('HEAD /robots.txt HTTP/1.1'),
    `${open('/')}hello\r\n\r\n`,
    `${open('/robots.txt')}GET / HTTP/2.0\r\nHost: a\r\n\r\n`,
    open('/robots.txt') + open('/%zz'),
    `${open('/robots.txt')}BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `\r\n${request('GET / HTTP/1.1')}`,
  ]
}

/**
 * The same few thousand requests each time: what browsers and crawlers send, and what is refused with a
 * status of its own. What no client sends is left to each server (product ruling 24).
 */
export function requestTable({ files, redirects, healthPath }: Manifest): RawRequest[] {
  const get = (target: string) => request(`GET ${target} HTTP/1.1`)
  return [
    ...Object.entries(files).flatMap(fileRequests),
    ...oneFilePerKind(files).flatMap(conditionalRequests),
    ...Object.keys(redirects).flatMap(redirectRequests),
    ...[...unknownPaths, ...malformedPaths, '/', '/de', '/robots.txt', healthPath].flatMap(
      pathRequests,
    ),
    ...unusualEncodings.flatMap(header =>
      ['/', '/robots.txt', '/favicon.ico', '/nowhere'].map(path =>
        request(`GET ${path} HTTP/1.1`, { 'Accept-Encoding': header }),
      ),
    ),
    ...[...targets, ...refusedTargets].flatMap(target => [
      get(target),
      request(`HEAD ${target} HTTP/1.1`),
      request(`OPTIONS ${target} HTTP/1.1`),
    ]),
    ...queries.flatMap(query => ['/', '/privacy', '/nowhere'].map(path => get(path + query))),
    ...[...hosts, ...refusedHosts].flatMap(host =>
      ['/', '/privacy', '/nowhere'].map(path => request(`GET ${path} HTTP/1.1`, { Host: host })),
    ),
    ...versions.flatMap(version =>
      ['GET', 'HEAD', 'POST'].map(method => request(`${method} / ${version}`)),
    ),
    request('CONNECT localhost:80 HTTP/1.1'),
    ...[8_000, 20_000, 70_000].flatMap(length => [
      get(`/${'a'.repeat(length)}`),
      get(`/?${'a'.repeat(length)}`),
    ]),
    ...unequalConditions(files['/']?.variants.identity.etag ?? '').map(condition =>
      request('GET / HTTP/1.1', condition),
    ),
    ...bodyRequests(),
    ...headerRequests(),
    ...pipelines(),
    'hello\r\n\r\n',
  ]
}
