import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../server/manifest.ts'
import { cloudflareRules } from '../../src/publish/hosts/cloudflare.ts'
import { netlifyRules } from '../../src/publish/hosts/netlify.ts'
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
        ['X-Of-Pages', '1'],
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
    '': {
      type: 'text/html',
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Vary', 'Accept-Encoding'],
        ['X-Of-Pages', '1'],
      ],
      variants: { identity: variant('404.html') },
    },
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

describe('the rules for Cloudflare Pages', () => {
  it('give every path the headers of a 404 page, without what the host adds, and files their own', () => {
    expect(cloudflareRules(manifest)._headers).toBe(
      `${[
        '/*\n  ! Access-Control-Allow-Origin\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n  X-Of-Pages: 1',
        '/robots.txt\n  Content-Type: text/plain; charset=utf-8',
        '/assets/a.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n  Content-Type: text/javascript; charset=utf-8',
      ].join('\n\n')}\n`,
    )
  })

  it('redirect', () => {
    expect(cloudflareRules(manifest)._redirects).toBe('/old /privacy-policy 301\n')
  })

  it('stop the build where the host would drop some of them in silence', () => {
    const scripts = Array.from({ length: 100 }, (_, number) => [
      `/assets/${number}.js`,
      { type: 'text/javascript', headers: [], variants: { identity: variant('a.js') } },
    ])
    const broken: Manifest = {
      ...manifest,
      headers: [['X-Long', 'x'.repeat(2_000)]],
      files: Object.fromEntries(scripts),
      redirects: Object.fromEntries(
        Array.from({ length: 2_001 }, (_, number) => [`/${number}`, '/']),
      ),
    }
    expect(() => cloudflareRules(broken)).toThrow(
      [
        'dist/hosts/cloudflare/_headers: has 101 rules, and Cloudflare Pages ignores those after the first 100. Take some out.',
        'dist/hosts/cloudflare/_redirects: has 2001 redirects, and Cloudflare Pages ignores those after the first 2000. Take some out.',
        'dist/hosts/cloudflare/_headers:3: has 2008 characters, and Cloudflare Pages ignores lines above 2000. Shorten its value.',
      ].join('\n'),
    )
  })
})

describe('the rules for Netlify', () => {
  it('state the headers of every response, and cache and type of every file', () => {
    expect(netlifyRules(manifest)._headers).toBe(
      `${[
        '/*\n  X-Frame-Options: DENY\n  X-Of-Pages: 1',
        '/\n  Cache-Control: no-cache\n  Content-Type: text/html; charset=utf-8',
        '/robots.txt\n  Cache-Control: no-cache\n  Content-Type: text/plain; charset=utf-8',
        '/assets/a.js\n  Cache-Control: public, max-age=31536000, immutable\n  Content-Type: text/javascript; charset=utf-8',
      ].join('\n\n')}\n`,
    )
  })

  it('force redirects, and show the 404 page of each language', () => {
    expect(netlifyRules(manifest)._redirects).toBe(
      '/old /privacy-policy 301!\n/de/* /de/404.html 404\n',
    )
  })

  it('hold no redirect that would lead to itself, since slashes at the end do not count', () => {
    const redirects = {
      '/privacy-policy/': '/privacy-policy',
      '/en': '/',
      '/en/': '/',
      '/privacy-policy.html': '/privacy-policy',
    }
    expect(netlifyRules({ ...manifest, redirects, notFound: {} })._redirects).toBe(
      '/en / 301!\n/privacy-policy.html /privacy-policy 301!\n',
    )
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
