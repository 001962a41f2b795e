import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { createApp } from '../../../server/createApp.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'
import { forRequests } from './forRequests.ts'

const { key, certificate, remove } = selfSignedCertificate(3)
let server: ReturnType<typeof createServer>

beforeAll(async () => {
  const options = { key: readFileSync(key), cert: readFileSync(certificate) }
  const app = createApp({ site: readBuild(outputFolder) })
  server = createServer(options, forRequests(10, app))
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  remove()
})

it('verify names the TLS versions, and a certificate that is about to expire', async () => {
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
