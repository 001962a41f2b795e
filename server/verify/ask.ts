import pMap from 'p-map'
import {
  type IncomingResponse,
  sendRequest,
  UnansweredRequest,
  UnsoundResponse,
} from '../request.ts'
import type { Expectation } from './contract.ts'

/** What was expected and what was seen, where they differ. */
export interface Difference {
  readonly path: string
  readonly check: string
  /** What differs: the status, the body, or a header by its name. */
  readonly what: string
  readonly expected: string
  readonly seen: string
}

/**
 * What every server and everything in between sets in its own way: the transport (`Alt-Svc` offers HTTP/3,
 * RFC 7838), validators, and parts.
 */
const headersOfServers = [
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
]

/** After this many requests in a row without a response, the rest are not made. */
const MAX_SILENT_REQUESTS = 5

/** Requests in flight at a time. */
const CONCURRENCY = 6

/** Why an address cannot be verified; the message is for the person who runs the check. */
export class UnreachableSite extends Error {}

/** A check whose request got no response, in two tries. */
export interface UnansweredCheck {
  readonly path: string
  readonly check: string
  /** What the connection said. */
  readonly reason: string
}

/** What a site was asked, and what was found. */
export interface ContractResult {
  readonly differences: readonly Difference[]
  readonly unanswered: readonly UnansweredCheck[]
  /** How many checks were made; fewer than all where the site fell silent or somebody interrupted them. */
  readonly checked: number
}

/** How the checks of a site are followed and ended. */
export interface CheckOptions {
  /** Ends the checks early; what was found so far is the result. */
  readonly signal?: AbortSignal | undefined
  /** Told after each check how many are done, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Longest text of a value in a difference, in characters. */
const MAX_SHOWN = 90

/** A value as it is shown: in one line, and not longer than people read. */
export function shown(text: string): string {
  const line = text.slice(0, 2 * MAX_SHOWN).replaceAll(/\s+/g, ' ')
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 3)}…` : line
}

/** Sends the request of an expectation; a second time with the validator of its response where that is asked for. */
async function respond(origin: string, expectation: Expectation, signal: AbortSignal | undefined) {
  const { path, method, sent, isAskedAgain, body } = expectation
  const request = { origin, path, method, headers: sent, expectedBytes: body?.length ?? 0, signal }
  if (!isAskedAgain) return sendRequest(request)
  const { headers } = await sendRequest(request)
  const validator = headers.etag?.[0] ?? ''
  return sendRequest({ ...request, headers: { ...sent, 'If-None-Match': validator } })
}

/** What differs between a response and what was expected; nothing if all is as expected. */
function compare(
  expectation: Expectation,
  seen: IncomingResponse,
  expectedNames: ReadonlySet<string>,
): readonly Difference[] {
  const { path, check, status, headers = {}, body } = expectation
  const differences: Difference[] = []
  const differ = (what: string, wanted: string, found: string) =>
    differences.push({ path, check, what, expected: shown(wanted), seen: shown(found) })

  const statuses = [status].flat()
  if (!statuses.includes(seen.status)) differ('status', statuses.join(' or '), `${seen.status}`)
  for (const [name, value] of Object.entries(headers)) {
    const found = seen.headers[name] ?? []
    if (value === null ? found.length > 0 : found.length !== 1 || found[0] !== value)
      differ(name, value ?? '(absent)', found.join(' | ') || '(absent)')
  }
  for (const [name, found] of Object.entries(seen.headers)) {
    if (found.length > 1) differ(name, 'once', `${found.length} times`)
    if (!expectedNames.has(name)) differ(name, '(absent)', found.join(' | '))
  }
  if (body && seen.isTooLong) differ('body', `${body.length} bytes`, 'many more')
  else if (body && !body.equals(seen.body))
    differ('body', `${body.length} bytes`, `${seen.body.length} others`)
  return differences
}

/**
 * Asks a site for everything that is expected of it, and gives what differs, and apart from that what got no
 * response. It stops early where the site falls silent.
 * @param address its origin
 */
export async function askContract(
  address: string,
  expectations: readonly Expectation[],
  { signal, onProgress }: CheckOptions = {},
): Promise<ContractResult> {
  const named = expectations.flatMap(({ headers = {} }) => Object.keys(headers))
  const expectedNames = new Set([...named, ...headersOfServers])
  // By expectation: what is named as an example must not depend on which response comes first.
  const differences: (readonly Difference[])[] = []
  const unanswered: UnansweredCheck[] = []
  let checked = 0
  let silent = 0
  const ask = async (expectation: Expectation, index: number) => {
    if (silent >= MAX_SILENT_REQUESTS || signal?.aborted) return
    const { path, check } = expectation
    try {
      const response = await respond(address, expectation, signal)
      differences[index] = compare(expectation, response, expectedNames)
      silent = 0
    } catch (error) {
      // What was cut short says nothing about the site.
      if (signal?.aborted) return
      if (error instanceof UnansweredRequest) {
        unanswered.push({ path, check, reason: shown(error.message) })
        silent += 1
      } else if (error instanceof UnsoundResponse) {
        const seen = shown(error.message)
        differences[index] = [{ path, check, what: 'response', expected: 'a sound one', seen }]
        silent = 0
      } else throw error
    }
    checked += 1
    onProgress?.(checked, expectations.length)
  }
  await pMap(expectations, ask, { concurrency: CONCURRENCY })
  return { differences: differences.flat(), unanswered, checked }
}
