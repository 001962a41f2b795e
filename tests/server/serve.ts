import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, vi } from 'vitest'

const servers: Server[] = []

/** Serves with a listener until the test ends, and gives its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Ends everything that is served. */
export async function endServers(): Promise<void> {
  const closed = servers.splice(0).map(server => new Promise(resolve => server.close(resolve)))
  await Promise.all(closed)
}

/** Ends what a file's tests serve and stub, after each of them. */
export function endServersAfterEach(): void {
  afterEach(() => {
    vi.unstubAllGlobals()
    return endServers()
  })
}
