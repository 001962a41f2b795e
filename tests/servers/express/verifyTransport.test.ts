import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { createApp } from '../../../server/createApp.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { forRequests } from './forRequests.ts'

let stop = async () => {}
afterEach(() => stop())

/** What `verify` prints about a site with a certificate of so many days, and its exit code. */
async function verify(days: number, options: ServerOptions = {}) {
  const { key, certificate, remove } = selfSignedCertificate(days)
  const app = createApp({ site: readBuild(outputFolder) })
  const server: Server = createServer(
    { ...options, key: readFileSync(key), cert: readFileSync(certificate) },
    forRequests(10, app),
  )
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  stop = async () => {
    await new Promise(resolve => server.close(resolve))
    remove()
  }
  const { port } = server.address() as AddressInfo
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/verify.ts', `https://localhost:${port}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  return { code, output }
}

it('verify names the TLS versions, and a certificate that is about to expire', async () => {
  const { code, output } = await verify(3)
  expect(output).toMatch(/^TLS +TLSv1\.2, TLSv1\.3; certificate: 2 days left$/m)
  expect(output).toMatch(/^1 +certificate +14 days left +2 days /m)
  expect(output).not.toMatch(/^\d+ +TLS /m)
  expect(code).toBe(1)
})

it('verify objects to outdated TLS, and to a server without the newest', async () => {
  const { code, output } = await verify(15, {
    ...{ minVersion: 'TLSv1', maxVersion: 'TLSv1.2' },
    ciphers: 'DEFAULT@SECLEVEL=0',
  })
  expect(output).toMatch(/^TLS +TLSv1, TLSv1\.1, TLSv1\.2; certificate: 14 days left$/m)
  expect(output).toMatch(/^1 +TLS +TLSv1\.2 and up +TLSv1, TLSv1\.1 /m)
  expect(output).toMatch(/^1 +TLS +TLSv1\.3 +TLSv1, TLSv1\.1, TLSv1\.2 /m)
  expect(output).not.toMatch(/^\d+ +certificate /m)
  expect(code).toBe(1)
})
