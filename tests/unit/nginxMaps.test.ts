import { expect, it } from 'vitest'
import type { Manifest } from '../../server/manifest.ts'
import { nginxMaps } from '../../src/output/hosts/nginxMaps.ts'

const entry = (file: string, isCompressed = false) => ({
  ...({ policy: 'document', type: 'text/html', headers: [] } as const),
  variants: {
    identity: { file, etag: `"${file}"` },
    ...(isCompressed && {
      br: { file: `${file}.br`, etag: `"${file}, br"` },
      gzip: { file: `${file}.gz`, etag: `"${file}, gzip"` },
    }),
  },
})

const manifest = {
  files: {
    '/': entry('index.html', true),
    '/Robots.txt': entry('robots.txt'),
    '/.well-known/security.txt': entry('security.txt'),
  },
  notFound: { '': entry('404.html'), '/de': entry('de/404.html') },
} as unknown as Manifest /* nothing else is read */

type Variables = Readonly<Record<string, string>>

/** The blocks `map $from $to { key value; }` of a text, with the lines of each. */
function parseMaps(text: string) {
  const blocks = text.matchAll(/^map (?<from>\S+) \$(?<to>\w+) \{\n(?<body>(?: {2}.+;\n)*)\}$/gm)
  return new Map(
    Array.from(blocks, ({ groups: { from = '', to = '', body = '' } = {} }) => {
      const lines = Array.from(
        body.matchAll(/^ {2}(?:"([^"]*)"|(\S+)) +(?:"([^"]*)"|'([^']*)'|(\S+));$/gm),
        ([, quoted, bare = '', ...values]) => ({
          key: quoted ?? bare,
          isDefault: bare === 'default',
          value: values.find(value => value !== undefined) ?? '',
        }),
      )
      return [to, { from, lines }]
    }),
  )
}

/**
 * Looks a variable up as nginx does: keys first, whatever their case, then patterns in their order.
 * https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
function lookUp(text: string, name: string, given: Variables): string {
  const maps = parseMaps(text)
  const resolve = (variable: string, known: Variables): string => {
    if (known[variable] !== undefined) return known[variable]
    const map = maps.get(variable)
    if (!map) throw new Error(`nothing sets $${variable}`)
    const source = expand(map.from.replaceAll('"', ''), known)
    const exact = map.lines.find(
      ({ key, isDefault }) => !isDefault && key.toLowerCase() === source.toLowerCase(),
    )
    if (exact) return expand(exact.value, known)
    for (const { key, value } of map.lines) {
      const match = key.startsWith('~') ? new RegExp(key.slice(1)).exec(source) : null
      if (match) return expand(value, { ...known, ...match.groups })
    }
    return expand(map.lines.find(({ isDefault }) => isDefault)?.value ?? '', known)
  }
  const expand = (value: string, known: Variables) =>
    value.replaceAll(/\$(\w+)/g, (_, variable: string) => resolve(variable, known))
  return resolve(name, given)
}

const maps = () => nginxMaps(manifest, 'https://www.example.com')

/** What is looked up for a target, asked for with brotli. */
const found = (request_uri: string, request = `GET ${request_uri} HTTP/1.1`) =>
  ['request_path', 'is_changed_path', 'site_etag', 'site_not_found'].map(name =>
    lookUp(maps(), name, { request_uri, request, encoding_suffix: '.br' }),
  )

it.each([
  ['/', '/', '0', '"index.html, br"', '/404.html'],
  ['/?a=%20//#b', '/', '0', '"index.html, br"', '/404.html'],
  ['?a', '/', '0', '"index.html, br"', '/404.html'],
  ['/Robots.txt?a', '/Robots.txt', '0', '"robots.txt"', '/404.html'],
  ['/.well-known/security.txt', '/.well-known/security.txt', '0', '"security.txt"', '/404.html'],
  ['/nowhere', '/nowhere', '0', '', '/404.html'],
  ['/de', '/de', '0', '', '/de/404.html'],
  ['/de/a?b', '/de/a', '0', '', '/de/404.html'],
  ['/dev', '/dev', '0', '', '/404.html'],
  ['/a/de/b', '/a/de/b', '0', '', '/404.html'],
  ['/...', '/...', '0', '', '/404.html'],
])(
  'of %s nginx looks up the path %j, whether it is changed (%s), the ETag %j and the page %s',
  (target, ...expected) => {
    expect(found(target)).toEqual(expected)
  },
)

it.each(['/%41', '/a//b', '//a', '/./a', '/../a', '/a/..', '/a/.?b', '/a/..?b', '/#a', '/a#b'])(
  '%j is found changed, since nginx would make another path of it',
  target => {
    expect(found(target)[1]).toBe('1')
  },
)

it.each([
  ['GET /de/a HTTP/1.1', '/de/a', '1'],
  ['POST /de?b=c HTTP/1.0', '/de', '1'],
  ['GET /a b HTTP/1.1', '', '0'],
  ['GET /a\x7f HTTP/1.1', '', '0'],
  ['GET a HTTP/1.1', '', '0'],
  ['get /a HTTP/1.1', '', '0'],
  ['GET /a HTTP/2.0', '', '0'],
])('of a malformed path nginx knows the request line alone: %s', (request, path, isChanged) => {
  expect(found('', request).slice(0, 2)).toEqual([path, isChanged])
})

it('over HTTP/2 a path is looked up as it is', () => {
  expect(found('/de/a?b', 'GET /de/a?b HTTP/2.0')).toEqual(['/de/a', '0', '', '/de/404.html'])
})

it('each encoding of a file has its own ETag, and the site its address', () => {
  const etag = (encoding_suffix: string) =>
    lookUp(maps(), 'site_etag', { request_uri: '/', request: '', encoding_suffix })
  expect(['', '.gz', '.br'].map(etag)).toEqual([
    '"index.html"',
    '"index.html, gzip"',
    '"index.html, br"',
  ])
  expect(lookUp(maps(), 'site_origin', {})).toBe('https://www.example.com')
})
