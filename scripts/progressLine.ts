/** A terminal line that shows how far something has come, and is gone when it is done. */
export interface ProgressLine {
  readonly step: () => void
  readonly end: () => void
}

/** Starts such a line; where no one is watching, as in a log, nothing is written. */
export function progressLine(what: string, total: number): ProgressLine {
  const { stdout } = process
  if (!stdout.isTTY) return { step: () => undefined, end: () => undefined }
  let done = 0
  return {
    step() {
      done += 1
      stdout.write(`\r${what}: ${done} of ${total}`)
    },
    end: () => stdout.write('\r\u001B[K'),
  }
}
