import type { Writable } from 'node:stream'

/** Lines wait at most this long, in ms, and until there are this many bytes of them. */
const FLUSH_INTERVAL = 100
const FLUSH_SIZE = 64 * 1024

/**
 * Writes lines to a stream in batches. A stream that fails, such as a full disk or a closed pipe,
 * is reported once; from then on lines are dropped, and the site carries on.
 * @param report takes the one message
 */
export function lineWriter(
  stream: Writable,
  report: (message: string) => void,
): (line: string) => void {
  let waiting = ''
  let isBroken = false
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== '' && !isBroken) stream.write(waiting)
    waiting = ''
  }
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (isBroken) return
    isBroken = true
    report(`The access log cannot be written (${error.code}); the site carries on without it.`)
  })
  process.on('exit', flush)
  return line => {
    if (isBroken) return
    waiting += `${line}\n`
    if (waiting.length >= FLUSH_SIZE) flush()
    else timer ??= setTimeout(flush, FLUSH_INTERVAL).unref()
  }
}
