import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import type { Manifest } from '../../../server/manifest.ts'
import { type PreparedSite, prepareSite } from '../../../server/preparedSite.ts'

const prepared = (manifest: Manifest): PreparedSite =>
  prepareSite(manifest, file => readFileSync(join(siteFolder, file)))

/** The build without the compressed forms of one of its files. */
function leftUncompressed(path: string): PreparedSite {
  const manifest = readManifest()
  const entry = manifest.files[path]
  if (!entry) throw new Error(`the build has no ${path}`)
  const { identity } = entry.variants
  return prepared({
    ...manifest,
    files: { ...manifest.files, [path]: { ...entry, variants: { identity } } },
  })
}

describe('what the build left uncompressed', () => {
  const text = readFileSync(join(siteFolder, 'llms.txt'))

  it.each(['br', 'gzip'])('is compressed with %s when it is text', async encoding => {
    const app = createApp({ site: leftUncompressed('/llms.txt') })
    const response = await supertest(app).get('/llms.txt').set('Accept-Encoding', encoding)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    expect(response.text).toBe(text.toString())
  })

  it('is sent as it is to a client that takes nothing else', async () => {
    const app = createApp({ site: leftUncompressed('/llms.txt') })
    const response = await supertest(app).get('/llms.txt').set('Accept-Encoding', 'identity')
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers['content-length']).toBe(String(text.length))
  })

  it('stays as it is when it is a picture', async () => {
    const app = createApp({ site: prepared(readManifest()) })
    const response = await supertest(app).get('/favicon.ico').set('Accept-Encoding', 'br, gzip')
    expect(response.status).toBe(200)
    expect(response.headers['content-encoding']).toBeUndefined()
  })
})

describe('the health check', () => {
  it.each([
    ['/healthz', 200],
    ['/healthz?a=b', 200],
    ['/healthz/', 404],
    ['/Healthz', 404],
  ])('at %s: %i', async (path, status) => {
    const app = createApp({ site: prepared(readManifest()) })
    expect((await supertest(app).get(path)).status).toBe(status)
  })
})

it.each([
  ['If-None-Match', '*', 304],
  ['If-None-Match', '"other"', 200],
  ['If-Match', '*', 200],
  ['If-Match', '"other"', 412],
])('%s: %s is answered with %i (RFC 9110 §13.1)', async (name, value, status) => {
  const app = createApp({ site: prepared(readManifest()) })
  expect((await supertest(app).get('/').set(name, value)).status).toBe(status)
})

it('a step that fails is a 500 with every header, and tells nothing', async () => {
  const site = prepared(readManifest())
  const app = createApp({
    site: {
      ...site,
      notFound() {
        throw new Error('a secret of the server')
      },
    },
  })
  const response = await supertest(app).get('/nowhere')
  expect([response.status, response.text]).toEqual([500, 'Internal Server Error\n'])
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.headers['cache-control']).toBe('no-store')
})
