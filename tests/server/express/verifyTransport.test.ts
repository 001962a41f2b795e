import { readFileSync } from 'node:fs'
import { createServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { transportDifferences } from '../../../server/verify/transport.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'

let stop = async () => {}
afterEach(() => stop())

describe('verify examines connections', () => {
  /** What is unsound about a server for https, with a certificate of so many days. */
  async function examined(days: number, options: ServerOptions = {}) {
    // The certificate is trusted by nobody.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const { key, certificate, remove } = selfSignedCertificate(days)
    const server = createServer({
      ...options,
      key: readFileSync(key),
      cert: readFileSync(certificate),
    })
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
    stop = async () => {
      await new Promise(resolve => server.close(resolve))
      vi.unstubAllEnvs()
      remove()
    }
    const { port } = server.address() as AddressInfo
    const differences = await transportDifferences(`https://localhost:${port}`)
    const found = differences.filter(({ what }) => !what.startsWith('IPv'))
    return found.map(({ what, expected, seen }) => [what, expected, seen])
  }

  it('and objects to outdated TLS, and to a server without the newest', async () => {
    const outdated = { minVersion: 'TLSv1', maxVersion: 'TLSv1.2' } as const
    expect(await examined(15, { ...outdated, ciphers: 'DEFAULT@SECLEVEL=0' })).toEqual([
      ['TLS', 'TLSv1.2 and up', 'TLSv1.1'],
      ['TLS', 'TLSv1.3', 'TLSv1.2'],
    ])
  })

  it('and to a certificate that is about to expire', async () => {
    expect(await examined(15)).toEqual([])
    await stop()
    expect(await examined(14)).toEqual([['certificate', '14 days left', '13 days']])
  })
})
