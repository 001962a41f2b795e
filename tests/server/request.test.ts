import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sendRequest, UnansweredRequest, UnsoundResponse } from '../../server/request.ts'
import { endServersAfterEach, serve } from './serve.ts'

endServersAfterEach()

const ask = (origin: string, expectedBytes = 0) => sendRequest({ origin, path: '/', expectedBytes })

describe('a request to another server', () => {
  it('reads a body that never ends no further than a little more than expected', async () => {
    let sent = 0
    let isClosed = false
    const block = Buffer.alloc(16 * 1024)
    const origin = await serve((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(block)) sent += block.length
      }
      response.on('drain', write).once('close', () => {
        isClosed = true
      })
      write()
    })
    const { status, isTooLong, body } = await ask(origin, 1000)
    expect([status, isTooLong, body.length]).toEqual([200, true, 0])
    expect(sent).toBeLessThan(16 * 1024 * 1024)
    // The server, in the same process, learns of it a moment later.
    await expect.poll(() => isClosed).toBe(true)
  })

  it('unpacks a small body that would fill the memory no further either', async () => {
    const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024))
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed)
    })
    expect(packed.length).toBeLessThan(32 * 1024)
    expect(await ask(origin, 1000)).toMatchObject({ status: 200, isTooLong: true })
    expect(await ask(origin, 20 * 1024 * 1024)).toMatchObject({ isTooLong: false })
  })

  it('is not followed by another one where the response leads elsewhere', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(302, { Location: 'http://localhost:9/' }).end()
    })
    expect(await ask(origin)).toMatchObject({
      status: 302,
      headers: { location: ['http://localhost:9/'] },
    })
  })

  it('is sent once more on a connection of its own where those kept open were dropped', async () => {
    const used = new Set<Socket>()
    let dropped = 0
    const origin = await serve(({ socket }, response) => {
      if (used.has(socket)) {
        dropped += 1
        response.destroy()
      } else response.end('whole')
      used.add(socket)
    })
    await Promise.all([ask(origin, 5), ask(origin, 5)])
    const { body } = await ask(origin, 5)
    expect(body.toString()).toBe('whole')
    expect([dropped, used.size]).toEqual([1, 3])
  })

  it('fails when its time is over, twice, while the response drips', async () => {
    let asked = 0
    const origin = await serve((_request, response) => {
      asked += 1
      response.write('a')
    })
    const request = { origin, path: '/', expectedBytes: 5, timeLimit: 100 }
    await expect(sendRequest(request)).rejects.toThrow(
      new UnansweredRequest('no whole response within 1 s'),
    )
    expect(asked).toBe(2)
  })

  it('is not sent again where the response can be read by nobody', async () => {
    let asked = 0
    const origin = await serve((_request, response) => {
      asked += 1
      response.writeHead(200, { 'Content-Encoding': 'br' }).end('plain text')
    })
    await expect(ask(origin)).rejects.toThrow(UnsoundResponse)
    const foreign = createServer(socket => {
      asked += 1
      socket.resume().end('SSH-2.0-OpenSSH\r\n\r\n')
    })
    await new Promise<void>(resolve => foreign.listen(0, '127.0.0.1', resolve))
    const { port } = Object(foreign.address())
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow(UnsoundResponse)
    await new Promise(resolve => foreign.close(resolve))
    expect(asked).toBe(2)
  })

  it('ends early when it is interrupted', async () => {
    const interruption = new AbortController()
    let asked = 0
    const origin = await serve(() => {
      asked += 1
      interruption.abort()
    })
    const { signal } = interruption
    const request = { origin, path: '/', expectedBytes: 0, signal }
    await expect(sendRequest(request)).rejects.toThrow(new UnansweredRequest('interrupted'))
    await expect(sendRequest(request)).rejects.toThrow(UnansweredRequest)
    expect(asked).toBe(1)
  })
})
