import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../../contract/target.ts'
import { verify } from '../../../scripts/commands/verify.ts'
import { keepIssue } from '../../../scripts/watching/issue.ts'
import { integrityFaults } from '../../../scripts/watching/watchReport.ts'
import { createApp } from '../../../server/createApp.ts'
import { prepareSite } from '../../../server/preparedSite.ts'
import { newSigningKey } from '../../../src/output/integrity/signature.ts'
import { writePartialBuild } from '../partialBuild.ts'

const partialBuild = writePartialBuild()

interface KeptIssue {
  readonly number: number
  title: string
  body: string
  state: 'open' | 'closed'
  readonly comments: string[]
  readonly pull_request?: object
}

let issues: KeptIssue[] = []
let servers: Server[] = []
let asked: string[] = []
/** What the tracker answers instead, where it refuses. */
let refusal: number | undefined
let api = ''

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What GitHub's API does with issues, as far as the check needs it. */
const tracker: RequestListener = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
  asked.push(`${request.method} ${pathname}`)
  let text = ''
  for await (const chunk of request) text += chunk
  const content = text === '' ? {} : JSON.parse(text)
  const answer = (status: number, value: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
  if (refusal || request.headers.authorization !== 'Bearer secret')
    return answer(refusal ?? 401, {})
  const [, number, part] =
    /^\/repos\/owner\/site\/issues(?:\/(\d+))?(\/comments)?$/.exec(pathname) ?? []
  const issue = issues.find(one => one.number === Number(number))
  if (request.method === 'GET') {
    const page = Number(searchParams.get('page'))
    const open = issues.filter(({ state }) => state === searchParams.get('state'))
    return answer(200, open.slice((page - 1) * 100, page * 100))
  }
  if (part) issue?.comments.push(content.body)
  else if (issue) Object.assign(issue, content)
  else issues.push({ number: issues.length + 1, state: 'open', comments: [], ...content })
  return answer(200, issue ?? issues.at(-1))
}

beforeEach(async () => {
  issues = []
  servers = []
  asked = []
  refusal = undefined
  api = await serve(tracker)
})
afterEach(() => {
  for (const server of servers) server.close()
})

describe('the issue about a site', () => {
  const site = 'https://www.example.com'
  const keep = (report: string | undefined, token = 'secret') =>
    keepIssue({ api, repository: 'owner/site', token }, site, report)
  const others = (count: number): KeptIssue[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ number: index + 1, title: 'Another', body: 'of a person', state: 'open' },
      comments: [],
    }))

  it('opens, is updated, stays as it is, closes itself, and opens anew', async () => {
    expect(await keep('one header')).toBe('opened')
    expect(await keep('two headers')).toBe('updated')
    expect(await keep('two headers')).toBe('unchanged')
    expect(issues).toMatchObject([{ number: 1, state: 'open', comments: [] }])
    expect(issues[0]?.title).toBe('https://www.example.com is not what it should be')
    expect(issues[0]?.body).toMatch(/\ntwo headers$/)
    expect(await keep(undefined)).toBe('closed')
    expect(issues).toMatchObject([
      { number: 1, state: 'closed', comments: ['The site is again what it should be.'] },
    ])
    expect(await keep(undefined)).toBe('none')
    expect(await keep('one header')).toBe('opened')
    expect(issues.map(({ number, state }) => [number, state])).toEqual([
      [1, 'closed'],
      [2, 'open'],
    ])
  })

  it('is found behind a hundred others, none of which is touched', async () => {
    issues = others(120)
    expect(await keep('one header')).toBe('opened')
    expect(await keep('two headers')).toBe('updated')
    expect(issues.slice(0, 120)).toEqual(others(120))
    expect(issues).toHaveLength(121)
  })

  it('is no pull request, and no issue about another site', async () => {
    const marker = (address: string) => `<!-- site-watch ${address} -->`
    issues = others(2).map((issue, index) => ({
      ...issue,
      ...(index === 0
        ? { body: marker(site), pull_request: {} }
        : { body: marker('https://www.example.com.test') }),
    }))
    expect(await keep(undefined)).toBe('none')
    expect(await keep('one header')).toBe('opened')
    expect(issues).toHaveLength(3)
  })

  it('cannot be kept where the token may not', async () => {
    await expect(keep('one header', 'another')).rejects.toThrow(
      /^GET \S+ was answered with 401\. Check that the token may write issues$/,
    )
  })
})

describe('npm run verify -- --watch', () => {
  const manifest = readManifest()
  const appOf = (headers = manifest.headers) =>
    createApp({
      site: prepareSite({ ...manifest, headers }, file => readFileSync(join(siteFolder, file))),
    })
  let output = ''

  async function watch(address: string, day = '2026-06-01', ...parameters: string[]) {
    output = ''
    const print = (text: string) => {
      output += text
    }
    const repository = { GITHUB_API_URL: api, GITHUB_REPOSITORY: 'owner/site' }
    return verify({
      parameters: [address, '--watch', ...parameters],
      environment: {
        ...{ ...process.env, ...repository, SITE_OUT: partialBuild },
        ...{ GITHUB_TOKEN: 'secret', SITE_DATE: day },
      },
      output: { log: print, error: print },
    })
  }

  it('opens an issue about headers, an old build and what expires, and closes it', async () => {
    let app = appOf([...manifest.headers, ['X-Powered-By', 'a proxy']])
    const address = await serve((request, response) => {
      if (request.url !== '/.well-known/security.txt') app(request, response)
      else response.end('Contact: mailto:a@example.com\nExpires: 2027-06-10T00:00:00Z\n')
    })
    expect(await watch(address, '2027-06-01')).toBe(0)
    expect(output).toBe(`${address}: something is wrong; opened an issue`)
    expect(issues[0]?.body).toContain('- manifest: out of date since 2027-05-27')
    expect(issues[0]?.body).toMatch(/^\d+ +x-powered-by +\(absent\) +a proxy /m)
    expect(issues[0]?.body).toMatch(/^1 +security\.txt +more than 30 days left +9 days +/m)
    app = appOf()
    expect(await watch(address)).toBe(0)
    expect(output).toBe(`${address}: nothing is wrong any more; closed the issue`)
    expect(issues).toMatchObject([{ number: 1, state: 'closed' }])
  })

  it('says of a site with a key that it is not signed, and nothing of one without', async () => {
    const address = await serve(appOf())
    const { publicKey } = newSigningKey()
    const day = '2026-06-01'
    expect(await integrityFaults(address, publicKey, day)).toEqual([
      'manifest: not signed by the key',
    ])
    expect(await integrityFaults(address, undefined, day)).toEqual([])
  })

  it('opens one about a site that does not respond', async () => {
    expect(await watch('http://127.0.0.1:9')).toBe(0)
    expect(issues[0]?.body).toContain('- http://127.0.0.1:9 cannot be verified: ')
  })

  it('fails where the issue cannot be kept, so that somebody learns of it', async () => {
    refusal = 403
    expect(await watch('http://127.0.0.1:9')).toBe(2)
    expect(output).toMatch(/was answered with 403\. Check that the token may write issues$/)
  })

  it('asks for what it needs', async () => {
    const print = (text: string) => {
      output += text
    }
    output = ''
    const parameters = ['http://127.0.0.1:9', '--watch']
    const code = await verify({
      parameters,
      environment: {},
      output: { log: print, error: print },
    })
    expect([code, asked]).toEqual([2, []])
    expect(output).toMatch(/^--watch needs GITHUB_REPOSITORY and GITHUB_TOKEN/)
  })
})
