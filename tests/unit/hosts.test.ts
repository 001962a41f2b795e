import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../server/manifest.ts'
import { cdnHeaders, cdnRedirects } from '../../src/publish/hosts/cdn.ts'
import {
  nginxHeaders,
  nginxHealth,
  nginxLocations,
  nginxPaths,
  nginxTypes,
} from '../../src/publish/hosts/nginx.ts'

const variant = (file: string) => ({ file, etag: '"1"' })

const manifest: Manifest = {
  headers: [['X-Frame-Options', 'DENY']],
  files: {
    '/': {
      type: 'text/html; charset=utf-8',
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Vary', 'Accept-Encoding'],
      ],
      variants: { identity: variant('index.html'), br: variant('a'), gzip: variant('b') },
    },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      headers: [['Cache-Control', 'no-cache']],
      variants: { identity: variant('robots.txt') },
    },
    '/assets/a.js': {
      type: 'text/javascript; charset=utf-8',
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
      variants: { identity: variant('assets/a.js') },
    },
  },
  redirects: { '/old': '/privacy-policy' },
  notFound: {
    '': { type: 'text/html', headers: [], variants: { identity: variant('404.html') } },
    '/de': { type: 'text/html', headers: [], variants: { identity: variant('de/404.html') } },
  },
  healthPath: '/up',
  responses: {
    health: { status: 200, headers: [['Cache-Control', 'no-store']], body: 'ok\n' },
    redirect: { status: 301, headers: [['Cache-Control', 'no-cache']], body: '' },
    methodNotAllowed: { status: 405, headers: [['Allow', 'GET, HEAD']], body: 'No\n' },
    badRequest: { status: 400, headers: [['Cache-Control', 'no-store']], body: 'Bad\n' },
  },
}

describe('_headers and _redirects for CDNs', () => {
  it('state the headers of every response, and cache and type of every file', () => {
    expect(cdnHeaders(manifest)).toBe(
      `${[
        '/*\n  X-Frame-Options: DENY',
        '/\n  Cache-Control: no-cache\n  Content-Type: text/html; charset=utf-8',
        '/robots.txt\n  Cache-Control: no-cache\n  Content-Type: text/plain; charset=utf-8',
        '/assets/a.js\n  Cache-Control: public, max-age=31536000, immutable\n  Content-Type: text/javascript; charset=utf-8',
      ].join('\n\n')}\n`,
    )
  })

  it('state the redirects', () => {
    expect(cdnRedirects(manifest)).toBe('/old /privacy-policy 301\n')
  })
})

describe('the files that nginx includes', () => {
  const paths = nginxPaths(manifest, 'https://www.example.com')

  it('state the headers of every response', () => {
    expect(nginxHeaders(manifest)).toContain('add_header X-Frame-Options "DENY" always;')
  })

  it('state paths, redirects and cache rules exactly', () => {
    expect(paths).toMatch(/"~\^\/old\$"\s+"\/privacy-policy";/)
    expect(paths).toMatch(/"~\^\/robots\\\.txt\$"\s+"\/site\/robots\.txt";/)
    expect(paths).toMatch(/map \$request_path \$site_cache \{\n {2}default\s+"no-cache";/)
    expect(paths).toMatch(/"~\^\/assets\/a\\\.js\$"\s+"public, max-age=31536000, immutable";/)
    expect(paths).toMatch(/map \$status \$site_allow \{\n {2}default ""; *\n {2}405 +"GET, HEAD";/)
    expect(paths).toMatch(/"~\^\/de\(\?:\/\|\$\)" "\/not-found\/de\/404\.html";/)
  })

  it('state the fixed responses and the media types', () => {
    expect(nginxHealth(manifest)).toContain('location = /up {')
    expect(nginxLocations(manifest)).toContain(String.raw`return 405 "No\n";`)
    expect(nginxTypes()).toContain(String.raw`location ~ \.woff2(?:\.br|\.gz)?$ {`)
    expect(nginxTypes()).toContain('default_type "font/woff2";')
  })

  it('a value that nginx would misread stops the build', () => {
    const broken = { ...manifest, headers: [['X-New', 'a "quoted" $value'] as const] }
    expect(() => nginxHeaders(broken)).toThrow('nginx cannot hold this header value')
  })
})
