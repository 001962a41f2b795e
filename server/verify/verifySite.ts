import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { askContract, type Difference } from '../contract/ask.ts'
import { contract } from '../contract/contract.ts'
import type { Manifest } from '../manifest.ts'
import { isKnown, type Profile } from './profiles.ts'
import { transportDifferences } from './transport.ts'

/** What to do about a connection that fails, by error code; other errors say it themselves. */
const connectionFaults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known. Check the address and its DNS entry',
  ECONNREFUSED: 'nothing listens there. Check host and port, and that the server runs',
  ECONNRESET: 'it closed the connection. Check whether it speaks https on this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https on this port',
}

/** Why an address cannot be verified; the message is for whoever runs the check. */
export class UnreachableSite extends Error {}

/**
 * Asks for the landing page, without which the rest is not worth asking.
 * @throws UnreachableSite with what is wrong with the connection
 */
export async function reach(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(
    ({ message, cause }: Error & { cause?: Error & { code?: string } }) => {
      const fault = connectionFaults[cause?.code ?? ''] ?? cause?.message ?? message
      throw new UnreachableSite(`${address} cannot be verified: ${fault}.`)
    },
  )
  const { origin } = new URL(response.url)
  if (origin !== address)
    throw new UnreachableSite(`${address} leads to ${origin}. Verify that address instead.`)
  return response
}

/** Whether a page has styles that its own policy does not allow: the two are not of one build. */
function isMixed(html: string, policy: string): boolean {
  const styles = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g))
  return styles.some(
    ([, style = '']) =>
      !policy.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`),
  )
}

/** What is wrong with a deployment as a whole, in a sentence; nothing where only details differ. */
async function deploymentFault(page: Response, differences: readonly Difference[]) {
  const policy = page.headers.get('content-security-policy')
  // Without a policy everything is shown, and the header is a difference of its own.
  if (policy !== null && isMixed(await page.text(), policy))
    return 'Pages and headers are of two builds: styles are refused. Deploy dist as a whole, then reload or restart the server.'
  const isOther = differences.some(({ path, what }) => path === '/' && what === 'body')
  return isOther ? 'Another build is online than the one in dist.' : undefined
}

/**
 * A line for each cause, which is the same thing, expected and seen alike, on any page: how many responses it
 * affects, what was expected and seen, and one of them.
 */
function causes(differences: readonly Difference[]): string {
  const counted = new Map<string, { readonly example: Difference; readonly count: number }>()
  for (const difference of differences) {
    const { what, expected, seen } = difference
    // Bodies differ in length from page to page even when the cause is the same.
    const key = what === 'body' ? what : [what, expected, seen].join('\n')
    const { example = difference, count = 0 } = counted.get(key) ?? {}
    counted.set(key, { example, count: count + 1 })
  }
  const lines = [...counted.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(
      ({ example: { what, expected, seen, path, check }, count }) =>
        `${count} × ${what}: expected ${expected}, seen ${seen}; for example ${path.slice(0, 40)} (${check})`,
    )
  return lines.join('\n')
}

/**
 * Compares a running site with a build: what differs, by cause, and a total.
 * @param folder of the build
 * @param profile what its host is known to do differently
 * @throws UnreachableSite where it does not respond
 */
export async function verifySite(
  address: string,
  manifest: Manifest,
  folder: string,
  profile: Profile | undefined,
): Promise<{ readonly isSame: boolean; readonly text: string }> {
  const page = await reach(address)
  const transport = await transportDifferences(address)
  const report = await askContract(address, contract(manifest, join(folder, 'site')))
  const all = [...transport, ...report.differences]
  const differences = all.filter(difference => !profile || !isKnown(difference, profile))
  const known = all.length - differences.length
  const ofHost = profile && known > 0 ? `, and ${known} known about ${profile.host}` : ''
  const paragraphs = [
    differences.length > 0 && causes(differences),
    await deploymentFault(page, differences),
    report.left > 0 && `${address} no longer responds: ${report.left} checks were not made`,
    `${report.checked} checks on ${address}, ${differences.length} differences${ofHost}`,
  ]
  return { isSame: differences.length === 0, text: paragraphs.filter(Boolean).join('\n\n') }
}
