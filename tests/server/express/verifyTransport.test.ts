import { readFileSync } from 'node:fs'
import { createServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inspectTransport } from '../../../server/verify/transport.ts'
import { selfSignedCertificate } from '../selfSignedCertificate.ts'

let stop = async () => {}
afterEach(() => stop())

describe('verify examines connections', () => {
  /** What is found out about a server for https, with a certificate of so many days. */
  async function examined(days: number, options: ServerOptions = {}) {
    // The certificate is trusted by nobody.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const { key, certificate, remove } = selfSignedCertificate(days)
    const server = createServer({
      ...{ ...options, key: readFileSync(key), cert: readFileSync(certificate) },
    })
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
    stop = async () => {
      await new Promise(resolve => server.close(resolve))
      vi.unstubAllEnvs()
      remove()
    }
    const { port } = server.address() as AddressInfo
    const { facts, differences } = await inspectTransport(`https://localhost:${port}`)
    const found = differences.filter(({ what }) => !what.startsWith('IPv'))
    return { facts, found: found.map(({ what, expected, seen }) => [what, expected, seen]) }
  }

  it('and objects to outdated TLS, and to a server without the newest', async () => {
    const { facts, found } = await examined(15, {
      ...{ minVersion: 'TLSv1', maxVersion: 'TLSv1.2', ciphers: 'DEFAULT@SECLEVEL=0' },
    })
    expect(facts).toEqual([
      expect.stringMatching(/^addresses {4}(?:IPv4 127\.0\.0\.1|IPv6 ::1)(?:, IPv[46] [\d.:]+)*$/),
      'TLS          TLSv1, TLSv1.1, TLSv1.2; certificate: 14 days left',
      'plain http   not asked: the port is not 443',
    ])
    expect(found).toEqual([
      ['TLS', 'TLSv1.2 and up', 'TLSv1, TLSv1.1'],
      ['TLS', 'TLSv1.3', 'TLSv1, TLSv1.1, TLSv1.2'],
    ])
  })

  it('and to a certificate that is about to expire', async () => {
    const { facts, found } = await examined(14)
    expect(facts[1]).toBe('TLS          TLSv1.2, TLSv1.3; certificate: 13 days left')
    expect(found).toEqual([['certificate', '14 days left', '13 days']])
  })
})
