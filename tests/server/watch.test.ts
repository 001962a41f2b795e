import { mkdirSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { watchCommand } from '../../scripts/watch/watch.ts'
import { createApp } from '../../server/express.ts'
import { readBuild } from '../../server/manifest.ts'
import { legalIndexes } from '../../src/build/output/discovery/legalIndex.ts'
import { loadSite } from '../../src/company/site/loadSite.ts'
import { callOn } from '../sites/callCommand.ts'
import { draftFolder } from '../sites/drafts.ts'
import { publishedPolicies } from '../sites/publishedPolicies.ts'
import { endServers, endServersAfterEach, serve } from './serve.ts'
import { writeSmallBuild } from './smallBuild.ts'

const { folder: build } = writeSmallBuild()
const app = createApp(readBuild(build))
const { draft } = draftFolder()

/** A company's folder with three versions of the policy, the last of which takes effect on 2027-03-01. */
const folder = draft('watched')
for (const { file, text } of publishedPolicies(loadSite({ folder, today: '2027-02-01' }))) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

endServersAfterEach()

/** The index of a site on the day of its build. */
function indexOn(today: string, site = folder): Record<string, unknown> {
  const file = legalIndexes(loadSite({ folder: site, today })).find(
    ([path]) => path === '/legal.json',
  )
  return JSON.parse(String(file?.[1]))
}

const index = indexOn('2027-02-01')

const policy = Object(index.documents)['privacy-policy']
const [first] = policy.earlier

/** The index with other versions of the policy that were replaced. */
function listing(earlier: unknown): unknown {
  const documents = { ...Object(index.documents), 'privacy-policy': { ...policy, earlier } }
  return { ...index, documents }
}

/** A site that is the small build, with an index of its own. */
const saying =
  (said: unknown): RequestListener =>
  (request, response) => {
    if (request.url !== '/legal.json') app(request, response)
    else response.end(typeof said === 'string' ? said : JSON.stringify(said))
  }

interface Watched {
  /** What today is; the 10th of February where it does not matter. */
  readonly today?: string
  readonly site?: string
  readonly parameters?: readonly string[]
}

/** Watches a site on the loopback, and notes the days for which it was built to compare it. */
async function watch(listener: RequestListener | string, options: Watched = {}) {
  const { today = '2027-02-10', site = folder, parameters = [] } = options
  const days: string[] = []
  const command = watchCommand(async day => {
    days.push(day)
    return build
  })
  const address = typeof listener === 'string' ? listener : await serve(listener)
  const result = await callOn(command, { SITE_DATE: today })(site, address, ...parameters)
  return { ...result, output: result.output.replaceAll(address, 'ADDRESS'), days }
}

describe('npm run watch', () => {
  it('passes a site that is what it should be on the day that it was built for', async () => {
    const { code, output, days } = await watch(saying(index))
    expect(output).toMatch(/^\d+ checks on ADDRESS, 0 differences$/)
    expect([code, days]).toEqual([0, ['2027-02-01']])
    expect((await watch(saying(index), { today: '2027-02-01' })).code).toBe(0)
  })

  it('fails where the site differs', async () => {
    const { code, output } = await watch((request, response) => {
      response.setHeader('X-Cache', 'HIT')
      saying(index)(request, response)
    })
    expect(output).toContain(' × x-cache: expected (absent), seen HIT; for example ')
    expect(code).toBe(1)
  })

  it('fails where the next build is overdue, whatever else is as it was', async () => {
    expect((await watch(saying(index), { today: '2027-02-28' })).code).toBe(0)
    const { code, output } = await watch(saying(index), { today: '2027-03-01' })
    expect(output).toContain(
      'ADDRESS: build and deploy again.\nIts build is of 2027-02-01; the next one was due on 2027-03-01: version 3.0 of privacy-policy takes effect.\n',
    )
    expect(output).toContain(', 0 differences')
    expect(code).toBe(1)
  })

  it('fails where security.txt has expired', async () => {
    const site = 'tests/sites/one-language'
    const old = saying(indexOn('2026-02-06', site))
    expect((await watch(old, { site, today: '2027-01-31' })).code).toBe(0)
    const { code, output } = await watch(old, { site, today: '2027-02-01' })
    expect(output).toContain('Its build is of 2026-02-06: security.txt expires after 360 days.')
    expect(code).toBe(1)
  })

  it('fails where a version is not listed that was published here, or one that was not', async () => {
    const fewer = await watch(saying(listing([])))
    expect(fewer.output).toContain(
      `It does not list what was published in ${folder}/versions: privacy-policy/1.9.\n`,
    )
    expect(fewer.code).toBe(1)
    const more = await watch(saying(listing([first, { ...first, version: '1.8' }])))
    expect(more.output).toContain(
      `It lists what was never published in ${folder}/versions: privacy-policy/1.8.\n`,
    )
    expect(more.code).toBe(1)
  })
})

it('npm run watch fails where the text of a version is another one than the one published here', async () => {
  const other = { ...first, sha256: '0'.repeat(64) }
  const { code, output } = await watch(saying(listing([other])))
  expect(output).toContain(
    `It shows another text than the one in ${folder}/versions: privacy-policy/1.9. Find out which of the two is what readers agreed to before you build.\n`,
  )
  expect(code).toBe(1)
  // The first releases list no hash.
  const { sha256: _, ...without } = first
  expect((await watch(saying(listing([without])))).code).toBe(0)
})

it('npm run watch passes a version that was withdrawn, which is listed apart', async () => {
  const documents = {
    ...Object(index.documents),
    'privacy-policy': { ...policy, earlier: [], withdrawn: [first] },
  }
  expect((await watch(saying({ ...index, documents }))).code).toBe(0)
})

describe('npm run watch builds nothing for what a site says that cannot be:', () => {
  it.each<[what: string, said: unknown, message: string]>([
    [
      'a day with more lines',
      { ...index, built: '2027-02-01\nNODE_OPTIONS=--import=/tmp/a.mjs' },
      'ADDRESS/legal.json is not the index of a site: "built" is missing or of another form.',
    ],
    [
      'a day that the calendar does not have',
      { ...index, built: '2027-02-30' },
      'ADDRESS/legal.json is not the index of a site: "built" is missing or of another form.',
    ],
    [
      'a day to come',
      { ...index, built: '2027-02-11' },
      'ADDRESS says that it was built on 2027-02-11, a day to come.',
    ],
    [
      'a number',
      { ...index, built: 20270201 },
      'ADDRESS/legal.json is not the index of a site: "built" is missing or of another form.',
    ],
    [
      'a version with more lines',
      listing([{ ...first, version: '1.8\n::error::' }]),
      'ADDRESS/legal.json is not the index of a site: "documents" is missing or of another form.',
    ],
    [
      'no documents',
      { ...index, documents: null },
      'ADDRESS/legal.json is not the index of a site: "documents" is missing or of another form.',
    ],
    [
      'no JSON',
      '<!doctype html>',
      'ADDRESS/legal.json is not the index of a site: it is not a JSON object.',
    ],
    [
      'more than an index holds',
      ' '.repeat(1024 * 1024),
      'ADDRESS/legal.json is longer than 262144 bytes, which no index is.',
    ],
  ])('%s', async (_, said, message) => {
    expect(await watch(saying(said))).toEqual({ code: 1, output: message, days: [] })
  })

  it('nothing, with the status of a fault', async () => {
    const { code, output, days } = await watch((_request, response) => {
      response.writeHead(500).end()
    })
    expect(output).toBe('ADDRESS/legal.json answers with the status 500, not with 200.')
    expect([code, days]).toEqual([1, []])
  })

  it('a body that never ends', async () => {
    const { code, output, days } = await watch((_request, response) => {
      const block = Buffer.alloc(64 * 1024, ' ')
      const write = () => {
        while (!response.destroyed && response.write(block));
      }
      response.on('drain', write)
      write()
    })
    expect(output).toBe('ADDRESS/legal.json is longer than 262144 bytes, which no index is.')
    expect([code, days]).toEqual([1, []])
  })

  it('a redirect, whose target nobody asks', async () => {
    let asked = 0
    const other = await serve((_request, response) => {
      asked += 1
      response.end(JSON.stringify(index))
    })
    const { code, output, days } = await watch((_request, response) => {
      response.writeHead(302, { Location: `${other}/legal.json` }).end()
    })
    expect(output).toBe(`ADDRESS/legal.json leads to ${other}/legal.json, where nobody was asked.`)
    expect([code, days, asked]).toEqual([1, [], 0])
  })

  it('or nothing at all', async () => {
    const address = await serve(app)
    await endServers()
    const { code, output, days } = await watch(address)
    expect(output).toMatch(/^ADDRESS cannot be watched: connect ECONNREFUSED \S+\.$/)
    expect([code, days]).toEqual([2, []])
  })
})

describe('the profile of the host that npm run watch takes', () => {
  const onCdn: RequestListener = (request, response) => {
    response.setHeader('CF-Ray', '1')
    saying(index)(request, response)
  }

  it('is the one of a variable', async () => {
    const { code } = await watch(onCdn, { parameters: ['--profile', 'cloudflare'] })
    expect(code).toBe(0)
  })

  it('is none where nobody has set the variable', async () => {
    expect((await watch(saying(index), { parameters: ['--profile', ''] })).code).toBe(0)
    expect((await watch(onCdn, { parameters: ['--profile', ''] })).code).toBe(1)
  })

  it('is refused where there is none of its name', async () => {
    const { code, output, days } = await watch(saying(index), { parameters: ['--profile', 'a'] })
    expect(output).toMatch(/^There is no profile "a"\. Write one of: cloudflare, .*\.\nUsage:/)
    expect([code, days]).toEqual([2, []])
  })
})
