import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reach } from '../../scripts/verification/reach.ts'
import { inspectTransport } from '../../scripts/verification/transport.ts'

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

const answer = (status: number, location?: string) =>
  new Response(null, { status, ...(location !== undefined && { headers: { location } }) })

describe('verify asks where plain http leads', () => {
  it.each<readonly [what: string, isSound: boolean, response: () => Response]>([
    ['the same name with https', true, () => answer(301, 'https://localhost/')],
    ['a page of that name', true, () => answer(308, 'https://localhost/de')],
    ['nowhere', false, () => answer(200)],
    ['for the moment only', false, () => answer(302, 'https://localhost/')],
    ['another name', false, () => answer(301, 'https://localhost.example/')],
    ['plain http again', false, () => answer(301, 'http://localhost/')],
    ['an error', false, () => answer(404)],
    [
      'no response at all',
      false,
      () => {
        throw new Error('nobody listens')
      },
    ],
  ])('%s: sound is %s', async (_, isSound, respond) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return respond()
    })
    // Nobody need listen at the usual ports: the other findings are not asked for here.
    const { differences } = await inspectTransport('https://localhost')
    expect(asked).toEqual(['http://localhost/'])
    const expected = differences.filter(({ what }) => what === 'plain http')
    expect(expected.map(one => one.expected)).toEqual(isSound ? [] : ['301 https://localhost/'])
  })
})

describe('verify asks for the landing page first', () => {
  it('and carries on where it is there, or a path away', async () => {
    const address = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { Location: '/de' })
      response.end()
    })
    await expect(reach(address)).resolves.toBeUndefined()
  })

  it('and names the address that it leads to instead', async () => {
    const other = await serve((_request, response) => response.end())
    const address = await serve((_request, response) => {
      response.writeHead(301, { Location: `${other}/welcome` }).end()
    })
    await expect(reach(address)).rejects.toThrow(
      `${address} leads to ${other}. Verify that address instead.`,
    )
  })
})
