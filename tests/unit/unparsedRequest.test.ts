import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PreparedResponse } from '../../server/preparedFile.ts'
import type { PreparedSite } from '../../server/preparedSite.ts'
import { respondToParseError } from '../../server/unparsedRequest.ts'

const response = (status: number): PreparedResponse => ({
  ...{ status, headers: ['X-Of-Site', '1'], body: Buffer.from(`${status}`) },
})
const site = {
  responses: {
    badRequest: response(400),
    methodNotAllowed: response(405),
    targetTooLong: response(414),
    headersTooLarge: response(431),
    versionNotSupported: response(505),
  },
} as PreparedSite /* nothing else is asked */

let server: Server
let chosen: PreparedResponse | undefined
beforeAll(async () => {
  server = createServer({ maxHeaderSize: 1_000 }, (_request, served) => served.end())
  server.on('clientError', (error, socket) => {
    chosen = respondToParseError(site, error)
    socket.destroy()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** What is responded to bytes that Node does not hand over as a request. */
async function responseTo(bytes: string): Promise<PreparedResponse | undefined> {
  chosen = undefined
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  client.resume()
  client.end(bytes, 'latin1')
  await new Promise(resolve => client.once('close', resolve))
  return chosen
}

const rest = '\r\nHost: a\r\n\r\n'
const long = 'x'.repeat(2_000)

describe('bytes that are no request get a response', () => {
  it.each([
    ['hello', 400],
    ['BREW / HTTP/1.1', 405],
    ['BREW /x?y HTTP/1.0', 405],
    ['M-SEARCHER / HTTP/1.1', 405],
    ['GETT / HTTP/1.1', 405],
    ['brew / HTTP/1.1', 400],
    ['BREW nowhere HTTP/1.1', 405],
    ['BREW /a b HTTP/1.1', 400],
    ['BREW / HTTP/2.1', 400],
    ['!BREW / HTTP/1.1', 400],
    ['GET /a\x01 HTTP/1.1', 400],
    ['GET /\xff HTTP/1.1', 400],
    ['HEAD /\xff HTTP/1.1', 400],
    ['DELETE /\xff HTTP/1.1', 400],
    ['DELETE /a\x01 HTTP/1.1', 400],
    ['GET / HTTP/3.7', 505],
    ['GET / HTTP/2', 505],
    ['GET / HTTP/10.0', 505],
    ['GET / HTTP/0.8', 505],
    ['GET / HTTP/1.2', 505],
    ['GET / HTTP/1.', 505],
    ['POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: gzip', 400],
    ['GET / HTTP/1.1\r\nA B: c', 400],
  ])('%j: %i', async (head, status) => {
    expect((await responseTo(head + rest))?.status).toBe(status)
  })

  it.each([
    ['a target', `GET /${long} HTTP/1.1${rest}`, 414],
    ['a target that has not ended', `DELETE /${long}`, 414],
    ['headers', `GET / HTTP/1.1\r\nX: ${long}${rest}`, 431],
    ['headers without an end', `GET / HTTP/1.1\r\nX: ${long}`, 431],
    ['a header that reads like a request', `GET / HTTP/1.1\r\nX: a ${long} HTTP/1.1${rest}`, 431],
    ['a header that begins like one', `GET / HTTP/1.1\r\nGET ${long}: a${rest}`, 400],
  ])('%s without measure', async (_, bytes, status) => {
    expect((await responseTo(bytes))?.status).toBe(status)
  })

  it.each([
    ['xxx HTTP/1.1\r\nHost: a', 414],
    ['xxx HTTP/1.0', 414],
    [' HTTP/1.1\r', 414],
    ['xxx HTTP/1.1.2', 431],
    ['xxx HTTP/x.1', 431],
    ['xxx HTTP/1.x', 431],
    ['a b HTTP/1.1', 431],
    ['GET /xxx HTTP/1.1x y', 431],
  ])('by the part of them that arrived last: %j without measure', (part, status) => {
    const error = Object.assign(new Error(), {
      ...{ code: 'HPE_HEADER_OVERFLOW', rawPacket: Buffer.from(part), bytesParsed: 1 },
    })
    expect(respondToParseError(site, error).status).toBe(status)
  })

  it('by the line that is faulty, whatever came before it on the connection', async () => {
    const sound = `GET / HTTP/1.1${rest}`
    expect((await responseTo(`${sound}BREW / HTTP/1.1${rest}`))?.status).toBe(405)
    expect((await responseTo(`${sound}brew / HTTP/1.1${rest}`))?.status).toBe(400)
    expect((await responseTo('BREW / HTTP/1.1'))?.status).toBe(405)
  })

  it('without a body for HEAD alone', async () => {
    const refused = await responseTo(`HEAD / HTTP/3.7${rest}`)
    expect(refused).toEqual({ status: 505, headers: ['X-Of-Site', '1'], body: undefined })
    expect(String((await responseTo(`HEADER / HTTP/1.1${rest}`))?.body)).toBe('405')
  })

  it('and a bad request where nothing is known of them', () => {
    expect(respondToParseError(site, new Error('reset')).status).toBe(400)
  })
})
