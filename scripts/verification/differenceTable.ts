import type { Difference } from '../../contract/expectation.ts'

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
export function differenceTable(differences: readonly Difference[]): string {
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
