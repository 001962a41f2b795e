/** A difference between Express and nginx in what they make of the same bytes. */
export interface ServerDifference {
  /** Matches the bytes of the requests it concerns. */
  readonly request: RegExp
  /** The statuses of Express and of nginx, each pair as it is seen. */
  readonly statuses: readonly string[]
  /** What differs where the statuses are equal: the body, or headers by their names. */
  readonly what?: readonly string[]
  readonly reason: string
}

/** What nginx refuses in a path before it looks at the rest of a request. */
const brokenEscape = '%(?![0-9a-fA-F]{2})|%00'
const dotsAboveRoot = '(?:/x/\\.\\.)?/(?:\\.\\.|%2e%2e)(?:/|%2f)'
const malformedPath = `(?:\\S*?(?:${brokenEscape})|${dotsAboveRoot})`

/** Every known difference, with its reason; any other is a bug in a server. */
export const serverDifferences: readonly ServerDifference[] = [
  {
    request: new RegExp(`^GET ${malformedPath}`),
    statuses: ['404 / 404'],
    what: ['content-encoding', 'content-length', 'body'],
    reason:
      'nginx refuses a path with a broken escape, a NUL, or dots that lead above the root before it reads headers: it sends the same page, uncompressed.',
  },
  {
    request: new RegExp(`^(?!GET |HEAD )\\S+ ${malformedPath}`),
    statuses: ['405 / 404'],
    reason: 'The same, before it looks at the method.',
  },
  {
    request: /\r\nIf-None-Match: /,
    statuses: ['304 / 304'],
    what: ['etag'],
    reason:
      'nginx makes the ETag of its 304 weak where it leaves out the length; the weak comparison of RFC 9110 §13.1.2 treats both as equal.',
  },
  {
    request: /\r\nIf-Match: /,
    statuses: ['200 / 412'],
    reason:
      'nginx compares If-Match only with ETags that it makes itself. These are off, because they differ by deployment: it refuses what Express serves.',
  },
  {
    request: /\r\nIf-Unmodified-Since: /,
    statuses: ['200 / 412'],
    reason:
      'nginx compares it with the date of the file. No resource states a date, so Express ignores it (RFC 9110 §13.1.4).',
  },
  {
    request: /^GET \/healthz .*\r\nHost: .*\r\nIf-None-Match: \*/,
    statuses: ['200 / 304'],
    reason: 'nginx judges this condition on its own, even for a response without a validator.',
  },
]
