import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { get, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { securityHeaders } from '../../../server/securityPolicy.ts'
import { nginxHeaders } from '../../../src/output/hosts/nginxHeaders.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { freePort, type RunningNginx, startNginx } from './startNginx.ts'

const { key, certificate, remove } = selfSignedCertificate(2)
const origin = 'https://www.example.com'
let nginx: RunningNginx
let port: number

/** What a self-hoster does, by the head of nginx.conf: sed for the markers and the two paths. */
function switchOn(file: string): string {
  return file
    .replaceAll(/^.*#http\n/gm, '')
    .replaceAll('#tls ', '')
    .replace('/path/to/certificate.pem', certificate)
    .replace('/path/to/key.pem', key)
    .replaceAll(/(listen (?:\[::\]:)?)8443/g, `$1${port}`)
}

/** The headers and the origin of a build whose origin is https. */
function httpsBuild(dist: string): void {
  const headers = securityHeaders({
    origin,
    styleHashes: [],
    scriptHashes: [],
    hasClips: false,
    linkTargets: [],
  })
  writeFileSync(join(dist, 'nginx/headers.conf'), nginxHeaders(headers))
  const challenges = join(dist, '../acme/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'token.thumbprint')
  const paths = join(dist, 'nginx/maps.conf')
  const text = readFileSync(paths, 'utf8')
  writeFileSync(paths, text.replace(/(\$site_origin \{\s+default )"[^"]*"/, `$1"${origin}"`))
}

beforeAll(async () => {
  port = await freePort()
  nginx = await startNginx(switchOn, httpsBuild)
})
afterAll(async () => {
  await nginx.stop()
  remove()
})

function request(path: string, options: RequestOptions = {}) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      get({ host: 'localhost', port, path, rejectUnauthorized: false, ...options }, response => {
        response.resume()
        resolve({ status: response.statusCode, headers: response.headers })
      }).on('error', reject)
    },
  )
}

it('serves the pages over https, with HSTS', async () => {
  const { status, headers } = await request('/')
  expect(status).toBe(200)
  expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect((await request('/privacy')).headers.location).toBe('/privacy-policy')
  expect((await request('/nowhere')).status).toBe(404)
})

it('redirects http to the configured origin, whatever Host says, with every header', async () => {
  const response = await fetch(`http://localhost:${nginx.port}/de?a=b`, {
    redirect: 'manual',
    headers: { Host: 'evil.example' },
  })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(`${origin}/de?a=b`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('answers health checks and certificate challenges over http', async () => {
  const health = await fetch(`http://localhost:${nginx.port}/healthz`, { redirect: 'manual' })
  expect(health.status).toBe(200)
  expect(health.headers.get('cache-control')).toBe('no-store')
  const path = `http://localhost:${nginx.port}/.well-known/acme-challenge`
  const challenge = await fetch(`${path}/token`, { redirect: 'manual' })
  expect([challenge.status, await challenge.text()]).toEqual([200, 'token.thumbprint'])
  expect((await fetch(`${path}/unknown`, { redirect: 'manual' })).status).toBe(404)
})

it('speaks HTTP/2', async () => {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    const stream = session.request({ ':path': '/' })
    stream.on('response', headers => resolve(headers[':status']))
    stream.resume()
  })
  session.close()
  expect(status).toBe(200)
})

it('gives no ticket, whose key would open what was recorded of every connection', async () => {
  const ticket = await new Promise((resolve, reject) => {
    const version = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const
    const options = { host: 'localhost', port, rejectUnauthorized: false, ...version }
    const socket = connectTls(options, () => {
      resolve(socket.getTLSTicket())
      socket.end()
    }).on('error', reject)
  })
  expect(ticket).toBeUndefined()
})

it.each([
  ['TLSv1.3', 'TLSv1.3'],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.1', undefined],
] as const)('%s is %s', async (version, expected) => {
  const spoken = await new Promise(resolve => {
    const socket = connectTls(
      {
        ...{ host: 'localhost', port, rejectUnauthorized: false },
        ...{ minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' },
      },
      () => {
        resolve(socket.getProtocol())
        socket.end()
      },
    )
    socket.on('error', () => resolve(undefined))
  })
  expect(spoken).toBe(expected)
})
