import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import verify from '../../scripts/verify/verify.ts'
import { createApp } from '../../server/express.ts'
import { readBuild } from '../../server/manifest.ts'
import { askContract, type Difference, UnreachableSite } from '../../server/verify/ask.ts'
import { contract } from '../../server/verify/contract.ts'
import { isKnown, profiles } from '../../server/verify/profiles.ts'
import { transportDifferences } from '../../server/verify/transport.ts'
import { reach } from '../../server/verify/verifySite.ts'
import { endServers, endServersAfterEach, serve } from './serve.ts'
import { writeSmallBuild } from './smallBuild.ts'

const { folder, manifest } = writeSmallBuild()
const app = createApp(readBuild(folder))
const expectations = contract(manifest, join(folder, 'site'))

endServersAfterEach()

/** Serves the build with every response changed, on its way out, as a careless proxy does. */
const behind =
  (change: (response: ServerResponse, url: string) => void): RequestListener =>
  (request, response) => {
    const { writeHead } = response
    response.writeHead = (status: number, ...rest: never[]) => {
      // What Express sends by itself has its headers set; what is sent at once has them in a list.
      const [list] = rest as unknown as [string[]?]
      for (let index = 0; list && index < list.length; index += 2)
        response.setHeader(list[index] ?? '', list[index + 1] ?? '')
      response.statusCode = status
      change(response, request.url ?? '')
      return writeHead.call(response, response.statusCode)
    }
    app(request, response)
  }

/** A change of a status, which the one that is sent follows. */
const status = (from: number, to: number) => (response: ServerResponse) => {
  if (response.statusCode === from) response.statusCode = to
}

/** What a server does wrong of what is asked in one check. */
const found = async (listener: RequestListener, seen: string) => {
  const asked = expectations.filter(({ check }) => check === seen.split(':', 1)[0])
  const differences = await askContract(await serve(listener), asked)
  return differences.map(({ check, what, seen }) => `${check}: ${what} ${seen}`)
}

