import type { ContractReport } from './askContract.ts'
import { differenceTable } from './differenceTable.ts'
import type { JudgedDifferences, KnownGroup } from './profiles/profile.ts'

/** A site that was compared with a build. */
interface VerifiedSite {
  readonly address: string
  /** Name of the profile of its host, where one was given. */
  readonly profile: string | undefined
  /** What was found out about its connections. */
  readonly transport: readonly string[]
  readonly report: ContractReport
  readonly judged: JudgedDifferences
}

function total(groups: readonly KnownGroup[]): number {
  return groups.reduce((sum, { differences }) => sum + differences.length, 0)
}

/** What a host is known to do differently: how often, where, and why it does no harm. */
function knownText(host: string, groups: readonly KnownGroup[]): string {
  const rows = groups.map(({ why, differences }) => {
    const names = [...new Set(differences.map(({ what }) => what))]
    const shown = names.length > 4 ? [...names.slice(0, 4), '…'] : names
    return `${String(differences.length).padStart(9)}  ${shown.join(', ')}\n           ${why}`
  })
  return [`Known about ${host}, and harmless:`, 'responses  what', ...rows].join('\n')
}

/**
 * How a site differs, as text for the terminal.
 * @param host whose known differences were set apart; left out where there is no profile
 */
export function resultText(
  address: string,
  host: string | undefined,
  { checked, left }: ContractReport,
  { unlisted, known }: JudgedDifferences,
): string {
  const ofHost = host === undefined ? '' : `, and ${total(known)} known about ${host}`
  return [
    ...(host !== undefined && known.length > 0 ? [knownText(host, known)] : []),
    ...(unlisted.length > 0 ? [differenceTable(unlisted)] : []),
    ...(left > 0 ? [`${address} no longer responds: ${left} checks were not made`] : []),
    `${checked} checks on ${address}, ${unlisted.length} differences${ofHost}`,
  ].join('\n\n')
}

/** The same for machines, as JSON. */
export function jsonText({ address, profile, transport, report, judged }: VerifiedSite): string {
  const result = {
    address,
    ...(profile !== undefined && { profile }),
    transport,
    checks: report.checked,
    left: report.left,
    differences: judged.unlisted,
    ...(profile !== undefined && { known: judged.known }),
  }
  return JSON.stringify(result, null, 2)
}
