import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Manifest } from '../manifest.ts'
import { askContract, type Difference, UnreachableSite } from './ask.ts'
import { contract } from './contract.ts'
import { isKnown, type KnownDifference } from './profiles.ts'
import { transportDifferences } from './transport.ts'

/**
 * Asks for the landing page, without which the rest is not worth asking.
 * @throws UnreachableSite with what is wrong with the connection
 */
export async function reach(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(
    ({ message, cause }: Error & { cause?: Error & { code?: string } }) => {
      // Where several addresses refuse, their error has a code alone.
      const fault = cause?.message || cause?.code || message
      const remedy = 'Check the address, and that the site is online'
      throw new UnreachableSite(`${address} cannot be verified: ${fault}. ${remedy}.`)
    },
  )
  const { origin } = new URL(response.url)
  if (origin !== address)
    throw new UnreachableSite(`${address} leads to ${origin}. Verify that address instead.`)
  return response
}

/** What is wrong with a deployment as a whole, in a sentence; nothing where only details differ. */
async function deploymentFault(page: Response, differences: readonly Difference[]) {
  const policy = page.headers.get('content-security-policy')
  const styles = (await page.text()).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)
  const hashes = Array.from(styles, ([, style = '']) =>
    createHash('sha256').update(style).digest('base64'),
  )
  // Without a policy everything is shown, and the header is a difference of its own.
  if (policy !== null && !hashes.every(hash => policy.includes(`'sha256-${hash}'`)))
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
 * @param known what its host is known to do differently
 * @throws UnreachableSite where it does not respond
 */
export async function verifySite(
  address: string,
  manifest: Manifest,
  folder: string,
  known: readonly KnownDifference[] = [],
): Promise<{ readonly isSame: boolean; readonly text: string }> {
  const page = await reach(address)
  const expectations = contract(manifest, join(folder, 'site'))
  const all = [
    ...(await transportDifferences(address)),
    ...(await askContract(address, expectations)),
  ]
  const differences = all.filter(difference => !isKnown(difference, known))
  const others = all.length - differences.length
  const ofHost = others > 0 ? `, and ${others} known about its host` : ''
  const paragraphs = [
    causes(differences),
    await deploymentFault(page, differences),
    `${expectations.length} checks on ${address}, ${differences.length} differences${ofHost}`,
  ]
  return { isSame: differences.length === 0, text: paragraphs.filter(Boolean).join('\n\n') }
}
