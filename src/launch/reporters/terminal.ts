import { styleText } from 'node:util'
import type { DutyVerdict } from '../duties/judgeDuties.ts'
import type { Verdict } from '../duties/judgment.ts'
import type { Finding, Owner, Severity } from '../finding.ts'
import { grouped } from '../grouped.ts'
import type { LaunchReview } from '../review.ts'
import { changeLines } from './changeLines.ts'
import { verdictText } from './verdictText.ts'

const owners: readonly Owner[] = ['legal', 'marketing', 'ops']
const severities: readonly Severity[] = ['blocker', 'warning', 'note']
const colors = { blocker: 'red', warning: 'yellow', note: 'cyan' } as const

const indent = ' '.repeat(11)

/** Findings that share the reason and the remedy are one group with several places. */
function rows(findings: readonly Finding[]): string[] {
  return grouped(findings, ({ severity, why, fix }) => severity + why + fix).flatMap(group => [
    ...group.flatMap(({ severity, message, location, id, changes = [] }) => [
      `  ${styleText(colors[severity], severity.padEnd(8))} ${message}`,
      `${indent}${location}  (${id})`,
      ...changeLines(changes).map(line => indent + line),
    ]),
    ...group
      .slice(0, 1)
      .flatMap(({ why, fix }) => [`${indent}why   ${why}`, `${indent}do    ${fix}`]),
    '',
  ])
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
      .flatMap(({ id, matter, statutes, checked, reason, isMet }) => {
        const state = isMet ? ', supplied' : ', open'
        return [
          `  ${verdict.padEnd(17)}${matter}  (${id}${verdict === 'does not apply' ? '' : state})`,
          `${' '.repeat(19)}${reason} ${statutes} (checked on ${checked})`,
        ]
      }),
  )
}

/** The review as a table for people, grouped by who has to act; colored where the terminal is. */
export function terminalReport(review: LaunchReview, day: string): string {
  const { open, accepted, duties } = review
  const lines = [`Launch check as of ${day}`, '']
  for (const owner of owners) {
    const findings = severities.flatMap(severity =>
      open.filter(finding => finding.owner === owner && finding.severity === severity),
    )
    if (findings.length > 0) {
      lines.push(`${owner.toUpperCase()} (${findings.length})`, ...rows(findings))
    }
  }
  if (accepted.length > 0) lines.push('ACCEPTED')
  for (const { finding, reason, until } of accepted) {
    lines.push(`  ${finding.message}`, `${indent}until ${until}: ${reason}  (${finding.id})`, '')
  }
  lines.push('DUTIES', ...dutyRows(duties), '')
  lines.push(verdictText(review))
  return lines.join('\n')
}
