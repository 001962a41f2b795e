import type { IncomingMessage, ServerResponse } from 'node:http'
import { sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { OperatorError } from '../model/index.ts'
import type { BuildInput } from './buildInput.ts'

/** Where development shows the launch report. */
const launchPath = '/_launch'

/** Faults of the operator's files as their place and remedy; of the program with the stack. */
function faultText(error: unknown): string {
  if (error instanceof OperatorError) return `Correct this:\n${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function faultPage(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Correct this</title></head><body><pre style="white-space:pre-wrap">${escaped}</pre></body></html>`
}

function asksForPage({ headers, url = '' }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html') && !url.startsWith('/@')
}

/**
 * Serves in development what pages are made of, the launch report, and in place of pages whatever is
 * wrong with the operator's files; an edit of the watched folders reloads what is open.
 * @param input computes what pages are rendered from, once for each state of the folders
 */
export function serveDevelopment(
  server: ViteDevServer,
  folders: readonly string[],
  input: () => Promise<BuildInput>,
): void {
  const logFault = (error: unknown) => server.config.logger.error(faultText(error))
  const sendPage = async (response: ServerResponse, status: number, url: string, html: string) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    // With the client that reloads the page once the files are edited.
    response.end(await server.transformIndexHtml(url, html))
  }
  // The server answers before the texts are read; what is wrong with them is said before anybody asks.
  server.httpServer?.once('listening', () => setImmediate(() => input().catch(logFault)))
  server.middlewares.use(async (request, response, next) => {
    const { url = '/' } = request
    try {
      const { assets, media, launchPage } = await input()
      const asset = assets.find(({ path }) => url === path)
      const made = media.find(({ path }) => url === path)
      if (asset) response.end(asset.content)
      else if (made) response.end(await made.make())
      else if (url === launchPath && launchPage) await sendPage(response, 200, url, launchPage())
      else next()
    } catch (error) {
      if (!asksForPage(request)) return next()
      logFault(error)
      await sendPage(response, 500, url, faultPage(faultText(error)))
    }
  })
  server.watcher.add([...folders])
  server.watcher.on('all', (_, file) => {
    if (folders.some(folder => file.startsWith(folder + sep))) {
      server.ws.send({ type: 'full-reload' })
    }
  })
}
