import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { get, type RequestOptions } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { securityHeaders } from '../../../server/headers.ts'
import { nginxFiles } from '../../../server/nginx.ts'
import { readManifest } from '../../buildUnderTest.ts'
import { message } from '../../sites/message.ts'
import { rawRequest } from '../rawRequest.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { freePort, type RunningNginx, startNginx } from './startNginx.ts'

const { key, certificate, remove } = selfSignedCertificate(2)
const origin = 'https://www.example.com'
let nginx: RunningNginx
let port: number

/** Whether this nginx has the directive; before, `listen` said it, about which a newer one warns. */
const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr
const [, major = '', minor = ''] = /nginx\/(\d+)\.(\d+)/.exec(version) ?? []
const knowsHttp2 = Number(major) > 1 || Number(minor) > 25

/** What a self-hoster does, by the head of nginx.conf: sed for the markers and the two paths. */
function switchOn(file: string): string {
  return file
    .replaceAll(/^.*#http\n/gm, '')
    .replaceAll(/^(\s*)#tls /gm, '$1')
    .replace('/path/to/certificate.pem', certificate)
    .replace('/path/to/key.pem', key)
    .replace('listen 8443 ssl', `listen ${port} ssl${knowsHttp2 ? '' : ' http2'}`)
    .replace(/^.*http2 on;\n/m, line => (knowsHttp2 ? line : ''))
}

/** What the build writes for nginx where the origin is https. */
function httpsBuild(dist: string): void {
  const manifest = readManifest()
  const hsts = { maxAgeDays: 365, includeSubDomains: false, preload: false }
  const needs = { hsts, styleHashes: [], scriptHashes: [], hasClips: false }
  const files = nginxFiles({ ...manifest, headers: securityHeaders({ origin, ...needs }) }, origin)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'nginx', name), text)
  const challenges = join(dist, '../acme/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'token.thumbprint')
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
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
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
  const missing = await fetch(`${path}/unknown`, { redirect: 'manual' })
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain(message('meta.notFound.description'))
})

it('answers plain http at the port of https, and starts without a warning', async () => {
  const { status, text: answer } = await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(status).toBe(400)
  expect(answer).toMatch(/^Content-Security-Policy: default-src 'none'/m)
  expect(answer).toMatch(/\r\n\r\nThe server cannot answer this request\.\n$/)
  expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/)
})

it.each([
  ['/', 200, '<!doctype html>'],
  ['/nowhere', 404, '<!doctype html>'],
  ['/%zz', 400, 'The server cannot answer this request.'],
])('speaks HTTP/2: %s is %i', async (path, expected, begins) => {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': path })
  const status = new Promise((resolve, reject) => {
    session.on('error', reject)
    stream.on('response', headers => resolve(headers[':status']))
  })
  const body = await text(stream)
  session.close()
  expect([await status, body.slice(0, begins.length)]).toEqual([expected, begins])
})

/** What a page takes on the wire: the sizes of its TLS records, and what is in them. */
async function recordsOf(path: string) {
  let wire = Buffer.alloc(0)
  const raw = connectTcp({ host: 'localhost', port })
  const seen = new Duplex({
    read: () => raw.resume(),
    write: (chunk, _encoding, done) => raw.write(chunk, done),
    final: done => raw.end(done),
  })
  raw.on('data', chunk => {
    wire = Buffer.concat([wire, chunk])
    if (!seen.push(chunk)) raw.pause()
  })
  raw.on('end', () => seen.push(null))
  // In this version, only what is sent after the handshake is application data.
  const socket = connectTls({ socket: seen, rejectUnauthorized: false, maxVersion: 'TLSv1.2' })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  const sizes: number[] = []
  for (let at = 0; at < wire.length; at += 5 + wire.readUInt16BE(at + 3))
    if (wire[at] === 23) sizes.push(5 + wire.readUInt16BE(at + 3))
  return { sizes, answer }
}

it('the first ten packets of a page hold whole records with its HTML', async () => {
  const { sizes, answer } = await recordsOf('/')
  // RFC 6928: as many segments of 1,460 bytes are sent before anything is acknowledged.
  let left = 14_600
  let readable = 0
  for (const size of sizes) {
    left -= size
    if (left < 0) break
    // Header, nonce and tag of a record (RFC 5246 §6.2.3.3, RFC 5288).
    readable += size - 5 - 8 - 16
  }
  const html = answer.slice(answer.indexOf('\r\n\r\n') + 4, readable)
  expect(html).toMatch(/^<!doctype html>[\s\S]+<title>/)
  expect(html.length).toBeGreaterThan(8_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096 + 5 + 8 + 16)
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
        host: 'localhost',
        port,
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
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
