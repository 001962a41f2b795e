import { describe, expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'
import { rawRequest } from './rawRequest.ts'

const end = 'Connection: close\r\n\r\n'
const host = 'Host: localhost\r\n'

/** Requests no one sends by mistake: bytes, and the statuses that are a sound response. */
const hostile: readonly (readonly [title: string, bytes: string, statuses: readonly number[]])[] = [
  ['no Host', `GET / HTTP/1.1\r\n${end}`, [400]],
  ['an invalid Host', `GET / HTTP/1.1\r\nHost: a b\r\n${end}`, [400]],
  ['a foreign Host', `GET /privacy HTTP/1.1\r\nHost: evil.example\r\n${end}`, [301]],
  ['an absolute target', `GET http://evil.example/privacy HTTP/1.1\r\n${host}${end}`, [301]],
  ['a broken absolute target', `GET http://[/ HTTP/1.1\r\n${host}${end}`, [400]],
  [
    'a target that begins with two slashes',
    `GET //evil.example/%2e%2e HTTP/1.1\r\n${host}${end}`,
    [404],
  ],
  ['a backslash', `GET /\\evil.example HTTP/1.1\r\n${host}${end}`, [404]],
  ['line breaks in the path', `GET /privacy%0d%0aSet-Cookie:a=b HTTP/1.1\r\n${host}${end}`, [404]],
  [
    'line breaks in the query',
    `GET /privacy?%0d%0aSet-Cookie:a=b HTTP/1.1\r\n${host}${end}`,
    [301],
  ],
  ['bytes beyond ASCII', `GET /\xff\xfe HTTP/1.1\r\n${host}${end}`, [400, 404]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}${end}`, [405]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}${end}`, [400]],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}${end}`, [400]],
  ['an unknown method', `BREW / HTTP/1.1\r\n${host}${end}`, [405]],
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['HTTP/3.7', `GET / HTTP/3.7\r\n${host}${end}`, [505]],
  [
    'a body announced by Expect: 100-continue',
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nExpect: 100-continue\r\n${end}hello`,
    [405],
  ],
  ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: foo\r\n${end}`, [200]],
  [
    'a body longer than declared',
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\n${end}hello`,
    [405],
  ],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 5\r\n${end}hello`,
    [400],
  ],
  [
    'length and chunks at once',
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
    [400],
  ],
  ['an endless header', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(70_000)}\r\n${end}`, [431]],
  ['an endless path', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${host}${end}`, [414]],
  ['a malformed range', `GET / HTTP/1.1\r\n${host}Range: bytes=9-1,-\r\n${end}`, [200]],
  ['a range', `GET / HTTP/1.1\r\n${host}Range: bytes=0-9\r\n${end}`, [200]],
  ['a nonsensical validator', `GET / HTTP/1.1\r\n${host}If-None-Match: ",,W/\r\n${end}`, [200]],
  ['a nonsensical encoding', `GET / HTTP/1.1\r\n${host}Accept-Encoding: ;;,q=,\r\n${end}`, [200]],
  [
    'an upgrade',
    `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`,
    [200],
  ],
]

/** What a response must never tell: software with version, paths of the machine, stack traces. */
const leaks = /express|node_modules|\bat \w+ \(|\/work\/|\/srv\/|nginx\/\d|Debian|evil\.example/i

/**
 * Declares the tests of hostile requests for a server; it must respond soundly and go on serving.
 * @param patience ms after which the server, with the limits it was given, has closed a silent connection
 */
export function describeHostile(title: string, port: () => number, patience: number): void {
  const required = readManifest().headers.map(([name]) => name.toLowerCase())

  describe(title, () => {
    it.each(hostile)('%s', async (_, bytes, statuses) => {
      const response = await rawRequest(port(), bytes)
      expect(statuses).toContain(response.status)
      expect(response.text).not.toMatch(leaks)
      expect(response.text).not.toMatch(/^set-cookie/im)
      expect([...response.headers].filter(([, times]) => times > 1)).toEqual([])
      for (const name of required) expect(response.headers.get(name), name).toBe(1)
      expect(/^location: (?!\/(?!\/))/im.test(response.text)).toBe(false)
    })

    it.each(['/x.br', '/x.gz', '/x.html', '/x.gif', '/privacy-policy.md'])(
      'refuses POST %s in plain text, whatever the path ends in',
      async path => {
        const { text, status } = await rawRequest(port(), `POST ${path} HTTP/1.1\r\n${host}${end}`)
        expect(status).toBe(405)
        expect(text).not.toMatch(/^content-encoding:/im)
        expect(text).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
      },
    )

    it('keeps serving', async () => {
      const response = await rawRequest(port(), `GET / HTTP/1.1\r\n${host}${end}`)
      expect(response.status).toBe(200)
    })

    it('closes the connection of a client that never finishes its request', async () => {
      const silent = rawRequest(port(), `GET / HTTP/1.1\r\n${host}`, patience)
      const other = await rawRequest(port(), `GET / HTTP/1.1\r\n${host}${end}`)
      expect(other.status).toBe(200)
      expect((await silent).closedAfter).toBeGreaterThan(0)
    })

    it('sends nothing on a connection that a browser opened ahead of time and never used', async () => {
      const unused = await rawRequest(port(), '', patience)
      expect(unused.closedAfter).toBeGreaterThan(0)
      expect(unused.text).toBe('')
    })
  })
}
