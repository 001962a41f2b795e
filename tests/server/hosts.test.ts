import { describe, expect, it } from 'vitest'
import { cloudflareFaults, cloudflareRules, netlifyRules } from '../../server/hosts.ts'
import type { Manifest, ManifestEntry } from '../../server/manifest.ts'

const variant = (file: string) => ({ file, etag: `"of ${file}"` })

const manifest: Manifest = {
  headers: [
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=()'],
  ],
  assetHeaders: [['X-Content-Type-Options', 'nosniff']],
  files: {
    '/': {
      policy: 'document',
      type: 'text/html; charset=utf-8',
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Vary', 'Accept-Encoding'],
        ['X-Of-Pages', '1'],
      ],
      variants: { identity: variant('index.html'), br: variant('a'), gzip: variant('b') },
    },
    '/robots.txt': {
      policy: 'document',
      type: 'text/plain; charset=utf-8',
      headers: [['Cache-Control', 'no-cache']],
      variants: { identity: variant('robots.txt') },
    },
    '/assets/a.js': {
      policy: 'asset',
      type: 'text/javascript; charset=utf-8',
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
      variants: { identity: variant('assets/a.js') },
    },
  },
  earlierAssets: {},
  redirects: { '/old': '/privacy-policy' },
  notFound: {
    '': {
      policy: 'document',
      type: 'text/html',
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Vary', 'Accept-Encoding'],
        ['X-Of-Pages', '1'],
      ],
      variants: { identity: variant('404.html') },
    },
    '/de': {
      policy: 'document',
      type: 'text/html',
      headers: [],
      variants: { identity: variant('de/404.html') },
    },
  },
}

