import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../nginx/startNginx.ts'
import { main, start, startServer } from './startServer.ts'

const statusAt = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    response => response.status,
    () => 0,
  )

/** Whether a connection to an address is accepted. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

describe('one clear line and a failure:', () => {
  it.each<[what: string, environment: Record<string, string>, expected: RegExp]>([
    ['no build', { SITE_FOLDER: '/nonexistent' }, /^There is no whole build in .*npm run build/],
    ...['', ' ', '80a', '1e3', '0x50', '-1', '65536'].map(
      (PORT): [string, Record<string, string>, RegExp] => [
        `the port "${PORT}"`,
        { PORT },
        /^PORT="[^"]*" is not a port/,
      ],
    ),
  ])('%s', async (_, environment, expected) => {
    const { output, ended } = start(environment)
    expect(await ended).toBe(1)
    expect(output()).toMatch(expected)
    expect(output().trim().split('\n')).toHaveLength(1)
  })

  it('an old Node', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'old-node-'))
    const oldNode = join(folder, 'oldNode.cjs')
    const versions = "{ value: { ...process.versions, node: '18.20.8' } }"
    writeFileSync(oldNode, `Object.defineProperty(process, 'versions', ${versions})`)
    const { output, ended } = start({ NODE_OPTIONS: `--require ${oldNode}` })
    expect(await ended).toBe(1)
    rmSync(folder, { recursive: true })
    expect(output()).toBe(
      'Node 18.20.8 does not run this server. Install 20 or later from https://nodejs.org.\n',
    )
  })

  it('a port that is taken', async () => {
    const port = await freePort()
    const blocker = createServer()
    await new Promise<void>(resolve => blocker.listen(port, 'localhost', resolve))
    const { output, ended } = start({ PORT: String(port) })
    const code = await ended
    blocker.close()
    expect(code).toBe(1)
    expect(output().trim()).toMatch(/^Port \d+ is taken\. [^\n]+$/)
  })
})

describe('who is served', () => {
  it('without settings: this machine only, and no request is logged', async () => {
    const unset = { HOST: undefined, ACCESS_LOG: undefined }
    const { port, child, ended, output } = await startServer(unset)
    expect(await statusAt(port)).toBe(200)
    // Every address from 127.0.0.1 on is this machine; only a server of the network has them all.
    expect(await answers('127.0.0.2', port)).toBe(false)
    child.kill()
    expect(await ended).toBe(0)
    expect(output()).toBe(`Serving http://localhost:${port}/\n`)
  })

  it('with an empty HOST: the network, at every address', async () => {
    const { port } = await startServer({ HOST: '' })
    const loopback = Object.values(networkInterfaces()).flatMap(addresses =>
      (addresses ?? []).filter(({ internal }) => internal).map(({ address }) => address),
    )
    for (const address of loopback) expect(await answers(address, port), address).toBe(true)
  })

  it('everybody, though the log cannot be written, which is said once', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: String(port), ACCESS_LOG: 'on' },
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
    })
    await expect.poll(() => statusAt(port), { timeout: 5_000 }).toBe(200)
    await expect.poll(() => said).toContain('The access log cannot be written (ENOSPC)')
    for (let count = 0; count < 3; count += 1) expect(await statusAt(port)).toBe(200)
    child.kill()
    await new Promise(resolve => child.once('exit', resolve))
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  it('everybody, though who reads the log is gone', async () => {
    const { port, child, ended } = await startServer({ ACCESS_LOG: 'on' })
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let count = 0; count < 3; count += 1) expect(await statusAt(port)).toBe(200)
    child.kill()
    expect(await ended).toBe(0)
  })
})

it.each(['Content-Length: 314572800', 'Transfer-Encoding: chunked'])(
  'who sends a body (%s) is answered before its end, and the rest is not read',
  async header => {
    const { port } = await startServer()
    const socket = connect({ port, host: 'localhost' })
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)
    await new Promise(resolve => socket.once('close', resolve))
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]+\r\nConnection: close\r\n/)
  },
)

interface HeldRequest {
  readonly socket: Socket
  /** Everything that was received. */
  readonly text: () => string
  /** When the server has closed the connection. */
  readonly closed: Promise<void>
}

/** A connection whose first request is answered, and whose second has arrived in part. */
function hold(port: number): Promise<HeldRequest> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port, host: 'localhost' }, () =>
      socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /robots.txt HTTP/1.1\r\n'),
    )
    const closed = new Promise<void>(resolveClosed => socket.once('close', () => resolveClosed()))
    socket.on('data', chunk => {
      text += chunk
      resolve({ socket, text: () => text, closed })
    })
    socket.on('error', reject)
  })
}

describe('stopping', () => {
  it.each([
    ['SIGTERM', 1],
    ['SIGINT', 2],
  ] as const)(
    'a request that arrives is answered in full after %s, %d times',
    async (signal, times) => {
      const { port, child, ended } = await startServer()
      const requests = [await hold(port), await hold(port)]
      child.kill(signal)
      await expect.poll(() => statusAt(port), { timeout: 5_000 }).toBe(0)
      if (times === 2) child.kill(signal)
      for (const { socket, closed, text } of requests) {
        socket.write('Host: localhost\r\n\r\n')
        await closed
        expect(text()).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK[\s\S]+\r\n\r\nUser-agent: \*[\s\S]+\n$/)
      }
      expect(await ended).toBe(0)
    },
  )

  it('who never finishes a request delays it for 4 s, who is idle not at all', async () => {
    const { port, child, ended } = await startServer()
    const { socket } = await hold(port)
    const idle = connect({ port, host: 'localhost' })
    const idleClosed = new Promise(resolve => idle.once('close', resolve))
    idle.on('error', () => undefined).write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise(resolve => idle.once('data', resolve))
    child.kill()
    await idleClosed
    expect(child.exitCode).toBeNull()
    expect(await ended).toBe(0)
    socket.destroy()
  }, 8_000)

  it('npm start passes SIGTERM on and leaves no server behind', async () => {
    const { port, child, ended } = await startServer({}, 'scripts/start/start.mjs')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await statusAt(port)).toBe(0)
  })
})