describe('the contract', () => {
  it('is kept by Express', async () => {
    expect(await askContract(await serve(app), expectations)).toEqual([])
    expect(expectations.length).toBeGreaterThan(80)
  })

  it.each<[fault: string, change: (response: ServerResponse, url: string) => void, seen: string]>([
    ['a header is lost', r => r.removeHeader('Referrer-Policy'), 'br: referrer-policy (absent)'],
    [
      'on a 304 alone',
      r => r.statusCode === 304 && r.removeHeader('Vary'),
      'not modified: vary (absent)',
    ],
    ['or on a 405', r => r.statusCode === 405 && r.removeHeader('Allow'), 'POST: allow (absent)'],
    ['a value differs', r => r.setHeader('Referrer-Policy', 'a'), 'redirect: referrer-policy a'],
    [
      'it is sent twice',
      r => r.setHeader('Referrer-Policy', ['a', 'a']),
      'br: referrer-policy 2 times',
    ],
    ['one is added', r => r.setHeader('X-Cache', 'HIT'), 'HEAD: x-cache HIT'],
    ['software is named', r => r.setHeader('X-Powered-By', 'PHP'), 'health: x-powered-by PHP'],
    [
      'assets lack their own',
      r => r.removeHeader('X-Content-Type-Options'),
      'br: x-content-type-options (absent)',
    ],
    [
      'a query is lost',
      r => r.statusCode === 301 && r.setHeader('Location', '/privacy-policy'),
      'redirect: location /privacy-policy',
    ],
    ['a type is missing', r => r.removeHeader('Content-Type'), 'identity: content-type (absent)'],
    ['no validator', r => r.removeHeader('ETag'), 'not modified: status 200'],
    ['a 404 is a 200', status(404, 200), 'not found: status 200'],
    ['parts are ignored', status(206, 200), 'a part: status 200'],
  ])('is broken where %s', async (_, change, seen) => {
    expect(await found(behind(change), seen)).toContain(seen)
  })

  it.each<[fault: string, rewrite: (url: string, method: string) => string, seen: string]>([
    ['another page is sent', url => url.replace(/^\/de$/, '/'), 'br: body 240 others'],
    [
      'the 404 page is in another language',
      url => url.replace(/^\/de\//, '/x/'),
      'not found: body 380 others',
    ],
    ['paths are decoded', url => url.replace('%68', 'h'), 'not found: status 200'],
    [
      'a fallback answers every path',
      url => (url === '/nowhere' ? '/' : url),
      'not found: status 200',
    ],
  ])('is broken where %s', async (_, rewrite, seen) => {
    const listener: RequestListener = (request, response) => {
      request.url = rewrite(request.url ?? '', request.method ?? '')
      app(request, response)
    }
    expect(await found(listener, seen)).toContain(seen)
  })

  it('is asked to the end after a response that breaks off, and not of who has fallen silent', async () => {
    let count = 0
    const breaksAt = (breaks: (count: number) => boolean): RequestListener => {
      count = 0
      return (request, response) => {
        count += 1
        if (breaks(count)) response.destroy()
        else app(request, response)
      }
    }
    const once = await askContract(await serve(breaksAt(number => number === 20)), expectations)
    expect(once).toMatchObject([{ what: 'response', expected: 'a sound one' }])
    expect(count).toBeGreaterThan(expectations.length)
    const silent = askContract(await serve(breaksAt(number => number > 20)), expectations)
    await expect(silent).rejects.toThrow(UnreachableSite)
    expect(count).toBeLessThan(expectations.length / 2)
  })
})

describe('npm run verify', () => {
  async function run(listener: RequestListener | string, ...parameters: string[]) {
    let output = ''
    const print = (text: string) => {
      output += `${text}\n`
    }
    const address = typeof listener === 'string' ? listener : await serve(listener)
    const environment = { ...process.env, SITE_OUT: folder }
    const call = { parameters: [address, ...parameters], environment }
    const code = await verify({ ...call, output: { log: print, error: print } })
    return { code, output }
  }

  it('prints a total where all is well', async () => {
    const { code, output } = await run(app)
    expect(output).toMatch(/^\d+ checks on \S+, 0 differences\n$/)
    expect(code).toBe(0)
  })

  it('and a line for each cause otherwise', async () => {
    const { code, output } = await run(behind(response => response.setHeader('X-Cache', 'HIT')))
    const [row, ...more] = output.split('\n')
    expect(row).toMatch(/^\d+ × x-cache: expected \(absent\), seen HIT; for example \/ \(br\)$/)
    expect(more).toEqual(['', expect.stringMatching(/ checks on \S+, \d+ differences$/), ''])
    expect(code).toBe(1)
  })

  it('sets apart what a host is known to do', async () => {
    const listener = behind(response => response.setHeader('CF-Ray', '1'))
    const { code, output } = await run(listener, '--profile', 'cloudflare')
    expect(output).toMatch(/^\d+ checks on \S+, 0 differences, and \d+ known about its host\n$/)
    expect(code).toBe(0)
    expect((await run(listener, '--profile=netlify')).code).toBe(1)
  })

  it.each<[what: string, style: string, said: string]>([
    ['pages and headers of two builds', '<style>p{color:red}</style>', 'Pages and headers are of'],
    ['another build', '', 'Another build is online than the one in dist.'],
  ])('says of %s, in a sentence, what they are', async (_, style, said) => {
    const { output } = await run((request, response) => {
      if (request.url !== '/') return app(request, response)
      for (const [name, value] of manifest.headers) response.setHeader(name, value)
      response.end(`<!doctype html>${style}<p>Other words</p>`)
    })
    expect(output.split('\n').find(line => line.startsWith(said))).toBeDefined()
  })

  it.each(['akamai', 'constructor'])('has no profile %s, and names those it has', async name => {
    const { code, output } = await run('http://127.0.0.1:9', '--profile', name)
    expect(output).toContain(`no profile "${name}". Write one of: cloudflare, netlify.\nUsage: npm`)
    expect(code).toBe(2)
  })
})

describe('what no profile calls harmless', () => {
  const path = '/privacy-policy'
  it.each<Difference>(
    [
      ['br', 'content-security-policy', "default-src 'none'", '(absent)', path],
      ['br', 'cache-control', 'no-cache', 'public, max-age=14400', path],
      ['br', 'body', '68194 bytes', '68500 others', path],
      ['br', 'content-encoding', 'br', '(absent)', '/assets/a.js'],
      ['identity', 'content-encoding', '(absent)', 'gzip', path],
      ['br', 'vary', 'Accept-Encoding', 'Cookie', path],
      ['br', 'nel', '(absent)', '{"success_fraction":0}', path],
      ['br', 'access-control-allow-origin', '(absent)', '*', path],
      ['not modified', 'status', '304', '200', path],
      ['not found', 'status', '404', '200', '/nowhere'],
      ['not found', 'body', '16758 bytes', '16594 others', '/de/nirgends'],
      ['redirect', 'status', '301', '200', '/privacy-policy.html'],
      ['redirect', 'location', path, '(absent)', '/privacy'],
      ['POST', 'status', '405', '200', '/'],
    ].map(([check = '', what = '', expected = '', seen = '', path = '']) => ({
      ...{ path, check, what, expected, seen },
    })),
  )('$check: $what $seen, $path', difference => {
    for (const [host, known] of Object.entries(profiles))
      expect(isKnown(difference, known), host).toBe(false)
  })
})

describe('an address that cannot be verified is told with what to do:', () => {
  const told = () =>
    reach('https://site.example').then(
      () => '',
      (fault: Error) => fault.message,
    )

  it('what the connection says', async () => {
    const cause = new Error('certificate has expired')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(await told()).toBe(
      'https://site.example cannot be verified: certificate has expired. Check the address, and that the site is online.',
    )
  })

  it('it leads elsewhere', async () => {
    const other = await serve((_request, response) => response.end())
    const address = await serve((_request, response) => {
      response.writeHead(301, { Location: `${other}/welcome` }).end()
    })
    await expect(reach(address)).rejects.toThrow(`${address} leads to ${other}. Verify that`)
  })
})

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
