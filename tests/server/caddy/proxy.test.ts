import { createServer, type IncomingHttpHeaders } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../../server/express.ts'
import { readBuild } from '../../../server/manifest.ts'
import { askContract } from '../../../server/verify/ask.ts'
import { contract } from '../../../server/verify/contract.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { writeSmallBuild } from '../smallBuild.ts'
import { type RunningCaddy, startCaddy } from './startCaddy.ts'

const certificate = selfSignedCertificate(30)
const { folder, manifest } = writeSmallBuild()
const server = createServer(createApp(readBuild(folder)))
let caddy: RunningCaddy

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  caddy = await startCaddy((server.address() as AddressInfo).port, certificate)
})
afterAll(async () => {
  await caddy.stop()
  server.close()
  certificate.remove()
})

it('Caddy changes no response of the site behind it', async () => {
  // The certificate is trusted by nobody.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  const address = `https://localhost:${caddy.httpsPort}`
  const result = await askContract(address, contract(manifest, join(folder, 'site')))
  vi.unstubAllEnvs()
  // It refuses broken escapes by itself, in plain text, before there is a request to forward.
  const refused = ['/%zz', '/%']
  expect(result.differences.filter(({ path }) => !refused.includes(path))).toEqual([])
  expect(result.unanswered).toEqual([])
})

function headersOf(path: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port: caddy.httpsPort, path, rejectUnauthorized: false }
    get(options, response => {
      response.resume()
      resolve(response.headers)
    }).on('error', reject)
  })
}

it('a client that accepts no encoding gets the file as it is, under its own ETag', async () => {
  const { etag } = await headersOf('/')
  expect(etag).toBe(manifest.files['/']?.variants.identity.etag)
})

it('no response names the software', async () => {
  const headers = await headersOf('/')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('via')
})

it('http redirects to https', async () => {
  const address = `http://localhost:${caddy.httpPort}/de?a=b`
  const { status, headers } = await fetch(address, { redirect: 'manual' })
  expect(status).toBe(308)
  expect(headers.get('location')).toBe('https://localhost/de?a=b')
})
