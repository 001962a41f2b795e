import { describe, expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'
import { cacheControl, securityHeaders } from '../../server/policy.ts'
import { cdnHeaders, cdnRedirects } from '../../src/publish/servers/cdn.ts'
import { nginxHeaders, nginxPaths } from '../../src/publish/servers/nginx.ts'

const headersFor = (origin: string) =>
  new Map(securityHeaders({ origin, styleHashes: ["'sha256-s'"], scriptHashes: [] }))

describe('the policy', () => {
  it('asks browsers for https only where the origin is https', () => {
    const http = headersFor('http://localhost:8080')
    const https = headersFor('https://www.studio-app.com')
    expect(http.has('Strict-Transport-Security')).toBe(false)
    expect(http.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
    expect(https.get('Strict-Transport-Security')).toMatch(/^max-age=63072000/)
    expect(https.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
  })

  it('allows no inline code, no connection and no untyped markup', () => {
    const policy = headersFor('https://a.example').get('Content-Security-Policy') ?? ''
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("default-src 'none'")
  })

  it('names every header once', () => {
    const names = securityHeaders({
      origin: 'https://a.example',
      styleHashes: [],
      scriptHashes: [],
    })
    expect(new Set(names.map(([name]) => name.toLowerCase())).size).toBe(names.length)
  })
})

it('hashed assets are kept for a year, everything else is asked for again', () => {
  for (const [path, { cache }] of Object.entries(readManifest().files)) {
    const isAsset = path.startsWith('/assets/')
    expect(cacheControl[cache]).toBe(isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
})

it('the short addresses people guess lead to the documents', () => {
  expect(readManifest().redirects).toMatchObject({
    '/privacy': '/privacy-policy',
    '/terms': '/terms-of-service',
    '/dpa': '/data-processing-agreement',
    '/datenschutz': '/de/privacy-policy',
    '/agb': '/de/terms-of-service',
    '/avv': '/de/data-processing-agreement',
    '/de/privacy': '/de/privacy-policy',
    '/de/terms': '/de/terms-of-service',
    '/de/dpa': '/de/data-processing-agreement',
  })
})

describe('a change of the policy reaches every dialect', () => {
  const manifest = readManifest()
  const changed = { ...manifest, headers: [...manifest.headers, ['X-New', 'new value'] as const] }
  const moved = { ...manifest, redirects: { ...manifest.redirects, '/old': '/privacy-policy' } }

  it('headers', () => {
    expect(nginxHeaders(changed)).toContain('add_header X-New "new value" always;')
    expect(cdnHeaders(changed)).toContain('  X-New: new value')
    for (const [name, value] of manifest.headers) {
      expect(nginxHeaders(manifest)).toContain(`add_header ${name} "${value}" always;`)
      expect(cdnHeaders(manifest)).toContain(`  ${name}: ${value}`)
    }
  })

  it('redirects', () => {
    expect(nginxPaths(moved, 'https://a.example')).toMatch(/"~\^\/old\$"\s+"\/privacy-policy";/)
    expect(cdnRedirects(moved)).toContain('/old /privacy-policy 301')
  })

  it('a value that nginx would misread stops the build', () => {
    const broken = { ...manifest, headers: [['X-New', 'a "quoted" $value'] as const] }
    expect(() => nginxHeaders(broken)).toThrow('nginx cannot hold this header value')
  })
})
