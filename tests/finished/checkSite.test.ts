import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSite } from '../../contract/checkSite.mjs'
import { readManifest, siteFolder } from '../../contract/target.ts'

/** RFC 8032 §7.1, TEST 1, in the envelopes of RFC 8410. */
const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const pkcs8 = Buffer.from(`302e020100300506032b657004220420${secret}`, 'hex')
const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
const publicKey = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
const otherKey = 'MCowBQYDK2VwAyEAPUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw='

const manifestPath = '/.well-known/site-manifest.json'
const signaturePath = '/.well-known/site-manifest.sig'
const textsPath = '/.well-known/document-versions.json'
const address = 'https://www.example.com'
const today = '2027-02-02'

type Encoding = 'identity' | 'gzip' | 'br'
type Forms = Partial<Record<Encoding, Buffer>>

const decoders = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }

/** What the site serves: every form of every path. The tests change it. */
let served = new Map<string, Forms>()

const built = readManifest()
const bytesOf = (file: string) => readFileSync(join(siteFolder, file))
const forms = ({ variants }: (typeof built.files)[string]): Forms =>
  Object.fromEntries(Object.entries(variants).map(([name, { file }]) => [name, bytesOf(file)]))

function signatureOf(manifest: Buffer): Forms {
  return { identity: Buffer.from(`${sign(null, manifest, key).toString('base64')}\n`) }
}

function put(path: string, content: Buffer): void {
  served.set(path, { identity: content })
}

/** Serves another manifest, signed by whoever has the key. */
function putManifest(value: unknown): void {
  const manifest = Buffer.from(JSON.stringify(value))
  put(manifestPath, manifest)
  served.set(signaturePath, signatureOf(manifest))
}

function flip(content: Buffer, position: number): Buffer {
  const changed = Buffer.from(content)
  changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
  return changed
}

beforeEach(() => {
  served = new Map(Object.entries(built.files).map(([path, entry]) => [path, forms(entry)]))
  for (const [prefix, entry] of Object.entries(built.notFound)) {
    served.set(`${prefix}/404`, forms(entry))
  }
  served.set(signaturePath, signatureOf(bytesOf(manifestPath)))
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: Record<string, string> }) => {
    const own = served.get(url.pathname) ?? { identity: Buffer.from('not found') }
    const wanted = headers['Accept-Encoding'] as Encoding // the checker asks for these three
    const encoding = own[wanted] ? wanted : 'identity'
    return new Response(new Uint8Array(decoders[encoding](own[encoding] ?? Buffer.alloc(0))))
  })
})
afterEach(() => vi.unstubAllGlobals())

const faultsOf = async (options: Partial<Parameters<typeof checkSite>[1]> = {}) =>
  (await checkSite(address, { today, ...options })).faults
const manifest = JSON.parse(bytesOf(manifestPath).toString())
const paths: readonly string[] = Object.keys(manifest.files)
/** The manifest of a site of two files, for what does not depend on how many there are. */
const ofTwoFiles = {
  ...manifest,
  files: Object.fromEntries(['/robots.txt', textsPath].map(path => [path, manifest.files[path]])),
}

it('finds nothing in a site that serves what was signed', async () => {
  expect(paths.length).toBeGreaterThan(250)
  expect(await faultsOf({ key: publicKey, kept: manifest })).toEqual([])
})

describe('finds every flipped byte', () => {
  it('the first, the middle or the last one of every file', async () => {
    for (const [index, [path, { identity = Buffer.alloc(0) }]] of [...served].entries()) {
      if (path.startsWith('/.well-known/')) continue
      const last = identity.length - 1
      put(path, flip(identity, [0, last >> 1, last][index % 3] ?? 0))
    }
    const found = new Set((await faultsOf()).map(fault => fault.replace(/: .*/, '')))
    const others = paths.filter(path => !path.startsWith('/.well-known/'))
    expect([...found].toSorted()).toEqual(others.toSorted())
  })

  it.each(['gzip', 'br'] as const)('in the middle of every file compressed with %s', async name => {
    const compressed = [...served].filter(
      ([path, own]) => own[name] && !path.startsWith('/.well-known/site-manifest'),
    )
    for (const [path, own] of compressed) {
      const body = own[name] ?? Buffer.alloc(0)
      served.set(path, { ...own, [name]: flip(body, body.length >> 1) })
    }
    expect((await faultsOf()).toSorted()).toEqual(
      compressed.map(([path]) => `${path}: not the file of the manifest (${name})`).toSorted(),
    )
  })

  it('of the manifest and of its signature', async () => {
    // Without versions and with one file, so that thousands of checks take a second.
    const files = { '/robots.txt': manifest.files['/robots.txt'] }
    putManifest({ ...manifest, versions: [], files })
    put(textsPath, Buffer.from('{}'))
    expect(await faultsOf({ key: publicKey })).toEqual([])
    for (const path of [manifestPath, signaturePath]) {
      const original = served.get(path)?.identity ?? Buffer.alloc(0)
      for (let position = 0; position < original.length; position += 1) {
        put(path, flip(original, position))
        expect(await faultsOf({ key: publicKey }), `${path}, byte ${position}`).not.toEqual([])
      }
      put(path, original)
    }
  })
})

