import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sign } from '../../scripts/commands/sign.ts'
import { fixedResponses } from '../../server/cachePolicy.ts'
import { strongEtag } from '../../server/etag.ts'
import { callOn } from '../sites/callCommand.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sign-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const signaturePath = '/.well-known/site-manifest.sig'
const inFolder = (file: string) => join(folder, file)
const callSign = (...parameters: string[]) =>
  callOn(sign, { SITE_OUT: inFolder('dist') })('tests/sites/unsupplied', ...parameters)

/** A build of one page and the files about it, whose manifest names a key. */
function writeBuild(publicKey: string | null): string {
  const manifest = JSON.stringify({ origin: 'https://www.example.com', publicKey })
  mkdirSync(inFolder('dist/site/.well-known'), { recursive: true })
  writeFileSync(inFolder('dist/site/index.html'), '<p>A page')
  writeFileSync(inFolder('dist/site/.well-known/site-manifest.json'), manifest)
  writeFileSync(inFolder(`dist/site${signaturePath}`), 'unsigned\n')
  const entry = (file: string, etag: string) => ({
    ...{ policy: 'document', type: 'text/plain', headers: [] },
    variants: { identity: { file, etag } },
  })
  const files = {
    '/': entry('index.html', '"page"'),
    [signaturePath]: entry(signaturePath.slice(1), '"unsigned"'),
  }
  const notFound = { '': entry('index.html', '"page"') }
  const built = { headers: [], assetHeaders: [], files, redirects: {}, notFound }
  const responses = fixedResponses
  writeFileSync(
    inFolder('dist/manifest.json'),
    JSON.stringify({ ...built, responses, healthPath: '/healthz' }),
  )
  return manifest
}

async function createKey() {
  const { output } = await callSign('--create', inFolder('key.pem'))
  return /verification: \{ publicKey: '([^']+)' \},$/m.exec(output)?.[1] ?? ''
}

describe('npm run sign', () => {
  it('creates a key that only its owner may read, and says what to write into site.ts', async () => {
    expect(await createKey()).toMatch(/^MCowBQYDK2VwAyEA[\w+/]{43}=$/)
    expect(statSync(inFolder('key.pem')).mode & 0o777).toBe(0o600)
  })

  it('replaces no key', async () => {
    writeFileSync(inFolder('key.pem'), 'of another site')
    const { code, output } = await callSign('--create', inFolder('key.pem'))
    expect([code, readFileSync(inFolder('key.pem'), 'utf8')]).toEqual([1, 'of another site'])
    expect(output).toContain('exists already. A key that has signed is kept: name another file')
  })

  it('puts the signature where every server finds it, with its validator', async () => {
    const publicKey = await createKey()
    const manifest = writeBuild(publicKey)
    const { code, output } = await callSign(inFolder('key.pem'))
    expect(output).toBe(`Signed the build in ${inFolder('dist')}. Deploy it as it is now.`)
    expect(code).toBe(0)
    const line = readFileSync(inFolder(`dist/site${signaturePath}`), 'utf8')
    const key = { key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' } as const
    expect(verify(null, Buffer.from(manifest), key, Buffer.from(line, 'base64'))).toBe(true)
    for (const host of ['cloudflare', 'netlify']) {
      expect(readFileSync(inFolder(`dist/hosts/${host}${signaturePath}`), 'utf8')).toBe(line)
    }
    const { files } = JSON.parse(readFileSync(inFolder('dist/manifest.json'), 'utf8'))
    const etag = strongEtag(Buffer.from(line))
    expect(files[signaturePath].variants.identity.etag).toBe(etag)
    expect(readFileSync(inFolder('dist/nginx/maps.conf'), 'utf8')).toContain(etag)
  })

  it('names a place where no key can be written', async () => {
    const { code, output } = await callSign('--create', inFolder('missing/key.pem'))
    expect(output).toBe(
      `Nothing was signed. Correct this and try again:\n${inFolder('missing/key.pem')}: cannot be written: its folder does not exist. Name a place where it can.`,
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      'a folder',
      () => {
        mkdirSync(inFolder('keys'))
        return 'keys'
      },
      'keys: cannot be read: it is a folder. Name a file that can.',
    ],
    [
      'a key that is not there',
      () => 'none.pem',
      'none.pem: does not exist. Create it: npm run sign',
    ],
    [
      'a file that is no key',
      () => {
        writeFileSync(inFolder('text.pem'), 'not a key')
        return 'text.pem'
      },
      'text.pem: is not an Ed25519 key in PEM',
    ],
    [
      'a key of another kind',
      () => {
        const { privateKey } = generateKeyPairSync('x25519')
        writeFileSync(inFolder('x.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
        return 'x.pem'
      },
      'x.pem: is not an Ed25519 key in PEM',
    ],
  ])('refuses %s', async (_, write, message) => {
    writeBuild(null)
    const { code, output } = await callSign(inFolder(write()))
    expect(output).toContain(message)
    expect(code).toBe(1)
  })

  it('refuses a key that the build does not name, and says what to write', async () => {
    const publicKey = await createKey()
    writeBuild(null)
    const { code, output } = await callSign(inFolder('key.pem'))
    expect(output).toContain('does not belong to the build, which names no key.')
    expect(output).toContain(`Write verification: { publicKey: '${publicKey}' } into site/site.ts`)
    expect(readFileSync(inFolder(`dist/site${signaturePath}`), 'utf8')).toBe('unsigned\n')
    expect(code).toBe(1)
  })

  it('refuses to sign where there is no build, and explains itself where no file is named', async () => {
    await createKey()
    const unbuilt = await callSign(inFolder('key.pem'))
    expect([unbuilt.code, unbuilt.output]).toEqual([
      1,
      expect.stringContaining('holds no build. Run npm run build first'),
    ])
    const unnamed = await callSign()
    expect([unnamed.code, unnamed.output]).toEqual([
      2,
      expect.stringContaining('Name the file of the key.\nUsage: npm run sign -- KEY.pem'),
    ])
  })
})
