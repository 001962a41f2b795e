import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { freePort } from '../nginx/startNginx.ts'

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** Starts the server with a port and nothing else that a preview does not set. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const { HOST: _host, ACCESS_LOG: _log, ...inherited } = process.env
  const port = await freePort()
  const started = spawn(process.execPath, [join(outputFolder, 'server/main.mjs')], {
    env: { ...inherited, PORT: String(port), ...environment },
  })
  child = started
  let output = ''
  started.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 10_000 }).toContain('Serving')
  return { port, started, output: () => output }
}

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

it('without settings the server is for this machine only, and logs no request', async () => {
  const { port, started, output } = await start()
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  // Every address from 127.0.0.1 on is this machine; only a server of the network has them all.
  expect(await answers('127.0.0.2', port)).toBe(false)
  started.kill()
  expect(await once(started, 'exit')).toEqual([0, null])
  expect(output()).toBe(`Serving http://localhost:${port}/ and http://localhost:${port}/de\n`)
})

it('a client that never finishes its request keeps the server from stopping for seconds only', async () => {
  const { port, started } = await start({ HOST: '127.0.0.1' })
  expect(await answers('127.0.0.1', port)).toBe(true)
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  // What is answered has arrived, and what was sent with it, too.
  socket.write(
    'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  )
  await once(socket, 'data')
  const asked = performance.now()
  started.kill()
  expect(await once(started, 'exit')).toEqual([0, null])
  expect(performance.now() - asked).toBeLessThan(8_000)
  socket.destroy()
})
