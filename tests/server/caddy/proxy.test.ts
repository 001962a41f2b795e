import { createServer, type IncomingHttpHeaders } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../server/express.ts'
import { readBuild } from '../../../server/manifest.ts'
import { askContract } from '../../../server/verify/ask.ts'
import { contract } from '../../../server/verify/contract.ts'
import { freePort } from '../nginx/startNginx.ts'
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

describe('while the site restarts', () => {
  /** Caddy in front of a port at which nothing listens yet. */
  async function startEarly() {
    const site = await freePort()
    const early = await startCaddy(site, certificate)
    onTestFinished(early.stop)
    const options = { host: 'localhost', port: early.httpsPort, rejectUnauthorized: false }
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ ...options, path, headers: { 'User-Agent': 'a browser' } }, response => {
          response.resume()
          resolve(response.statusCode)
        }).on('error', reject)
      })
    return { site, statusOf, log: early.log }
  }

  it('a request waits for it', async () => {
    const { site, statusOf } = await startEarly()
    const status = statusOf('/')
    // Caddy answers these by itself: meanwhile it has asked the site.
    for (const path of ['/%zz', '/%zz', '/%zz']) expect(await statusOf(path)).toBe(400)
    const late = createServer(createApp(readBuild(folder))).listen(site, 'localhost')
    onTestFinished(() => void late.close())
    expect(await status).toBe(200)
  })

  it('the log says that it fails, and nothing about the visitor', async () => {
    const { statusOf, log } = await startEarly()
    expect(await statusOf('/privacy-policy?token=secret')).toBe(502)
    await expect.poll(log).toContain('"status":502')
    const failures = log()
      .split('\n')
      .filter(line => line.includes('http.log'))
    expect(failures.join('\n')).not.toMatch(/secret|a browser|remote_ip|client_ip|"uri"/)
  }, 10_000)
})
