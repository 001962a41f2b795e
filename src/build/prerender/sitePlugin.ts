import { existsSync, readdirSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { isIncidental, OperatorError, printable } from '../../company/index.ts'
import type { SiteBuild } from '../../website/index.ts'
import type { AssetFile, MadeFile } from '../media/index.ts'

/** A page as React has rendered it. */
export interface RenderedPage {
  readonly path: string
  readonly html: string
}

/** What the plugin hands to the pages, and what development serves besides them. */
export interface BuildInput {
  readonly build: SiteBuild
  readonly assets: readonly AssetFile[]
  /** Pictures made from the company's. */
  readonly media: readonly MadeFile[]
  /** The launch report as HTML, in development. */
  readonly launchPage?: () => string
  /** Takes each page when it is rendered, in a build. */
  readonly takePage?: (page: RenderedPage) => void
}

/** The name that Vike's hooks find the plugin by. */
export const sitePluginName = 'site-build'

/** Where development shows the launch report. */
const launchPath = '/_launch'

/** Faults of the company's files as their place and remedy; of the program with the stack. */
function developmentFaultText(error: unknown): string {
  if (error instanceof OperatorError) return `Correct this:\n${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function faultPage(error: unknown): string {
  const escaped = developmentFaultText(error).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Correct this</title></head><body><pre style="white-space:pre-wrap">${escaped}</pre></body></html>`
}

/** Serves in development what pages are made of, the launch report, and in place of pages what is wrong with texts. */
function serveDevelopment(
  server: ViteDevServer,
  folders: readonly string[],
  input: () => Promise<BuildInput>,
): void {
  const logFault = (error: unknown) =>
    server.config.logger.error(printable(developmentFaultText(error)))
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
      if (!request.headers.accept?.includes('text/html') || url.startsWith('/@')) return next()
      logFault(error)
      await sendPage(response, 500, url, faultPage(error))
    }
  })
  server.watcher.add([...folders])
  server.watcher.on('all', (_, file) => {
    if (folders.some(folder => file.startsWith(folder + sep))) {
      server.ws.send({ type: 'full-reload' })
    }
  })
}

/** When each file below folders was written: the same text as before where none has changed. */
function timesWritten(folders: readonly string[]): string {
  const files = folders.filter(existsSync).flatMap(folder => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.filter(name => !name.split(sep).some(isIncidental)).map(name => join(folder, name))
  })
  // A link that leads nowhere is refused when it is read.
  const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return files.map(file => `${file} ${writtenAt(file)}`).join()
}

/**
 * Vite plugin: keeps what the pages are rendered from, for the hooks that render them in this process.
 * @param prepare computes it when it is asked for: Vike makes plugins it never runs, and in development
 * two of them, so that each has to see for itself whether a text has changed
 * @param watched folders whose changes ask for new values, in development
 */
export function sitePlugin(prepare: () => Promise<BuildInput>, watched: readonly string[] = []) {
  const folders = watched.map(folder => resolve(folder))
  let kept: { readonly times: string; readonly input: Promise<BuildInput> } | undefined
  const input = () => {
    const times = timesWritten(folders)
    if (kept?.times !== times) kept = { times, input: prepare() }
    return kept.input
  }
  return {
    name: sitePluginName,
    sharedDuringBuild: true,
    api: { input },
    configureServer: (server: ViteDevServer) => serveDevelopment(server, folders, input),
  } satisfies Plugin<unknown>
}
