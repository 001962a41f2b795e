import type { Middleware } from './middleware.ts'

/** Paths in the log are cut at this length, so that no one fills the disk with one. */
const MAX_PATH_LENGTH = 200

/** The time in ISO 8601; computed only once a second, except for its milliseconds. */
function timestamps(): () => string {
  let second = -1
  let untilSecond = ''
  return () => {
    const now = Date.now()
    const milliseconds = now % 1000
    if (now - milliseconds !== second) {
      second = now - milliseconds
      untilSecond = new Date(now).toISOString().slice(0, 20)
    }
    return `${untilSecond}${String(milliseconds).padStart(3, '0')}Z`
  }
}

/** The path of a target as a JSON string, without its query. */
function pathInJson(url: string): string {
  const query = url.indexOf('?')
  return JSON.stringify(url.slice(0, Math.min(query === -1 ? url.length : query, MAX_PATH_LENGTH)))
}

/**
 * Reports every response as a line of JSON: time, method, path, status, bytes sent with the headers,
 * and ms. Nothing in it tells who sent the request: no address, no query string.
 *
 * A response that is complete when the other steps return is reported then, which spares each one an
 * event listener; JSON is written by hand, because only the path needs escaping.
 * @param log takes a line
 */
export function accessLog(log: (line: string) => void): Middleware {
  const timestamp = timestamps()
  return (request, response, next) => {
    const start = performance.now()
    const { socket, method, url = '' } = request
    const sentBefore = socket.bytesWritten
    const report = () => {
      const bytes = socket.bytesWritten - sentBefore
      const ms = Math.round((performance.now() - start) * 10) / 10
      log(
        `{"time":"${timestamp()}","method":"${method}","path":${pathInJson(url)},"status":${response.statusCode},"bytes":${bytes},"ms":${ms}}`,
      )
    }
    next()
    if (response.writableEnded) report()
    else response.once('finish', report)
  }
}