describe('the rules for Cloudflare Pages', () => {
  it('give every path the headers of a 404 page, without what the host adds, and files their own', () => {
    expect(cloudflareRules(manifest)._headers).toBe(
      `${[
        '/*\n  ! Access-Control-Allow-Origin\n  Referrer-Policy: no-referrer\n  Permissions-Policy: camera=()\n  Cache-Control: no-cache\n  X-Of-Pages: 1',
        '/robots.txt\n  Content-Type: text/plain; charset=utf-8',
        '/assets/a.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n  Content-Type: text/javascript; charset=utf-8',
      ].join('\n\n')}\n`,
    )
  })

  it('spend none on types that the host gives by itself', () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const { '/robots.txt': text } = manifest.files
    const files = Object.fromEntries(
      [
        ['/a.md', 'text/markdown; charset=utf-8'],
        ['/a.docx', word],
        ['/a.json', 'application/json'],
      ].map(([path, type]) => [path, { ...text, type }]),
    )
    const { _headers } = cloudflareRules({ ...manifest, files } as Manifest /* the text is there */)
    expect(_headers.match(/^\/.*$/gm)).toEqual(['/*', '/*.md'])
  })

  it('state the type of a file whose name has no ending', () => {
    const { '/robots.txt': text } = manifest.files
    const file = '.well-known/apple-app-site-association'
    const association = { ...text, type: 'application/json', variants: { identity: variant(file) } }
    const files = { [`/${file}`]: association }
    const { _headers } = cloudflareRules({ ...manifest, files } as Manifest /* the text is there */)
    expect(_headers.split('\n\n')[1]).toBe(`/${file}\n  Content-Type: application/json\n`)
  })

  it('are one for all Markdown files', () => {
    const { '/robots.txt': text } = manifest.files
    const markdown = { ...text, type: 'text/markdown; charset=utf-8' }
    const files = { '/robots.txt': text, '/a.md': markdown, '/de/b.md': markdown }
    const { _headers } = cloudflareRules({ ...manifest, files } as Manifest /* the text is there */)
    expect(_headers.match(/^\/.*$/gm)).toEqual(['/*', '/robots.txt', '/*.md'])
    expect(_headers).toMatch(/\n\/\*\.md\n {2}Content-Type: text\/markdown; charset=utf-8\n$/)
  })

  it('spend one on all pictures of the company, which are in a folder named by a hash', () => {
    const { '/assets/a.js': asset } = manifest.files
    const immutable = ['a-480.avif', 'a-480.webp', 'b-480.jpg'].map(name => [
      `/media/1234abcd/${name}`,
      { ...asset, type: `image/${name.endsWith('jpg') ? 'jpeg' : name.slice(-4)}` },
    ])
    // Those of earlier builds are asked for again, as any path is.
    const earlier = { ...asset, type: 'image/webp', headers: [['Cache-Control', 'no-cache']] }
    const files = Object.fromEntries([...immutable, ['/media/00000000/a-480.webp', earlier]])
    const { _headers } = cloudflareRules(
      { ...manifest, files } as Manifest /* the asset is there */,
    )
    expect(_headers.split('\n\n').slice(1)).toEqual([
      '/media/1234abcd/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
    ])
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
    const [headers, redirects] = ['_headers', '_redirects'].map(
      name => `dist/hosts/cloudflare/${name}`,
    )
    const ignores = 'and Cloudflare Pages ignores'
    expect(cloudflareFaults(cloudflareRules(broken))).toEqual([
      {
        file: headers,
        message: `has 101 rules, ${ignores} those after the first 100. Take some out`,
      },
      {
        file: headers,
        line: 3,
        message: `has 2008 characters, ${ignores} lines above 2000. Shorten its value`,
      },
      {
        file: redirects,
        message: `has 2001 redirects, ${ignores} those after the first 2000. Take some out`,
      },
    ])
  })

  it('may be as many and as long as the host reads', () => {
    const asset = manifest.files['/assets/a.js']
    const full: Manifest = {
      ...manifest,
      headers: [['X-Long', 'x'.repeat(1_992)]],
      files: Object.fromEntries(
        Array.from({ length: 99 }, (_, number) => [`/assets/${number}.js`, asset]),
      ) as Manifest['files'] /* the file exists */,
      redirects: Object.fromEntries([
        ...Array.from({ length: 1_999 }, (_, number) => [`/${number}/`, `/${number}`]),
        [`/${'x'.repeat(990)}`, '/old'],
      ]),
    }
    const { _headers, _redirects } = cloudflareRules(full)
    expect(_headers.match(/^\//gm)).toHaveLength(100)
    expect(_headers).toMatch(/^ {2}X-Long: x{1992}$/m)
    expect(_redirects.trim().split('\n')).toHaveLength(2_000)
    expect(_redirects).toContain('/1998/ /1998 301\n')
    const longer = { ...manifest, redirects: { [`/${'x'.repeat(991)}`]: '/old' } }
    expect(cloudflareFaults(cloudflareRules(full))).toEqual([])
    expect(cloudflareFaults(cloudflareRules(longer))).toMatchObject([
      { file: 'dist/hosts/cloudflare/_redirects', line: 1 },
    ])
  })

  it('leave out the spellings that the host redirects itself, where there are too many', () => {
    const pages = Array.from({ length: 800 }, (_, number) => `/${number}`)
    const redirects = Object.fromEntries([
      ...pages.flatMap(path => [
        [`${path}/`, path],
        [`${path}.html`, path],
        [`/en${path}`, path],
      ]),
    ])
    const rules = cloudflareRules({ ...manifest, redirects })._redirects
    expect(rules.trim().split('\n')).toHaveLength(800)
    expect(rules).toContain('/en/7 /7 301\n')
  })
})

/** A site with a picture that others may show. */
const withCards: Manifest = {
  ...manifest,
  headers: [...manifest.headers, ['Cross-Origin-Resource-Policy', 'same-origin']],
  files: {
    ...manifest.files,
    ...Object.fromEntries(
      ['/cards/a.en.png', '/cards/a.de.png', '/media/1234abcd/sharing.jpg'].map(path => [
        path,
        {
          policy: 'document',
          type: path.endsWith('.png') ? 'image/png' : 'image/jpeg',
          headers: [
            ['Cache-Control', 'no-cache'],
            ['Cross-Origin-Resource-Policy', 'cross-origin'],
          ],
          variants: { identity: variant(path) },
        } satisfies ManifestEntry,
      ]),
    ),
  },
}

describe('a header that a file has otherwise than every response', () => {
  it('takes the place of the other at Cloudflare Pages, by one rule for all cards', () => {
    const rules = cloudflareRules(withCards)._headers.split('\n\n')
    const rule = '\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin'
    expect(rules.at(-2)).toBe(`/cards/*${rule}`)
    expect(rules.at(-1)).toBe(`/media/1234abcd/sharing.jpg${rule}\n`)
    expect(rules[0]).toContain('\n  Cross-Origin-Resource-Policy: same-origin')
  })

  it('is given to each file alone at Netlify, which would join two values', () => {
    const rules = netlifyRules(withCards)._headers.split('\n\n')
    expect(rules[0]).not.toContain('Cross-Origin-Resource-Policy')
    const given = rules.map(rule => {
      const [path] = rule.split('\n', 1)
      return [path, /Cross-Origin-Resource-Policy: (\S+)/.exec(rule)?.[1]]
    })
    expect(given).toEqual([
      ['/*', undefined],
      ['/', 'same-origin'],
      ['/robots.txt', 'same-origin'],
      ['/assets/a.js', 'same-origin'],
      ['/cards/a.en.png', 'cross-origin'],
      ['/cards/a.de.png', 'cross-origin'],
      ['/media/1234abcd/sharing.jpg', 'cross-origin'],
    ])
  })
})

describe('the rules for Netlify', () => {
  it('state the headers of every response, and cache and type of every file', () => {
    expect(netlifyRules(manifest)._headers).toBe(
      `${[
        '/*\n  Referrer-Policy: no-referrer\n  Permissions-Policy: camera=()\n  X-Of-Pages: 1',
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

  it('lead from an address to where it leads without a slash', () => {
    const redirects = { '/old.md': '/new.md', '/old.md/': '/new' }
    const rules = netlifyRules({ ...manifest, redirects, notFound: {} })._redirects
    // The first rule that matches holds.
    expect(rules).toMatch(/^\/old\.md \/new\.md 301!\n/)
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
