import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Difference, Expectation } from '../../contract/expectation.ts'
import { askContract } from '../../scripts/verification/askContract.ts'
import { reach } from '../../scripts/verification/reach.ts'
import { jsonText, resultText } from '../../scripts/verification/report.ts'

const servers: Server[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const difference = (
  [path, check]: readonly [string, string],
  [what, expected, seen]: readonly [string, string, string],
): Difference => ({ path, check, what, expected, seen })

const long = `/${'long-'.repeat(15)}`
const cache = ['cache-control', 'no-cache', 'public'] as const
const unlisted = [
  difference(['/a', 'gzip'], ['cache-control', 'no-cache', 'private']),
  difference(['/a', 'br'], ['body', '12 bytes', '13 others']),
  difference([long, 'gzip'], cache),
  difference(['/b', 'br'], ['body', '7 bytes', '9 others']),
  difference(['/a', 'POST'], ['body', '12 bytes', '13 others']),
  difference(['/b', 'gzip'], cache),
]
const names = ['age', 'alt-svc', 'cf-ray', 'nel', 'server']
const known = [
  { why: 'It compresses.', differences: [difference(['/a', 'br'], ['vary', 'a', 'b'])] },
  {
    why: 'It names itself.',
    differences: [...names, 'age'].map(name => difference(['/b', 'br'], [name, '-', '1'])),
  },
]
const report = {
  ...{ checked: 16, left: 0, differences: unlisted },
}
const address = 'https://www.example.com'

describe('what verify prints', () => {
  it('shows one row for each cause, the most frequent first, with one example', () => {
    expect(resultText(address, undefined, report, { unlisted, known: [] })).toBe(
      `responses  what           expected  seen       for example
3          body           12 bytes  13 others  /a (br)
2          cache-control  no-cache  public     ${long.slice(0, 40)} (gzip)
1          cache-control  no-cache  private    /a (gzip)

16 checks on https://www.example.com, 6 differences`,
    )
  })

  it('sets apart what a host is known to do', () => {
    expect(resultText(address, 'Some Host', report, { unlisted: [], known })).toBe(
      `Known about Some Host, and harmless:
responses  what
        1  vary
           It compresses.
        6  age, alt-svc, cf-ray, nel, …
           It names itself.

16 checks on https://www.example.com, 0 differences, and 7 known about Some Host`,
    )
    expect(resultText(address, 'Some Host', report, { unlisted: [], known: [] })).toBe(
      '16 checks on https://www.example.com, 0 differences, and 0 known about Some Host',
    )
  })

  it('says how much was not asked', () => {
    expect(resultText(address, undefined, { ...report, left: 5 }, { unlisted: [], known })).toBe(
      'https://www.example.com no longer responds: 5 checks were not made\n\n16 checks on https://www.example.com, 0 differences',
    )
  })

  it('says the same to machines, and of known differences only where a profile was asked for', () => {
    const judged = { unlisted: unlisted.slice(1, 2), known }
    const asJson = (profile: string | undefined) =>
      JSON.parse(jsonText({ address, profile, transport: ['TLS 1.3'], report, judged }))
    const result = {
      ...{ address, transport: ['TLS 1.3'], checks: 16, left: 0 },
      differences: [
        { path: '/a', check: 'br', what: 'body', expected: '12 bytes', seen: '13 others' },
      ],
    }
    expect(asJson(undefined)).toEqual(result)
    expect(asJson('some')).toEqual({ ...result, profile: 'some', known })
  })
})

describe('asking for the contract', () => {
  const ask = (path: string, check: string): Expectation => ({
    ...{ path, check, request: {} },
    expected: { status: 200, headers: {} },
  })

  /** What comes of a server that responds to some of the requests, by their number. */
  async function asked(responds: (request: number) => boolean, count = 12) {
    let request = 0
    const address = await serve((_request, response) => {
      request += 1
      if (responds(request)) response.end()
      else response.destroy()
    })
    const expectations = Array.from({ length: count }, (_, index) => ask(`/${index % 2}`, 'br'))
    const { differences, ...rest } = await askContract(address, expectations)
    const silent = differences.filter(({ what }) => what === 'response')
    return { ...rest, silent: silent.length, first: silent[0] }
  }

  it('goes on after responses that break off', async () => {
    expect(await asked(request => request % 5 === 0)).toEqual({
      ...{ checked: 12, left: 0, silent: 10 },
      first: {
        ...{ path: '/0', check: 'br', what: 'response', expected: 'a sound one' },
        seen: 'socket hang up',
      },
    })
  })

  it('ends after five in a row, and tells how much is left', async () => {
    expect(await asked(request => request < 3)).toMatchObject({
      ...{ checked: 7, left: 5, silent: 5 },
    })
    expect(await asked(() => false, 5)).toMatchObject({ checked: 5, left: 0, silent: 5 })
  })
})

describe('an address that cannot be verified is told with what to do', () => {
  const told = async (error: unknown) => {
    vi.stubGlobal('fetch', () => Promise.reject(error))
    return reach('https://site.example').then(
      () => '',
      (fault: Error) => fault.message,
    )
  }
  const failed = (cause: unknown) => new TypeError('fetch failed', { cause })

  it.each([
    ['ENOTFOUND', 'its name is not known. Check the address and its DNS entry'],
    ['ECONNREFUSED', 'nothing listens there. Check host and port, and that the server runs'],
    ['UND_ERR_CONNECT_TIMEOUT', 'it does not respond. Check its firewall'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
  ])('%s', async (code, fault) => {
    expect(await told(failed(Object.assign(new Error('raw'), { code })))).toBe(
      `https://site.example cannot be verified: ${fault}.`,
    )
  })

  it.each([
    [
      'a timeout',
      new DOMException('late', 'TimeoutError'),
      'it does not respond. Check its firewall',
    ],
    ['a loop', failed(new Error('redirect count exceeded')), 'it redirects in a loop'],
    ['a code that nobody knows', failed(Object.assign(new Error('odd'), { code: 'EODD' })), 'odd'],
    ['no cause', new TypeError('odder'), 'odder'],
  ])('%s', async (_, error, fault) => {
    expect(await told(error)).toBe(`https://site.example cannot be verified: ${fault}.`)
  })
})
