import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EncodedFile } from '../../../src/build/output/files.ts'
import { finalize } from '../../../src/build/output/finalize.ts'
import { publicFiles } from '../../../src/build/output/publicFiles.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'

const yaml = `brand: Longhand
origin: https://www.example.com
languages: { site: [en], legal: [en] }
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-files-'))
  writeFileSync(join(folder, 'site.yaml'), yaml)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, content: string | Buffer = 'as it is'): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const load = () => loadSite({ folder, today: '2025-06-01' })

/** Every encoding is made anew. */
const noCache = (_recipe: string, _content: string | Buffer, make: () => Promise<Buffer>) => make()

const read = () => publicFiles(load(), noCache)

/** What is said of the files, without the folder of this test. */
async function fault(of: Promise<unknown>): Promise<string> {
  const message = await of.then(
    () => '',
    (error: Error) => error.message,
  )
  return message.replaceAll(/\S*public-files-[^/]+\//g, '')
}

it.each([
  ['.well-known/apple-app-site-association', 'application/json'],
  ['.well-known/assetlinks.json', 'application/json'],
  ['app-ads.txt', 'text/plain; charset=utf-8'],
  ['google0123456789abcdef.html', 'text/html; charset=utf-8'],
  ['BingSiteAuth.xml', 'application/xml; charset=utf-8'],
  ['press/LOGO.PNG', 'image/png'],
  ['.well-known/unknown', 'application/octet-stream'],
  ['archive.xyz', 'application/octet-stream'],
])('%s is served as %s, byte for byte', async (name, type) => {
  const content = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0, 0xff])
  put(`public/${name}`, content)
  const files = await read()
  expect(files.map(({ file, type: given }) => [file, given])).toEqual([[name, type]])
  expect(files[0]?.encoded.identity.equals(content)).toBe(true)
})

it('what systems and editors leave there is left out', async () => {
  for (const name of [
    '.DS_Store',
    '.#a.txt',
    '#a.txt#',
    'a.txt~',
    '.a.txt.swp',
    'Thumbs.db',
    'desktop.ini',
  ])
    put(`public/${name}`)
  put('public/a.txt')
  expect((await read()).map(({ file }) => file)).toEqual(['a.txt'])
})

it.each([
  ['a b.txt', 'a b.txt: has a name that servers read in different ways. Name it with letters'],
  ['größe.txt', 'größe.txt: has a name that servers read in different ways.'],
  ['100%.txt', '100%.txt: has a name that servers read in different ways.'],
  ['$a.txt', '$a.txt: has a name that servers read in different ways.'],
  ['assets/a.js', 'assets/a.js: is in a folder that the build fills. Move it out of assets/'],
  ['_headers', '_headers: has a name that hosts keep to themselves. Rename _headers, or take'],
])('%s is refused by its name', async (name, message) => {
  put(`public/${name}`)
  expect(await fault(read())).toContain(`public/${message}`)
})

it('a file of more than 5 MB is refused, one of 5 MB is not', async () => {
  put('public/large.pdf', Buffer.alloc(5_000_000))
  expect(await read()).toHaveLength(1)
  put('public/large.pdf', Buffer.alloc(5_000_001))
  expect(await fault(read())).toContain(
    'public/large.pdf: has 5000001 bytes, and the site serves at most 5000000. Make it smaller',
  )
})

it('a file with the name of another one, or of its compressed form, is refused', async () => {
  put('public/data.json', '[]'.padEnd(1_000))
  put('public/data.json.br')
  put('public/data.json.txt')
  put('public/Press.pdf')
  put('public/press.pdf')
  const site = load()
  const finished = { pages: [], files: [], earlier: [], supplied: await read(), lastAddresses: [] }
  const taken = 'which is a file or a folder of the build. Rename it, or take it out.'
  expect(
    (await fault(finalize(site, join(folder, 'dist'), finished))).split('\n').toSorted(),
  ).toEqual([
    `public/Press.pdf: would be at /Press.pdf, ${taken}`,
    `public/data.json.br: would be at /data.json.br, ${taken}`,
    `public/press.pdf: would be at /press.pdf, ${taken}`,
  ])
})

it('more than 50 files are refused, 50 are not', async () => {
  for (let number = 0; number < 50; number += 1) put(`public/${number}.txt`)
  expect(await read()).toHaveLength(50)
  put('public/50.txt')
  expect(await fault(read())).toContain(
    'public: holds 51 files, and the site serves at most 50 of them. Take some out',
  )
})

it('a file for the root beside the folder is not passed over in silence', () => {
  put('.well-known/assetlinks.json')
  expect(load).toThrow(
    '.well-known/assetlinks.json: is not a file of the site, and nothing would show it. Correct its name (site.yaml, data.yaml, published.yaml, texts/, versions/, facts/, pages/, media/ and public/ are read), put it into public/ if it is for the root of the site, or',
  )
})

it.each([
  ['imprint', ''],
  ['robots.txt', 'which is a file or a folder of the build'],
  ['Robots.TXT', 'which is a file or a folder of the build'],
  ['404.html', 'which is a file or a folder of the build'],
  ['privacy-policy', 'which is a page of the site'],
  ['privacy-policy.html', 'which leads to /privacy-policy'],
  ['robots.txt.br', 'which is a file or a folder of the build'],
  ['robots.txt/a', 'which is a file or a folder of the build'],
  ['healthz', 'which says whether the server is up'],
  ['app-ads.txt', ''],
])('%s: an address that the site has for something else is refused', async (name, taken) => {
  put(`public/${name}`)
  const site = load()
  const encoded = { identity: Buffer.from('text') }
  const pages = pageTable(site)
    .all.filter(({ file }) => ['privacy-policy.html', '404.html'].includes(file))
    .map(page => ({
      page,
      file: { file: page.file, encoded },
      contents: { styleHashes: [], scriptHashes: [], hasClips: false, ids: [], links: [] },
    }))
  const files: EncodedFile[] = [{ file: 'robots.txt', encoded }]
  const finished = { pages, files, earlier: [], supplied: await read(), lastAddresses: [] }
  expect(await fault(finalize(site, join(folder, 'dist'), finished))).toBe(
    taken && `public/${name}: would be at /${name}, ${taken}. Rename it, or take it out.`,
  )
})

it('an address that the company leads to a page is refused where a file of the site has it', async () => {
  const redirects = 'redirects: { /robots.txt: privacy-policy, /old.txt: privacy-policy }\n'
  writeFileSync(join(folder, 'site.yaml'), yaml + redirects)
  const encoded = { identity: Buffer.from('text') }
  const finished = {
    pages: [],
    files: [{ file: 'robots.txt', encoded }],
    earlier: [],
    supplied: [],
    lastAddresses: [],
  }
  const message = await fault(finalize(load(), join(folder, 'dist'), finished))
  expect(message).toBe(
    'site.yaml:4: redirects: "/robots.txt" is a file of the site. Leave the line out.',
  )
})
