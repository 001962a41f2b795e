import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Environment } from '../../scripts/command.ts'
import verify from '../../scripts/verify/verify.ts'
import { createApp } from '../../server/express.ts'
import { readBuild } from '../../server/manifest.ts'
import {
  type IncomingResponse,
  type OutgoingRequest,
  UnansweredRequest,
} from '../../server/request.ts'
import { askContract, type Difference } from '../../server/verify/ask.ts'
import { contract } from '../../server/verify/contract.ts'
import { isKnown, profiles } from '../../server/verify/profiles.ts'
import { transportDifferences } from '../../server/verify/transport.ts'
import { reach } from '../../server/verify/verifySite.ts'
import { endServers, endServersAfterEach, serve } from './serve.ts'
import { slowProxy } from './slowProxy.ts'
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
  const { differences } = await askContract(await serve(listener), asked)
  return differences.map(({ check, what, seen }) => `${check}: ${what} ${seen}`)
}

describe('the contract', () => {
  it('is kept by Express', async () => {
    const result = await askContract(await serve(app), expectations)
    expect(result).toEqual({ differences: [], unanswered: [], checked: expectations.length })
    expect(expectations.length).toBeGreaterThan(80)
  })

  it('takes no address for unknown at which a company has a page, or which leads elsewhere', () => {
    const { '/': page } = manifest.files
    if (!page) throw new Error('the build has no page at /')
    const files = { ...manifest.files, '/design': page }
    const redirects = { ...manifest.redirects, '/nowhere': '/' }
    const asked = contract({ ...manifest, files, redirects }, join(folder, 'site'))
    const unknown = asked.filter(({ check }) => check === 'not found').map(({ path }) => path)
    expect(unknown).not.toContain('/design')
    expect(unknown).not.toContain('/nowhere')
    expect(unknown).toContain('/de/nirgends')
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
    [
      'a file of Git is served',
      url => (url === '/.git/config' ? '/' : url),
      'not found: status 200',
    ],
    ['a file of settings is served', url => (url === '/.env' ? '/' : url), 'not found: status 200'],
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

  /** Breaks off the responses that are chosen by their number, and serves the others. */
  const breaking = (isBroken: (count: number) => boolean): RequestListener => {
    let count = 0
    return (request, response) => {
      count += 1
      if (isBroken(count)) response.destroy()
      else app(request, response)
    }
  }

  it('is kept where a response breaks off once: it is asked for again', async () => {
    const result = await askContract(await serve(breaking(count => count === 20)), expectations)
    expect(result).toEqual({ differences: [], unanswered: [], checked: expectations.length })
  })

  it('is asked to the end where a path never answers, which is no difference', async () => {
    const listener: RequestListener = (request, response) => {
      if (request.url === '/notes.txt?a=1') response.destroy()
      else app(request, response)
    }
    expect(await askContract(await serve(listener), expectations)).toEqual({
      differences: [],
      unanswered: [{ path: '/notes.txt?a=1', check: 'with a query', reason: 'socket hang up' }],
      checked: expectations.length,
    })
  })

  it('is asked to the end where responses that nobody can read come between others that do not', async () => {
    const address = await serve((request, response) => {
      if (silentPaths.has(request.url ?? '')) request.socket.destroy()
      else response.socket?.end('no HTTP\r\n\r\n')
    })
    const paths = [...new Set(expectations.map(({ path }) => path))]
    const silentPaths = new Set(paths.filter((_, index) => index % 8 === 0))
    const asked = paths.flatMap(path => expectations.find(known => known.path === path) ?? [])
    const result = await askContract(address, asked)
    expect(silentPaths.size).toBeGreaterThan(5)
    expect(result.unanswered).toHaveLength(silentPaths.size)
    expect(result.checked).toBe(asked.length)
  })

  it('is not asked to the end of a site that has fallen silent', async () => {
    const result = await askContract(await serve(breaking(count => count > 20)), expectations)
    expect(result.differences).toEqual([])
    expect(result.unanswered.length).toBeGreaterThanOrEqual(5)
    expect(result.checked).toBeLessThan(expectations.length / 2)
  })
})

describe('npm run verify', () => {
  async function run(listener: RequestListener | string, ...parameters: string[]) {
    return runIn({}, listener, ...parameters)
  }

  async function runIn(
    further: Environment,
    listener: RequestListener | string,
    ...parameters: string[]
  ) {
    let output = ''
    const print = (text: string) => {
      output += `${text}\n`
    }
    const address = typeof listener === 'string' ? listener : await serve(listener)
    const environment = { ...process.env, SITE_OUT: folder, ...further }
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

  it('finds no difference through a network that is slow and drops connections', async () => {
    const proxy = slowProxy(await serve(app), { latency: 2, dropEvery: 15 })
    const { code, output } = await run(proxy.listener)
    expect(output).toMatch(/^\d+ checks on \S+, 0 differences\n$/)
    expect(code).toBe(0)
    expect(proxy.dropped()).toBeGreaterThanOrEqual(4)
  })

  it('lists apart what was not answered twice, and fails', async () => {
    const { code, output } = await run((request, response) => {
      if (request.url === '/notes.txt') response.destroy()
      else app(request, response)
    })
    expect(output).toMatch(
      /^Not answered, each tried twice:\n5 × socket hang up; for example \/notes\.txt \(br\)\n\n/,
    )
    expect(output).toMatch(/ checks on \S+, 0 differences, 5 not answered\n$/)
    expect(code).toBe(1)
  })

  it('shows on a terminal how far it is, in one line that it takes away', async () => {
    let shown = ''
    const terminal = { write: (text: string) => (shown += text) }
    const call = { parameters: [await serve(app)], environment: { SITE_OUT: folder } }
    const quiet = { log: () => {}, error: () => {} }
    await verify({ ...call, output: quiet, terminal })
    const total = expectations.length
    expect(shown.split('\r\u001B[2K').slice(-3)).toEqual([
      `${total - 1} of ${total} checks`,
      `${total} of ${total} checks`,
      '',
    ])
    expect(shown).not.toContain('\n')
  })

  it('interrupted by Ctrl+C, prints what it has found so far', async () => {
    let count = 0
    let interrupted = () => {}
    const asked = new Promise<void>(resolve => {
      interrupted = resolve
    })
    const careless = behind(response => response.setHeader('X-Cache', 'HIT'))
    // From the 40th request on, nothing is answered until whoever asks goes away.
    const address = await serve((request, response) => {
      count += 1
      if (count <= 40) careless(request, response)
      else interrupted()
    })
    const parameters = ['scripts/run.mjs', 'verify', address]
    const child = spawn(process.execPath, parameters, {
      env: { ...process.env, SITE_OUT: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const printed = text(child.stdout)
    await asked
    child.kill('SIGINT')
    const [code] = await once(child, 'close')
    const output = await printed
    expect(output).toMatch(/^\d+ × x-cache: expected \(absent\), seen HIT; for example/)
    expect(output).toMatch(/\n\nInterrupted: \d\d of \d+ checks were made\.\n\n/)
    expect(code).toBe(130)
  })

  it('prints nothing of a response that would command a terminal or a workflow', async () => {
    const listener = behind(response => response.setHeader('X-Cache', '\u009B2J##[x'))
    const { output } = await runIn({ GITHUB_ACTIONS: 'true' }, listener)
    expect(output).toContain('seen \\u009b2J\\u0023#[x; for')
  })

  it('sets apart what a host is known to do', async () => {
    const listener = behind(response => response.setHeader('CF-Ray', '1'))
    const { code, output } = await run(listener, '--profile', 'cloudflare')
    expect(output).toMatch(/^\d+ checks on \S+, 0 differences, and \d+ known about its host\n$/)
    expect(code).toBe(0)
    expect((await run(listener, '--profile=netlify')).code).toBe(1)
  })

  it.each<[what: string, style: string, said: string]>([
    [
      'pages of another build than the headers',
      '<style>p{color:red}</style>',
      'Pages and headers are of two builds: the headers are those of this build, the pages are not, and their styles are refused. Deploy dist as a whole,',
    ],
    ['another build', '', 'Another build is online than the one it is compared with.'],
  ])('says of %s, in a sentence, what they are', async (_, style, said) => {
    const { output } = await run((request, response) => {
      if (request.url !== '/') return app(request, response)
      for (const [name, value] of manifest.headers) response.setHeader(name, value)
      response.end(`<!doctype html>${style}<p>Other words</p>`)
    })
    expect(output.split('\n').find(line => line.startsWith(said))).toBeDefined()
  })

  it('says that the headers are of another build where the pages are those of this one', async () => {
    const other = writeSmallBuild()
    const headers = other.manifest.headers.map(([name, value]): [string, string] => [
      name,
      name === 'Content-Security-Policy' ? `${value}; script-src 'sha256-AAAA'` : value,
    ])
    const file = join(other.folder, 'manifest.json')
    writeFileSync(file, JSON.stringify({ ...other.manifest, headers }))
    const { output } = await run(createApp(readBuild(other.folder)))
    expect(output).toContain(
      '\n\nPages and headers are of two builds: the pages are those of this build, the headers are not. Reload or restart the server; start nginx with dist/nginx/nginx.conf of this build.\n\n',
    )
  })

  it('knows that Cloudflare Pages sends clips as a whole, and Netlify in parts', async () => {
    const whole: RequestListener = (request, response) => {
      delete request.headers.range
      app(request, response)
    }
    const { code, output } = await run(whole, '--profile', 'cloudflare')
    expect(output).toMatch(/^\d+ checks on \S+, 0 differences, and 3 known about its host\n$/)
    expect(code).toBe(0)
    expect((await run(whole, '--profile', 'netlify')).output).toContain(
      '1 × status: expected 206, seen 200; for example /clip.mp4 (a part)',
    )
  })

  it('knows that Cloudflare Pages leads from an HTML file to its name without the ending', () => {
    const path = '/google0123456789abcdef.html'
    const moved = { path, check: 'identity', what: 'status', expected: '200', seen: '308' }
    const changed = { ...moved, what: 'body', expected: '53 bytes', seen: '60 others' }
    const empty = { ...changed, seen: '0 others' }
    const known = (host: string) =>
      [moved, empty, changed].map(difference => isKnown(difference, profiles[host] ?? []))
    expect(known('cloudflare')).toEqual([true, true, false])
    expect(known('netlify')).toEqual([false, false, false])
  })

  it.each(['akamai', 'constructor'])('has no profile %s, and names those it has', async name => {
    const { code, output } = await run('http://127.0.0.1:9', '--profile', name)
    expect(output).toContain(`no profile "${name}". Write one of: cloudflare, netlify`)
    expect(output).toContain('\nUsage: npm')
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
      path,
      check,
      what,
      expected,
      seen,
    })),
  )('$check: $what $seen, $path', difference => {
    for (const [host, known] of Object.entries(profiles))
      expect(isKnown(difference, known), host).toBe(false)
  })
})

describe('an address that cannot be verified is told with what to do:', () => {
  it('what the connection says', async () => {
    const address = await serve((_request, response) => response.end())
    await endServers()
    const { host } = new URL(address)
    await expect(reach(address)).rejects.toThrow(
      `${address} cannot be verified: connect ECONNREFUSED ${host}. Check the address, and that the site is online.`,
    )
  })

  it('it leads elsewhere, where nobody is asked', async () => {
    let asked = 0
    const other = await serve((_request, response) => {
      asked += 1
      response.end()
    })
    const address = await serve((_request, response) => {
      response.writeHead(301, { Location: `${other}/welcome` }).end()
    })
    await expect(reach(address)).rejects.toThrow(`${address} leads to ${other}. Verify that`)
    expect(asked).toBe(0)
  })
})

describe('verify asks where plain http leads', () => {
  it.each<readonly [seen: string, isSound: boolean, status: number, location: string]>([
    ['301 https://localhost/', true, 301, 'https://localhost/'],
    ['308 https://localhost/de', true, 308, 'https://localhost/de'],
    ['200', false, 200, ''],
    ['302 https://localhost/', false, 302, 'https://localhost/'],
    ['301 https://localhost.example/', false, 301, 'https://localhost.example/'],
    ['301 http://localhost/', false, 301, 'http://localhost/'],
    ['404', false, 404, ''],
  ])('%s: sound is %s', async (seen, isSound, status, location) => {
    const asked: string[] = []
    // Nobody need listen at the usual ports: the other findings are not asked for here.
    const send = async (request: OutgoingRequest) => {
      asked.push(request.origin + request.path)
      const headers: IncomingResponse['headers'] = location === '' ? {} : { location: [location] }
      return { status, headers, body: Buffer.alloc(0), isTooLong: false }
    }
    const differences = await transportDifferences('https://localhost', { send })
    expect(asked).toEqual(['http://localhost/'])
    const unsound = {
      path: '',
      check: 'transport',
      what: 'plain http',
      expected: '301 https://localhost/',
      seen,
    }
    const found = differences.filter(({ what }) => what === 'plain http')
    expect(found).toEqual(isSound ? [] : [unsound])
  })

  it('and takes a port at which nobody listens for a difference', async () => {
    const send = async () => {
      throw new UnansweredRequest('nobody listens')
    }
    const differences = await transportDifferences('https://localhost', { send })
    const [found] = differences.filter(({ what }) => what === 'plain http')
    expect(found?.seen).toBe('nobody listens')
  })
})

describe('verify examines connections', () => {
  it('and ends at once when it is interrupted, with nothing to say', async () => {
    const interruption = new AbortController()
    // It takes connections and says nothing.
    const server = createTcpServer(socket => {
      socket.on('error', () => undefined)
      socket.once('data', () => interruption.abort())
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // of a server that listens
    const { signal } = interruption
    const differences = await transportDifferences(`https://127.0.0.1:${port}`, { signal })
    server.close()
    expect(differences).toEqual([])
  })

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
        path: '',
        check: 'transport',
        what: 'IPv4 127.0.0.1',
        expected: 'responds',
        seen: 'does not',
      },
    ])
  })
})
