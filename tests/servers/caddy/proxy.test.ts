import { spawn } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Difference } from '../../../contract/expectation.ts'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { readManifest } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { writePartialBuild } from '../partialBuild.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { type RunningCaddy, startCaddy } from './startCaddy.ts'

const certificate = selfSignedCertificate(30)
const partialBuild = writePartialBuild()
const server = createServer(createApp({ site: readBuild(outputFolder) }))
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

/** What `npm run verify` finds behind Caddy. */
async function differences(): Promise<readonly Difference[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/verify.ts', `https://localhost:${caddy.httpsPort}`, '--json'],
    {
      env: {
        ...process.env,
        ...{ SITE_OUT: partialBuild, NODE_EXTRA_CA_CERTS: certificate.certificate },
      },
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await new Promise(resolve => child.once('close', resolve))
  return JSON.parse(output).differences
}

it('Caddy changes no response of the site behind it', async () => {
  // It refuses broken escapes by itself, in plain text, before there is a request to forward.
  const refused = ['/%zz', '/%']
  const found = await differences()
  expect(found.filter(({ path }) => !refused.includes(path))).toEqual([])
  expect(found.filter(({ what }) => what === 'status')).toMatchObject([
    { path: '/%zz', seen: '400' },
    { path: '/%', seen: '400' },
  ])
}, 120_000)

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
  expect(etag).toBe(readManifest().files['/']?.variants.identity.etag)
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
