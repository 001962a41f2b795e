import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { compare, type Expectation } from '../../../contract/expectation.ts'

/** What a page has to be; every server below breaks it in one way. */
const page: Expectation = {
  path: '/page',
  check: 'identity',
  request: { headers: { 'Accept-Encoding': 'identity' } },
  expected: {
    status: 200,
    headers: { 'content-type': 'text/html', etag: '"1"', 'x-powered-by': null },
    body: Buffer.from('<p>Hello</p>'),
  },
}
const post: Expectation = {
  ...{ path: '/page', check: 'POST', request: { method: 'POST' } },
  expected: { status: 405, headers: { allow: 'GET, HEAD' } },
}
const unchanged: Expectation = {
  ...{ path: '/page', check: 'not modified', request: {} },
  expected: { status: 304, revalidates: etag => `W/${etag}` },
}
const transport = new Set([
  ...['content-type', 'etag', 'allow', 'connection', 'date', 'content-length'],
  ...['keep-alive', 'transfer-encoding'],
])

type Answer = readonly [status: number, headers: Record<string, string | string[]>, body: string]

const sound: Answer = [200, { 'Content-Type': 'text/html', ETag: '"1"' }, '<p>Hello</p>']
const refused: Answer = [405, { Allow: 'GET, HEAD' }, '']

/** What differs where a server answers like this, as `verify` shows it. */
async function differences(expectation: Expectation, answer: Answer): Promise<string[]> {
  const listener: RequestListener = (_request, response) => {
    const [status, headers, body] = answer
    response.writeHead(status, headers).end(body)
  }
  const found = await compare(listener, expectation, transport)
  return found.map(({ what, expected, seen }) => `${what}: ${expected} / ${seen}`)
}

describe('a response is compared with the contract', () => {
  const headers = sound[1]

  it.each<readonly [what: string, expectation: Expectation, answer: Answer, found: string[]]>([
    ['is sound', page, sound, []],
    ['has one byte changed', page, [200, headers, '<p>Hallo</p>'], ['body: 12 bytes / 12 others']],
    [
      'has one byte too many',
      page,
      [200, headers, '<p>Hello</p>\n'],
      ['body: 12 bytes / 13 others'],
    ],
    ['is empty', page, [200, headers, ''], ['body: 12 bytes / 0 others']],
    ['has another status', page, [206, headers, sound[2]], ['status: 200 / 206']],
    [
      'lacks a header',
      page,
      [200, { ETag: '"1"' }, sound[2]],
      ['content-type: text/html / (absent)'],
    ],
    [
      'has another value',
      page,
      [200, { ...headers, 'Content-Type': 'text/plain' }, sound[2]],
      ['content-type: text/html / text/plain'],
    ],
    [
      'has a value of 90 characters, which is shown whole',
      page,
      [200, { ...headers, 'Content-Type': 'a'.repeat(90) }, sound[2]],
      [`content-type: text/html / ${'a'.repeat(90)}`],
    ],
    [
      'has a longer value, which is cut off',
      page,
      [200, { ...headers, 'Content-Type': 'a'.repeat(91) }, sound[2]],
      [`content-type: text/html / ${'a'.repeat(87)}…`],
    ],
    [
      'has another ETag, whose value says nothing',
      page,
      [200, { ...headers, ETag: '"2"' }, sound[2]],
      ['etag: that of the build / another one'],
    ],
    [
      'has a header twice',
      page,
      [200, { ...headers, 'Content-Type': ['text/html', 'text/html'] }, sound[2]],
      ['content-type: text/html / text/html | text/html', 'content-type: once / 2 times'],
    ],
    [
      'tells what sent it',
      page,
      [200, { ...headers, 'X-Powered-By': 'PHP' }, sound[2]],
      ['x-powered-by: (absent) / PHP', 'x-powered-by: (absent) / PHP'],
    ],
    [
      'has a header that nobody knows',
      page,
      [200, { ...headers, 'X-Cache': 'HIT' }, sound[2]],
      ['x-cache: (absent) / HIT'],
    ],
    ['refuses POST', post, refused, []],
    ['answers POST', post, [200, refused[1], 'Hello'], ['status: 405 / 200']],
    ['is sent again although nothing changed', unchanged, sound, ['status: 304 / 200']],
  ])('that %s', async (_, expectation, answer, found) => {
    expect(await differences(expectation, answer)).toEqual(found)
  })

  it('sends a validator back in the form that is asked for', async () => {
    const seen: (string | undefined)[] = []
    await compare(
      (request, response) => {
        seen.push(request.headers['if-none-match'])
        response.writeHead(200, { ETag: '"1"' }).end()
      },
      unchanged,
      transport,
    )
    expect(seen).toEqual([undefined, 'W/"1"'])
  })
})
