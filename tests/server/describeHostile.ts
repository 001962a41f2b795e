import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../buildUnderTest.ts'
import { rawRequest } from './rawRequest.ts'

const host = 'Host: localhost\r\n'
const end = `${host}Connection: close\r\n\r\n`

/**
 * Requests no one sends by mistake, and the statuses that are a sound response on one server or another: never 5xx,
 * by which a server says that the fault is its own.
 */
const hostile: readonly (readonly [title: string, bytes: string, statuses: readonly number[]])[] = [
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  [
    'a foreign Host',
    'GET /privacy HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    [301],
  ],
  ['an absolute target', `GET http://evil.example/privacy HTTP/1.1\r\n${end}`, [301]],
  ['a broken absolute target', `GET http://[/ HTTP/1.1\r\n${end}`, [200, 400]],
  ['two slashes', `GET //evil.example/%2e%2e HTTP/1.1\r\n${end}`, [404]],
  ['a backslash', `GET /\\evil.example HTTP/1.1\r\n${end}`, [404]],
  ['line breaks in the path', `GET /privacy%0d%0aSet-Cookie:a=b HTTP/1.1\r\n${end}`, [404]],
  ['line breaks in the query', `GET /privacy?%0d%0aSet-Cookie:a=b HTTP/1.1\r\n${end}`, [301]],
  ['a broken escape', `GET /%zz HTTP/1.1\r\n${end}`, [400, 404]],
  ['bytes beyond ASCII', `GET /\xff\xfe HTTP/1.1\r\n${end}`, [400, 404]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${end}`, [405]],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${end}`, [400, 405]],
  ['an unknown method', `BREW / HTTP/1.1\r\n${end}`, [400, 405]],
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['HTTP/3.7', `GET / HTTP/3.7\r\n${end}`, [400]],
  ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: foo\r\n${end}`, [200]],
  [
    'a body',
    `POST /x.br HTTP/1.1\r\nContent-Length: 5\r\nExpect: 100-continue\r\n${end}hello`,
    [405],
  ],
  [
    'two lengths',
    `POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 5\r\n${end}hello`,
    [400],
  ],
  [
    'length and chunks at once',
    `POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
    [400],
  ],
  ['an unknown coding', `POST / HTTP/1.1\r\nTransfer-Encoding: x\r\n${end}`, [400, 405]],
  ['an endless header', `GET / HTTP/1.1\r\nX: ${'a'.repeat(70_000)}\r\n${end}`, [431]],
  ['an endless path', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${end}`, [414, 431]],
  ['ranges', `GET / HTTP/1.1\r\nRange: bytes=9-1,-,0-9\r\n${end}`, [200]],
  ['a nonsensical validator', `GET / HTTP/1.1\r\nIf-None-Match: ",,W/\r\n${end}`, [200]],
  ['a nonsensical encoding', `GET / HTTP/1.1\r\nAccept-Encoding: ;;,q=,\r\n${end}`, [200]],
  [
    'an upgrade',
    `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`,
    [200],
  ],
  ['GET *', `GET * HTTP/1.1\r\n${end}`, [400]],
  ['HEAD *', `HEAD * HTTP/1.1\r\n${end}`, [400]],
  ['HEAD of no path', `HEAD privacy HTTP/1.1\r\n${end}`, [400]],
  ['HEAD of a null byte', `HEAD /a\0b HTTP/1.1\r\n${end}`, [400]],
  ['a target without a slash', `GET privacy HTTP/1.1\r\n${end}`, [400]],
  ['a target that is a query', `GET ?a=b HTTP/1.1\r\n${end}`, [400]],
  ['a target that is a section', `GET #company HTTP/1.1\r\n${end}`, [400]],
  ['no target', `GET  HTTP/1.1\r\n${end}`, [400]],
  ['a host and a port as the target', `GET localhost:80 HTTP/1.1\r\n${end}`, [400]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${end}`, [400, 405]],
  ['CONNECT with a path', `CONNECT / HTTP/1.1\r\n${end}`, [400, 405]],
  ['an absolute target with a port', `GET http://localhost:9/privacy HTTP/1.1\r\n${end}`, [301]],
  ['an absolute target in capitals', `GET HTTP://localhost/privacy HTTP/1.1\r\n${end}`, [301, 400]],
  ['an absolute target without a path', `GET http://localhost HTTP/1.1\r\n${end}`, [200, 400]],
  [
    'an absolute target with a query alone',
    `GET http://localhost?a=b HTTP/1.1\r\n${end}`,
    [200, 400],
  ],
  ['an absolute target without a host', `GET http:///privacy HTTP/1.1\r\n${end}`, [301, 400]],
  [
    'an absolute target with a user',
    `GET http://a:b@localhost/privacy HTTP/1.1\r\n${end}`,
    [301, 400],
  ],
  [
    'an absolute target of another scheme',
    `GET ftp://localhost/privacy HTTP/1.1\r\n${end}`,
    [301, 400],
  ],
  ['a target of a scheme alone', `GET javascript:alert(1) HTTP/1.1\r\n${end}`, [400]],
  ['an encoded null byte', `GET /privacy%00 HTTP/1.1\r\n${end}`, [400, 404]],
  ['a null byte', `GET /a\0b HTTP/1.1\r\n${end}`, [400]],
  ['a null byte in a header', `GET / HTTP/1.1\r\nX: a\0b\r\n${end}`, [400]],
  ['a percent sign at the end', `GET /privacy% HTTP/1.1\r\n${end}`, [400, 404]],
  ['half an escape at the end', `GET /privacy%2 HTTP/1.1\r\n${end}`, [400, 404]],
  ['an overlong escape', `GET /%c0%ae%c0%ae/ HTTP/1.1\r\n${end}`, [400, 404]],
  ['a broken escape in the query', `GET /privacy?%zz HTTP/1.1\r\n${end}`, [301]],
  ['steps above the root', `GET /../../etc/passwd HTTP/1.1\r\n${end}`, [400, 404]],
  ['encoded steps above the root', `GET /%2e%2e%2f%2e%2e%2fetc HTTP/1.1\r\n${end}`, [400, 404]],
  ['backslashed steps above the root', `GET /..\\..\\etc HTTP/1.1\r\n${end}`, [400, 404]],
  ['a path of 7 kB', `GET /${'a'.repeat(7_000)} HTTP/1.1\r\n${end}`, [404]],
  ['a path of 16 kB', `GET /${'a'.repeat(16_384)} HTTP/1.1\r\n${end}`, [414, 431]],
  ['a query of 16 kB', `GET /?${'a'.repeat(16_384)} HTTP/1.1\r\n${end}`, [414, 431]],
  ['a header name of 16 kB', `GET / HTTP/1.1\r\n${'x'.repeat(16_384)}: 1\r\n${end}`, [400, 431]],
  ['two Hosts', `GET / HTTP/1.1\r\n${host}${end}`, [400]],
  ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', [200, 400]],
  ['a broken Host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', [200, 400]],
  ['a blank before the colon', `GET / HTTP/1.1\r\nX : 1\r\n${end}`, [200, 400]],
  ['a folded header', `GET / HTTP/1.1\r\nX: 1\r\n 2\r\n${end}`, [200, 400]],
  ['a header without a colon', `GET / HTTP/1.1\r\nX\r\n${end}`, [200, 400]],
  ['a header without a name', `GET / HTTP/1.1\r\n: 1\r\n${end}`, [200, 400]],
  ['line feeds alone', 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n', [200, 400]],
  ['a method in lower case', `get / HTTP/1.1\r\n${end}`, [400, 405]],
  ['HTTP/0.9 by name', `GET / HTTP/0.9\r\n${end}`, [200, 400]],
  ['HTTP/1.2', `GET / HTTP/1.2\r\n${end}`, [200, 400]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 405]],
  ['a length that is none', `POST / HTTP/1.1\r\nContent-Length: x\r\n${end}`, [400]],
  ['a negative length', `POST / HTTP/1.1\r\nContent-Length: -1\r\n${end}`, [400]],
  [
    'an endless length',
    `POST / HTTP/1.1\r\nContent-Length: ${'9'.repeat(40)}\r\n${end}`,
    [400, 413],
  ],
  ['broken chunks', `GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}zz\r\n`, [200, 400]],
  ['a body with GET', `GET / HTTP/1.1\r\nContent-Length: 5\r\n${end}hello`, [200]],
  ['a range beyond the end', `GET / HTTP/1.1\r\nRange: bytes=99999999-\r\n${end}`, [200]],
  ['many ranges', `GET / HTTP/1.1\r\nRange: bytes=${'0-1,'.repeat(500)}0-1\r\n${end}`, [200]],
  ['a condition that is no date', `GET / HTTP/1.1\r\nIf-Modified-Since: never\r\n${end}`, [200]],
  [
    'conditions that contradict',
    `GET / HTTP/1.1\r\nIf-Match: "a"\r\nIf-Unmodified-Since: 0\r\n${end}`,
    [200, 412],
  ],
  [
    'an override of the method',
    `GET / HTTP/1.1\r\nX-HTTP-Method-Override: DELETE\r\n${end}`,
    [200],
  ],
  ['the path of the refusal', `GET /.refusal HTTP/1.1\r\n${end}`, [404]],
  ['a name that objects have', `GET /__proto__ HTTP/1.1\r\n${end}`, [404]],
]

/** What a response must never tell: software with version, paths of the machine, stack traces. */
const leaks = /express|node_modules|\bat \w+ \(|\/work\/|\/srv\/|nginx\/\d|Debian|evil\.example/i

/** How long, in ms, a server with the limits of about a second that it was given may take to close. */
const PATIENCE = 6_000

/** Declares the tests of hostile requests for a server; it must respond soundly and go on serving. */
export function describeHostile(title: string, port: () => number): void {
  const required = readManifest().headers.map(([name]) => name.toLowerCase())

  describe(title, () => {
    it.each(hostile)('%s', async (_, bytes, statuses) => {
      const { status, text, headers } = await rawRequest(port(), bytes)
      expect(statuses).toContain(status)
      expect(text).not.toMatch(leaks)
      expect(text).not.toMatch(/^set-cookie/im)
      expect([...headers].filter(([, times]) => times > 1)).toEqual([])
      for (const name of required) expect(headers.get(name), name).toBe(1)
      expect(/^location: (?!\/(?!\/))/im.test(text)).toBe(false)
      if (status !== undefined && status >= 400 && status !== 404) {
        expect(text).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
        expect(text).not.toMatch(/<html|^content-encoding:/im)
      }
    })

    it.each([
      ['finishes its request', `GET / HTTP/1.1\r\n${host}`],
      ['begins one, as browsers that connect ahead', ''],
    ])('closes the connection of a client that never %s, without a word', async (_, bytes) => {
      const { closedAfter, text } = await rawRequest(port(), bytes, PATIENCE)
      expect(closedAfter).toBeGreaterThan(0)
      expect(text).toBe('')
    })

    it('lets go of a client that asks and never reads', async () => {
      let isClosed = false
      const socket = connect({ port: port(), host: 'localhost' }, () => {
        socket.pause()
        // More than the buffers of both sides hold.
        socket.write(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(1_000))
      })
      socket.on('error', () => undefined)
      socket.once('close', () => {
        isClosed = true
      })
      // Only who writes is told that the other side is gone.
      const isGone = () => {
        if (!isClosed) socket.write('\r\n')
        return isClosed
      }
      await expect.poll(isGone, { timeout: PATIENCE, interval: 200 }).toBe(true)
      const { status } = await rawRequest(port(), `GET / HTTP/1.1\r\n${end}`)
      expect(status).toBe(200)
    })
  })
}
