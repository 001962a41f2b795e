import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Manifest } from '../manifest.ts'
import {
  type IncomingResponse,
  sendRequest,
  UnansweredRequest,
  UnsoundResponse,
} from '../request.ts'
import {
  askContract,
  type CheckOptions,
  type Difference,
  type UnansweredCheck,
  UnreachableSite,
} from './ask.ts'
import { contract } from './contract.ts'
import { isKnown, type KnownDifference } from './profiles.ts'
import { transportDifferences } from './transport.ts'

/** Bytes in which every landing page has room. */
const LANDING_PAGE_BYTES = 1024 * 1024

/** The origin that a response leads to; undefined where it stays, or does not lead anywhere. */
function leadsTo(address: string, { status, headers }: IncomingResponse): string | undefined {
  const [location = ''] = headers.location ?? []
  if (status < 300 || status > 399 || !URL.canParse(location, address)) return undefined
  const { origin } = new URL(location, address)
  return origin === address ? undefined : origin
}

/**
 * Asks for the landing page, without which the rest is not worth asking.
 * @throws UnreachableSite with what is wrong with the connection
 */
export async function reach(address: string, signal?: AbortSignal): Promise<IncomingResponse> {
  const request = { origin: address, path: '/', expectedBytes: LANDING_PAGE_BYTES, signal }
  const response = await sendRequest(request).catch((error: unknown) => {
    if (!(error instanceof UnansweredRequest || error instanceof UnsoundResponse)) throw error
    const remedy = 'Check the address, and that the site is online'
    throw new UnreachableSite(`${address} cannot be verified: ${error.message}. ${remedy}.`)
  })
  const other = leadsTo(address, response)
  if (other !== undefined)
    throw new UnreachableSite(`${address} leads to ${other}. Verify that address instead.`)
  return response
}

/** What is wrong with a deployment as a whole, in a sentence; nothing where only details differ. */
function deploymentFault(page: IncomingResponse, differences: readonly Difference[]) {
  const policy = page.headers['content-security-policy']?.join(', ')
  const styles = page.body.toString().matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)
  const hashes = Array.from(styles, ([, style = '']) =>
    createHash('sha256').update(style).digest('base64'),
  )
  const differing = differences.filter(({ path }) => path === '/').map(({ what }) => what)
  const isOtherPage = differing.includes('body')
  // The policy lists what the pages of one build hold, so that it tells that build from another. Without a policy
  // everything is shown, and the header is a difference of its own.
  const isOtherPolicy = policy !== undefined && differing.includes('content-security-policy')
  const areStylesRefused =
    policy !== undefined && !hashes.every(hash => policy.includes(`'sha256-${hash}'`))
  const mixture = 'Pages and headers are of two builds'
  if (isOtherPolicy && !isOtherPage)
    return `${mixture}: the pages are those of this build, the headers are not. Reload or restart the server; start nginx with dist/nginx/nginx.conf of this build.`
  if (areStylesRefused && !isOtherPolicy)
    return `${mixture}: the headers are those of this build, the pages are not, and their styles are refused. Deploy dist as a whole, then reload or restart the server.`
  if (areStylesRefused)
    return `${mixture}, neither of which is this one: styles are refused. Deploy dist as a whole, then reload or restart the server.`
  return isOtherPage ? 'Another build is online than the one it is compared with.' : undefined
}

/** Names one of the checks that a line is about. */
function exampleText({ path, check }: Pick<Difference, 'path' | 'check'>): string {
  return `; for example ${path.slice(0, 40)} (${check})`
}

/** One of several alike, and how many there are. */
interface Group<Item> {
  readonly example: Item
  readonly count: number
}

/** Puts together what has the same key; the largest group first. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>()
  for (const item of items) {
    const { example = item, count = 0 } = groups.get(keyOf(item)) ?? {}
    groups.set(keyOf(item), { example, count: count + 1 })
  }
  return [...groups.values()].toSorted((first, second) => second.count - first.count)
}

/**
 * A line for each cause, which is the same thing, expected and seen alike, on any page: how many responses it
 * affects, what was expected and seen, and one of them.
 */
function causes(differences: readonly Difference[]): string {
  // Bodies differ in length from page to page even when the cause is the same.
  const causeOf = ({ what, expected, seen }: Difference) =>
    what === 'body' ? what : [what, expected, seen].join('\n')
  const lines = grouped(differences, causeOf).map(({ example, count }) => {
    const { what, expected, seen } = example
    return `${count} × ${what}: expected ${expected}, seen ${seen}${exampleText(example)}`
  })
  return lines.join('\n')
}

/** What got no response, a line for each reason; nothing where all was answered. */
function unansweredText(unanswered: readonly UnansweredCheck[]): string {
  if (unanswered.length === 0) return ''
  const lines = grouped(unanswered, ({ reason }) => reason).map(
    ({ example, count }) => `${count} × ${example.reason}${exampleText(example)}`,
  )
  return `Not answered, each tried twice:\n${lines.join('\n')}`
}

/** What verifying a site has found. */
export interface Verification {
  /** Whether everything was checked and answered, and nothing differs. */
  readonly isSame: boolean
  /** What differs, by cause, what was not answered, and a total. */
  readonly text: string
}

/**
 * Compares a running site with a build.
 * @param folder of the build
 * @param known what its host is known to do differently
 * @throws UnreachableSite where its landing page does not respond
 */
export async function verifySite(
  address: string,
  manifest: Manifest,
  folder: string,
  known: readonly KnownDifference[] = [],
  options: CheckOptions = {},
): Promise<Verification> {
  const page = await reach(address, options.signal)
  const expectations = contract(manifest, join(folder, 'site'))
  const transportFindings = await transportDifferences(address, { signal: options.signal })
  const asked = await askContract(address, expectations, options)
  const { unanswered, checked } = asked
  const all = [...transportFindings, ...asked.differences]
  const differences = all.filter(difference => !isKnown(difference, known))
  const others = all.length - differences.length
  const total = expectations.length
  const reason = options.signal?.aborted ? 'Interrupted' : `${address} no longer responds`
  const counts = [
    `${checked} checks on ${address}`,
    `${differences.length} differences`,
    unanswered.length > 0 ? `${unanswered.length} not answered` : '',
    others > 0 ? `and ${others} known about its host` : '',
  ]
  const paragraphs = [
    causes(differences),
    unansweredText(unanswered),
    deploymentFault(page, differences),
    checked < total ? `${reason}: ${checked} of ${total} checks were made.` : '',
    counts.filter(Boolean).join(', '),
  ]
  return {
    isSame: differences.length === 0 && unanswered.length === 0 && checked === total,
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}
