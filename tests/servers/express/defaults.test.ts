import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { startServer } from './startServer.ts'

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
  const { port, child, ended, output } = await startServer({
    HOST: undefined,
    ACCESS_LOG: undefined,
  })
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  // Every address from 127.0.0.1 on is this machine; only a server of the network has them all.
  expect(await answers('127.0.0.2', port)).toBe(false)
  child.kill()
  expect(await ended).toBe(0)
  expect(output()).toBe(`Serving http://localhost:${port}/ and http://localhost:${port}/de\n`)
})

it('an empty HOST opens it to the network: every address of this machine answers', async () => {
  const { port } = await startServer({ HOST: '' })
  const loopback = Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).filter(({ internal }) => internal).map(({ address }) => address),
  )
  for (const address of loopback) expect(await answers(address, port), address).toBe(true)
})
