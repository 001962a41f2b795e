import type { Difference } from '../contract/ask.ts'
import type { JudgedDifferences } from './profiles.ts'
import type { ComparedSite } from './verifySite.ts'

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

/** What a host is known to do differently: how often, where, and why it does no harm. */
function knownText(host: string, known: JudgedDifferences['known']): string {
  const rows = known.map(({ why, differences }) => {
    const names = [...new Set(differences.map(({ what }) => what))]
    const shown = names.length > 4 ? [...names.slice(0, 4), '…'] : names
    return `${String(differences.length).padStart(9)}  ${shown.join(', ')}\n           ${why}`
  })
  return [`Known about ${host}, and harmless:`, 'responses  what', ...rows].join('\n')
}

/** How a site differs, as text for the terminal: differences, and a total. */
export function resultText({ address, profile, transport, report, judged }: ComparedSite): string {
  const { unlisted, known } = judged
  const count = known.reduce((sum, { differences }) => sum + differences.length, 0)
  const ofHost = profile ? `, and ${count} known about ${profile.host}` : ''
  return [
    transport.join('\n'),
    ...(profile && count > 0 ? [knownText(profile.host, known)] : []),
    ...(unlisted.length > 0 ? [differenceTable(unlisted)] : []),
    ...(report.left > 0
      ? [`${address} no longer responds: ${report.left} checks were not made`]
      : []),
    `${report.checked} checks on ${address}, ${unlisted.length} differences${ofHost}`,
  ].join('\n\n')
}

/** The same for machines, as JSON. */
export function jsonText({ address, profile, transport, report, judged }: ComparedSite): string {
  const result = {
    ...{ address, transport, checks: report.checked, left: report.left },
    differences: judged.unlisted,
    ...(profile && { profile: profile.host, known: judged.known }),
  }
  return JSON.stringify(result, null, 2)
}
