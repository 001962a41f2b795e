import type { ServerResponse } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import {
  type FixedResponse,
  type Header,
  healthPath,
  type Manifest,
  type ManifestEntry,
  redirectLocation,
  responses,
} from './manifest.ts'
import type { Build } from './readBuild.ts'

/** Paths in the log are cut at this length, so that no one fills the disk with one. */
const MAX_PATH_LENGTH = 200

/** Compresses a text that the build left as it is; a 304 holds none. */
const compress = compression()

/** Sends a response that is the same for every path. */
export function sendFixed(
  response: ServerResponse,
  { headers }: Manifest,
  { status, headers: own, body }: FixedResponse,
  ...further: readonly Header[]
): void {
  const length: Header = ['Content-Length', String(Buffer.byteLength(body))]
  response.writeHead(status, [...headers, ...own, ...further, length].flat())
  response.end(body)
}

/** Path and query of a target, as they were sent. */
function splitTarget(target: string): readonly [path: string, query: string] {
  const end = target.indexOf('?')
  return end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)]
}

/** Writes a line of JSON a request. Nothing in it tells who sent it: no address, no query. */
function accessLog(write: (line: string) => void): RequestHandler {
  return ({ socket, method, url }, response, next) => {
    const start = performance.now()
    const sentBefore = socket.bytesWritten
    response.once('close', () => {
      const line = {
        time: new Date().toISOString(),
        method,
        path: splitTarget(url)[0].slice(0, MAX_PATH_LENGTH),
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - start),
      }
      write(JSON.stringify(line))
    })
    next()
  }
}

/**
 * Sends a file in the smallest encoding that is accepted; Express judges conditions.
 * @param status 200, or that of a page for what is not found
 */
function sendFile(build: Build, entry: ManifestEntry, status = 200): RequestHandler {
  const { manifest, folder, contents } = build
  const { policy, type, headers, variants, rangesOf } = entry
  const common = new Map<string, string>([
    ...(policy === 'asset' ? manifest.assetHeaders : manifest.headers),
    ...headers,
    ['Content-Type', type],
  ])
  const compressed = (['br', 'gzip'] as const).filter(encoding => variants[encoding])
  const handle: RequestHandler = (request, response, next) => {
    const encoding = compressed.find(name => request.acceptsEncodings(name)) ?? 'identity'
    const { file, etag } = variants[encoding] ?? variants.identity
    response.status(status).setHeaders(common)
    if (status === 200) response.setHeader('ETag', etag)
    if (rangesOf !== undefined) {
      const own = { root: folder, etag: false, lastModified: false, cacheControl: false }
      return response.sendFile(file, own, error => error && next(error))
    }
    if (encoding !== 'identity' && !request.fresh) response.setHeader('Content-Encoding', encoding)
    response.send(contents.get(file))
  }
  if (compressed.length > 0 || !type.includes('charset=')) return handle
  return (request, response, next) =>
    compress(request, response, () => handle(request, response, next))
}

/** Responds where a step has failed; Express's own page would show the stack. */
function failure(manifest: Manifest): ErrorRequestHandler {
  // Four parameters tell Express that this handles errors.
  return (error, _request, response, _next) => {
    if (response.headersSent) return void response.destroy()
    for (const name of response.getHeaderNames())
      if (name !== 'content-range') response.removeHeader(name)
    // The conditions of a part of a clip are judged by `send`.
    const status = [412, 416].includes(error?.status) ? error.status : 500
    sendFixed(response, manifest, { ...responses.refusal, status })
  }
}

/**
 * The application, which supertest takes as it is. Paths are compared as they were sent: nothing is
 * decoded, normalized, or looked up on the disk.
 *
 * helmet's headers are in the manifest: headers.ts has the build compute them once, for nginx and
 * CDNs too.
 * @param write takes one line of JSON a request; without it nothing is logged
 */
export function createApp(build: Build, write?: (line: string) => void): Express {
  const { manifest } = build
  const { files, redirects, notFound } = manifest
  const fileAt = new Map(
    Object.entries(files).map(([path, entry]) => [path, sendFile(build, entry)]),
  )
  const redirectFrom = new Map(Object.entries(redirects))
  // The longest prefix first; that of the default language, which every path has, is last.
  const notFoundPages = Object.entries(notFound)
    .toSorted(([one], [two]) => two.length - one.length)
    .map(([prefix, entry]) => [`${prefix}/`, sendFile(build, entry, 404)] as const)

  const app = express().disable('x-powered-by').disable('etag')
  if (write) app.use(accessLog(write))
  app.use((request, response, next) => {
    const { method, url, headersDistinct, httpVersion } = request
    const hosts = headersDistinct.host?.length ?? 0
    // Node accepts two; one is required and two are an attack (RFC 9112 §3.2).
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      return sendFixed(response, manifest, responses.refusal)
    if (method !== 'GET' && method !== 'HEAD')
      return sendFixed(response, manifest, responses.methodNotAllowed)
    const [path, query] = splitTarget(url)
    const target = redirectFrom.get(path)
    if (target !== undefined) {
      const location = redirectLocation(target, query === '?' ? '' : query)
      return sendFixed(response, manifest, responses.redirect, ['Location', location])
    }
    if (path === healthPath) return sendFixed(response, manifest, responses.health)
    const page = notFoundPages.find(([prefix]) => `${path}/`.startsWith(prefix))
    const handle = fileAt.get(path) ?? page?.[1]
    if (!handle) throw new Error('the manifest has no 404 page')
    return handle(request, response, next)
  })
  app.use(failure(manifest))
  return app
}
