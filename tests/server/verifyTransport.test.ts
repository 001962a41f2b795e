import { describe, expect, it, vi } from 'vitest'
import { transportDifferences } from '../../server/verify/transport.ts'
import { endServers, endServersAfterEach, serve } from './serve.ts'

endServersAfterEach()

const answer = (status: number, location?: string) =>
  new Response(null, { status, ...(location !== undefined && { headers: { location } }) })

describe('verify asks where plain http leads', () => {
  it.each<readonly [seen: string, isSound: boolean, response: () => Response]>([
    ['301 https://localhost/', true, () => answer(301, 'https://localhost/')],
    ['308 https://localhost/de', true, () => answer(308, 'https://localhost/de')],
    ['200', false, () => answer(200)],
    ['302 https://localhost/', false, () => answer(302, 'https://localhost/')],
    ['301 https://localhost.example/', false, () => answer(301, 'https://localhost.example/')],
    ['301 http://localhost/', false, () => answer(301, 'http://localhost/')],
    ['404', false, () => answer(404)],
    [
      'nobody listens',
      false,
      () => {
        throw new Error('nobody listens')
      },
    ],
  ])('%s: sound is %s', async (seen, isSound, respond) => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (address: string, { redirect }: RequestInit) => {
      asked.push([address, redirect])
      return respond()
    })
    // Nobody need listen at the usual ports: the other findings are not asked for here.
    const differences = await transportDifferences('https://localhost')
    expect(asked).toEqual([['http://localhost/', 'manual']])
    const found = differences.filter(({ what }) => what === 'plain http')
    expect(found).toEqual(
      isSound
        ? []
        : [
            {
              ...{ path: '', check: 'transport', what: 'plain http' },
              ...{ expected: '301 https://localhost/', seen },
            },
          ],
    )
  })
})

describe('verify examines connections', () => {
  it('and objects to a server that speaks no TLS, or does not listen', async () => {
    const { port } = new URL(await serve((_request, response) => response.end()))
    const plain = await transportDifferences(`https://127.0.0.1:${port}`)
    expect(plain.map(({ what, seen }) => [what, seen])).toEqual([
      ['TLS', 'none'],
      ['certificate', '0 days'],
    ])
    expect(await transportDifferences(`http://127.0.0.1:${port}`)).toEqual([])
    await endServers()
    expect(await transportDifferences(`http://127.0.0.1:${port}`)).toEqual([
      {
        ...{ path: '', check: 'transport', what: 'IPv4 127.0.0.1' },
        ...{ expected: 'responds', seen: 'does not' },
      },
    ])
  })
})
