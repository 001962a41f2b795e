import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that keeps fonts back until they are released, and hands everything else on at once. */
export interface LateFonts {
  /** Where the page at a path of the site is found. */
  readonly address: (path: string) => string
  readonly release: () => void
  readonly close: () => void
}

/** Stands before the server of a site. */
export async function serveLateFonts(site: string): Promise<LateFonts> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const server = createServer(async (asked, answer) => {
    if (asked.url?.endsWith('.woff2')) await released
    const { method, headers } = asked
    request(new URL(asked.url ?? '/', site), { method, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
      .on('error', () => answer.destroy())
      .end()
  })
  await new Promise<void>(resolve => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo // of a server that listens at a port
  return {
    address: path => `http://localhost:${port}${path}`,
    release,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
