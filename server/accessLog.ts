import type { RequestListener } from 'node:http'

/** One request, without anything that tells who sent it: no address, no query string. */
export interface LogLine {
  readonly time: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** Sent over the connection, headers included. */
  readonly bytes: number
  readonly ms: number
}

/** Paths in the log are cut at this length, so that nobody fills the disk with one. */
const MAX_PATH_LENGTH = 200

/** Reports every finished response of a listener. */
export function logRequests(
  listener: RequestListener,
  log: (line: LogLine) => void,
): RequestListener {
  return (request, response) => {
    const start = performance.now()
    const { method = '', url = '' } = request
    const path = url.split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? ''
    const { socket } = request
    const sentBefore = socket.bytesWritten
    response.once('finish', () => {
      log({
        time: new Date().toISOString(),
        method,
        path,
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round((performance.now() - start) * 10) / 10,
      })
    })
    listener(request, response)
  }
}
