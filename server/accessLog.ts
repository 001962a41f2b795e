import type { RequestHandler } from 'express'

/** One request, without anything that tells who sent it: no address, no query string. */
export interface LogLine {
  readonly time: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly ms: number
}

/** Paths in the log are cut at this length, so that nobody fills the disk with one. */
const MAX_PATH_LENGTH = 200

/** Express middleware that reports every finished response. */
export function accessLog(log: (line: LogLine) => void): RequestHandler {
  return (request, response, next) => {
    const start = performance.now()
    const path = request.url.split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? ''
    response.once('finish', () => {
      log({
        time: new Date().toISOString(),
        method: request.method,
        path,
        status: response.statusCode,
        bytes: Number(response.getHeader('content-length') ?? 0),
        ms: Math.round((performance.now() - start) * 10) / 10,
      })
    })
    next()
  }
}
