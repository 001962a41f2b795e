import { styleText } from 'node:util'
import type { DutyVerdict } from './duties/judgeDuties.ts'
import type { Verdict } from './duties/judgment.ts'
import type { Actor, Finding, Severity } from './finding.ts'
import { blockersOf, type LaunchReview } from './review.ts'

const actors: readonly Actor[] = ['legal', 'marketing', 'ops']
const severities: readonly Severity[] = ['blocker', 'warning', 'note']
const colors = { blocker: 'red', warning: 'yellow', note: 'cyan' } as const

const indent = ' '.repeat(11)

/** Findings that share why and what to do are shown as one row with several places. */
function rows(findings: readonly Finding[]): string[] {
  const lines: string[] = []
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = `${finding.severity}${finding.why}${finding.todo}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    for (const { severity, what, where, id } of [first, ...others]) {
      const label = styleText(colors[severity], severity.padEnd(8))
      lines.push(`  ${label} ${what}`, `${indent}${where}  (${id})`)
    }
    lines.push(`${indent}why   ${first.why}`, `${indent}do    ${first.todo}`, '')
  }
  return lines
}

const verdicts: readonly Verdict[] = [
  'applies',
  'probably applies',
  'cannot tell',
  'does not apply',
]

/** Duties by how sure it is that they apply; facts of those that do not are nobody's concern. */
function dutyRows(duties: readonly DutyVerdict[]): string[] {
  return verdicts.flatMap(verdict =>
    duties
      .filter(duty => duty.verdict === verdict)
      .flatMap(({ id, matter, statutes, reason, isMet }) => {
        const state = isMet ? ', supplied' : ', open'
        return [
          `  ${verdict.padEnd(17)}${matter}  (${id}${verdict === 'does not apply' ? '' : state})`,
          `${' '.repeat(19)}${reason} ${statutes}`,
        ]
      }),
  )
}

function countText(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** The review as a table for people, grouped by who has to act; colored where the terminal is. */
export function reportText(review: LaunchReview, day: string): string {
  const lines = [`Launch check as of ${day}`, '']
  for (const actor of actors) {
    const findings = severities.flatMap(severity =>
      review.open.filter(finding => finding.actor === actor && finding.severity === severity),
    )
    if (findings.length > 0) {
      lines.push(`${actor.toUpperCase()} (${findings.length})`, ...rows(findings))
    }
  }
  if (review.accepted.length > 0) lines.push('ACCEPTED')
  for (const { finding, reason, until } of review.accepted) {
    lines.push(`  ${finding.what}`, `${indent}until ${until}: ${reason}  (${finding.id})`, '')
  }
  lines.push('DUTIES', ...dutyRows(review.duties), '')
  const counts = severities.map(severity =>
    countText(review.open.filter(finding => finding.severity === severity).length, severity),
  )
  const verdict = blockersOf(review).length === 0 ? 'ready to go live' : 'not ready to go live'
  lines.push(`${counts.join(', ')}, ${review.accepted.length} accepted: ${verdict}.`)
  return lines.join('\n')
}
