import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EncodedFile } from '../../../src/build/output/files.ts'
import { finalize } from '../../../src/build/output/finalize.ts'
import type { FinishedPage } from '../../../src/build/output/finishPages.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'

const site = loadSite({ folder: 'tests/sites/one-language', today: '2025-06-01' })

const compressed = (file: string): EncodedFile => ({
  file,
  encoded: {
    identity: Buffer.from(`${file} as it is`),
    br: Buffer.from(`${file} with brotli`),
    gzip: Buffer.from(`${file} with gzip`),
  },
})
const uncompressed = (file: string): EncodedFile => ({
  file,
  encoded: { identity: Buffer.from(`/${file} alone`) },
})

/** A page of the site, by its file. */
function page(file: string, targets: readonly string[] = []): FinishedPage {
  const entry = pageTable(site).all.find(known => known.file === file)
  if (!entry) throw new Error(`the site has no page ${file}`)
  return {
    page: entry,
    file: compressed(file),
    contents: {
      styleHashes: ["'sha256-every'", `'sha256-${file}'`],
      scriptHashes: ["'sha256-run'"],
      hasClips: false,
      ids: [],
      links: targets.map(target => ({ target, hreflang: undefined })),
    },
  }
}

const pages = [page('index.html'), page('privacy-policy.html', ['/robots.txt']), page('404.html')]
const files = [uncompressed('robots.txt'), uncompressed('assets/a.woff2')]

let output = ''
beforeEach(() => {
  output = join(mkdtempSync(join(tmpdir(), 'written-site-')), 'dist')
})
afterEach(() => rmSync(join(output, '..'), { recursive: true, force: true }))

const write = (of = pages, others = files) =>
  finalize(site, output, { pages: of, files: others, earlier: [], supplied: [], lastAddresses: [] })

const read = (file: string) => readFileSync(join(output, file), 'utf8')

/** Every file of the output, by its path. */
const written = () =>
  readdirSync(output, { recursive: true })
    .map(String)
    .filter(name => statSync(join(output, name)).isFile())
    .toSorted()

describe('a site that is written', () => {
  it('holds files in every encoding, what servers read, and the uploads', async () => {
    await write()
    const sent = ['404.html', 'assets/a.woff2', 'index.html', 'privacy-policy.html', 'robots.txt']
    const confs = ['asset-headers', 'headers', 'locations', 'maps', 'responses']
    expect(written()).toEqual([
      ...['cloudflare', 'netlify'].flatMap(host =>
        ['404.html', '_headers', '_redirects', ...sent.slice(1)].map(
          file => `hosts/${host}/${file}`,
        ),
      ),
      'manifest.json',
      ...confs.map(name => `nginx/${name}.conf`),
      ...sent.flatMap(file =>
        ['', ...(file.endsWith('.html') ? ['.br', '.gz'] : [])].map(form => `site/${file}${form}`),
      ),
    ])
    expect(read('site/index.html.br')).toBe('index.html with brotli')
    expect(read('site/404.html.gz')).toBe('404.html with gzip')
    expect(read('hosts/netlify/privacy-policy.html')).toBe('privacy-policy.html as it is')
  })

  it('tells the servers where each file is, what it is, and what tells it from another', async () => {
    await write()
    const { files: listed, notFound } = JSON.parse(read('manifest.json'))
    const revalidated = [
      ['Cache-Control', 'no-cache'],
      ['Vary', 'Accept-Encoding'],
    ]
    expect(listed['/']).toEqual({
      policy: 'document',
      type: 'text/html; charset=utf-8',
      headers: revalidated,
      // The first 22 characters of the SHA-256 of each content, in base64url.
      variants: {
        identity: { file: 'index.html', etag: '"FAVp6a1EHhUjJcmmRaKoK6"' },
        br: { file: 'index.html.br', etag: '"oWTDFTPt0C6y57aXND-1og"' },
        gzip: { file: 'index.html.gz', etag: '"cwKLmJGt42nAsQM0jgTE6O"' },
      },
    })
    expect(listed['/assets/a.woff2']).toEqual({
      policy: 'asset',
      type: 'font/woff2',
      headers: [
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ['Vary', 'Accept-Encoding'],
      ],
      variants: { identity: { file: 'assets/a.woff2', etag: '"sb6PXI0SG473Jb5i9xLNoQ"' } },
    })
    expect(Object.keys(listed)).toEqual(['/', '/privacy-policy', '/robots.txt', '/assets/a.woff2'])
    expect(notFound).toEqual({ '': expect.objectContaining({ headers: revalidated }) })
    expect(notFound[''].variants.identity.file).toBe('404.html')
  })

  it('allows the styles and scripts of every page, each once, and none to assets', async () => {
    await write()
    const { headers } = JSON.parse(read('manifest.json'))
    const policy: string = new Map<string, string>(headers).get('Content-Security-Policy') ?? ''
    expect(policy).toContain(
      "style-src 'sha256-every' 'sha256-index.html' 'sha256-privacy-policy.html' 'sha256-404.html';",
    )
    expect(policy).toContain("script-src 'self' 'sha256-run';")
  })

  it('promises https as the company’s file says', async () => {
    const hsts = { maxAgeDays: 730, includeSubDomains: 'yes', preload: 'yes' } as const
    const config = { ...site.config, origin: 'https://www.example.com', hsts }
    await finalize({ ...site, config }, output, {
      pages,
      files,
      earlier: [],
      supplied: [],
      lastAddresses: [],
    })
    const headers = new Map<string, string>(JSON.parse(read('manifest.json')).headers)
    expect(headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  })

  it('is the last one still where a link leads nowhere', async () => {
    await write()
    const before = written()
    const lost = [page('index.html', ['/lost']), page('404.html')]
    await expect(write(lost)).rejects.toThrow('the link "/lost" does not')
    expect(written()).toEqual(before)
  })

  it('is the last one still where nothing answers at an address that the site has had', async () => {
    await write()
    const before = written()
    const addresses = { file: 'site/.addresses.txt', text: '/\n/privacy-policy\n/news\n' }
    const finished = { pages, files, earlier: [], supplied: [], lastAddresses: ['/feed'] }
    const attempt = finalize({ ...site, addresses }, output, finished)
    await expect(attempt).rejects.toThrow(
      /^site\/\.addresses\.txt:3: \/news was an address .*redirects: \{ \/news: \/ }\.\n.*site\.yaml:1: \/feed is an address of the last build/,
    )
    expect(written()).toEqual(before)
  })

  it('as a preview of drafts says so to servers, and keeps search engines out', async () => {
    const preview = { ...site, showsDrafts: true }
    await finalize(preview, output, { pages, files, earlier: [], supplied: [], lastAddresses: [] })
    const manifest = JSON.parse(read('manifest.json'))
    expect(manifest.showsDrafts).toBe(true)
    expect(manifest.headers).toContainEqual(['X-Robots-Tag', 'noindex'])
    await write()
    expect(JSON.parse(read('manifest.json')).headers).not.toContainEqual([
      'X-Robots-Tag',
      'noindex',
    ])
  })

  it('needs a type for each file', async () => {
    await expect(write(pages, [...files, uncompressed('a.b.psd')])).rejects.toThrow(
      'a.b.psd: no media type. Add its ending to src/build/output/files.ts',
    )
  })
})
