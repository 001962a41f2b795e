import type { ContractReport, Difference } from '../../contract/compare.ts'
import type { JudgedDifferences, KnownGroup } from './judge.ts'

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

/** Differences that have one cause: the same thing, expected and seen alike, on any page. */
function grouped(differences: readonly Difference[]): (readonly Difference[])[] {
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const { what, expected, seen } = difference
    // Bodies differ in length from page to page even when the cause is the same.
    const key = what === 'body' ? what : [what, expected, seen].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), difference])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}

/** Differences as a table for the terminal, one row per cause, with how many responses it affects. */
function differenceTable(differences: readonly Difference[]): string {
  const cells = [
    ['responses', 'what', 'expected', 'seen', 'for example'],
    ...grouped(differences).flatMap(group => {
      const [first] = group
      if (!first) return []
      const { what, expected, seen, path, check } = first
      return [[String(group.length), what, expected, seen, `${path.slice(0, 40)} (${check})`]]
    }),
  ]
  const widths = [0, 1, 2, 3].map(column => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  return cells
    .map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
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
