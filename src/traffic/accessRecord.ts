/** A request as the access log keeps it: nothing in it tells who sent it. */
export interface AccessRecord {
  /** Day in UTC, ISO 8601. */
  readonly day: string
  readonly method: string
  /** Without a query; may hold whatever a client has sent. */
  readonly path: string
  readonly status: number
}

/** A time in UTC, as Express writes it, or with its offset, as nginx does (ISO 8601). */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** What an object of a program's making looks like before it has been checked. */
type Unchecked = Readonly<Partial<Record<keyof AccessRecord | 'time', unknown>>> | null

/** The day of a time in UTC: servers in different time zones are counted alike. */
function dayOf(time: string): string | undefined {
  const date = new Date(time)
  return Number.isNaN(date.valueOf()) ? undefined : date.toISOString().slice(0, 10)
}

/**
 * Reads a line of the access log of Express (server/middleware/accessLog.ts) or nginx (`log_format
 * requests` in nginx.conf), with or without what a journal or a container puts before it.
 * @returns undefined where it is no such line
 */
export function readRecord(line: string): AccessRecord | undefined {
  const start = line.indexOf('{')
  if (start === -1) return undefined
  try {
    const record: Unchecked = JSON.parse(line.slice(start))
    const { time, method, path, status } = record ?? {}
    if (typeof time !== 'string' || !isoTime.test(time)) return undefined
    if (typeof method !== 'string' || typeof path !== 'string') return undefined
    if (typeof status !== 'number') return undefined
    const day = dayOf(time)
    return day === undefined ? undefined : { day, method, path, status }
  } catch {
    return undefined
  }
}

/** Whether a line is what the server says when it starts, before its first request. */
export function isAnnouncement(line: string): boolean {
  return line.includes('Serving http://')
}