it('finds a file that is gone', async () => {
  putManifest(ofTwoFiles)
  served.delete('/robots.txt')
  expect(await faultsOf()).toEqual(
    ['identity', 'gzip', 'br'].map(name => `/robots.txt: not the file of the manifest (${name})`),
  )
})

describe('finds a published version that was edited', () => {
  beforeEach(() => putManifest(ofTwoFiles))
  const name = 'privacy-policy/1.9/en'
  const edit = () => {
    const texts = JSON.parse(bytesOf(textsPath).toString())
    const text = `${texts[name]}\nWe may share it.\n`
    const content = Buffer.from(JSON.stringify({ ...texts, [name]: text }))
    put(textsPath, content)
    return { content, text }
  }
  const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

  it('on the server alone', async () => {
    edit()
    expect(await faultsOf()).toContain('privacy-policy 1.9, en: its text was changed')
  })

  it('with a new list of files, signed', async () => {
    const { content } = edit()
    putManifest({ ...ofTwoFiles, files: { ...ofTwoFiles.files, [textsPath]: hash(content) } })
    expect(await faultsOf()).toEqual(['privacy-policy 1.9, en: its text was changed'])
  })

  it('with a new hash of its own, because the next version names the old one', async () => {
    const { content, text } = edit()
    const [first, ...later] = manifest.versions
    const { hash: _, ...link } = { ...first, texts: { ...first.texts, en: hash(text) } }
    const versions = [{ ...link, hash: hash(JSON.stringify(link)) }, ...later]
    const files = { ...ofTwoFiles.files, [textsPath]: hash(content) }
    putManifest({ ...manifest, versions, files })
    expect(await faultsOf()).toEqual([
      'privacy-policy 2.0: does not continue the version before it',
    ])
  })

  it('with a new chain, by a manifest kept from before', async () => {
    const { content, text } = edit()
    let previous: string | null = null
    const versions = manifest.versions.map((version: (typeof manifest.versions)[0]) => {
      const { hash: _, ...own } = version
      const texts = version.version === '1.9' ? { ...own.texts, en: hash(text) } : own.texts
      const link = { ...own, texts, previous }
      previous = hash(JSON.stringify(link))
      return { ...link, hash: previous }
    })
    const files = { ...ofTwoFiles.files, [textsPath]: hash(content) }
    putManifest({ ...manifest, versions, files })
    expect(await faultsOf()).toEqual([])
    expect(await faultsOf({ kept: manifest })).toEqual([
      'privacy-policy 1.9: changed since',
      'privacy-policy 2.0: changed since',
      'privacy-policy 3.0: changed since',
    ])
  })
})

describe('finds a manifest that proves nothing', () => {
  beforeEach(() => putManifest(ofTwoFiles))
  it('out of date: a week after the next build was due', async () => {
    expect(await faultsOf({ today: '2027-03-08' })).toEqual([])
    expect(await faultsOf({ today: '2027-03-09' })).toEqual([
      'manifest: out of date since 2027-03-08',
    ])
  })

  it('older than one that was seen before', async () => {
    expect(await faultsOf({ kept: { ...manifest, built: '2027-02-02' } })).toEqual([
      'manifest: older than that of 2027-02-02',
    ])
  })

  it('signed with another key than the one that is known', async () => {
    expect(await faultsOf({ key: otherKey })).toEqual(['manifest: not signed by the key'])
    expect(await faultsOf({ kept: { ...manifest, publicKey: otherKey } })).toEqual([
      'manifest: not signed by the key',
    ])
  })

  it('not signed at all', async () => {
    put(signaturePath, Buffer.from('unsigned\n'))
    expect(await faultsOf()).toEqual(['manifest: not signed by the key'])
    putManifest({ ...ofTwoFiles, publicKey: null })
    expect(await faultsOf()).toEqual(['manifest: not signed, the site names no key'])
  })
})

it('has at most 80 lines and imports nothing that Node does not have', () => {
  const source = bytesOf('check-site.mjs').toString()
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  expect(Array.from(source.matchAll(/ from '([^']+)'/g), ([, name]) => name)).toEqual([
    ...['node:crypto', 'node:fs', 'node:url'],
  ])
})
