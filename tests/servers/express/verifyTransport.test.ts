import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { createApp } from '../../../server/createApp.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { forRequests } from './forRequests.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-transport-'))
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
let server: ReturnType<typeof createServer>

beforeAll(async () => {
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', certificate, '-days', '3', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
  ])
  const options = { key: readFileSync(key), cert: readFileSync(certificate) }
  const app = createApp({ site: readBuild(outputFolder) })
  server = createServer(options, forRequests(10, app))
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it('verify names the versions of TLS, and a certificate that is about to end', async () => {
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
  expect(output).toMatch(/^TLS +TLSv1\.2, TLSv1\.3; certificate: 2 days left$/m)
  expect(output).toMatch(/^1 +certificate +14 days left +2 days /m)
  expect(output).not.toMatch(/^\d+ +TLS /m)
  expect(code).toBe(1)
})
