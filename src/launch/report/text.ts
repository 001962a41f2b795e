import { styleText } from 'node:util'
import { type Person, people } from '../../model/step.ts'
import { countText } from '../countText.ts'
import { blockersOf, type LaunchReview } from '../review.ts'
import { type Finding, type Severity, severities } from '../rule.ts'
import { changeLines } from '../sectionChanges.ts'
import type { LaunchReport, OpenQuestion, OpenStep } from './launchReport.ts'

/** What the people are called in reports. */
export const personNames: Readonly<Record<Person, string>> = {
  founder: 'Founder',
  counsel: 'Counsel',
  marketing: 'Marketing',
  engineer: 'Engineer',
}

/** A question in one line, with what it is open for. */
export function questionText({ question, entries }: OpenQuestion): string {
  return entries.length > 0 ? `${question.ask} (${entries.join(', ')})` : question.ask
}

/** What the review comes to, in one line. */
export function verdictText(review: LaunchReview): string {
  const counts = severities.map(severity =>
    countText(review.open.filter(finding => finding.severity === severity).length, severity),
  )
  const verdict = blockersOf(review).length === 0 ? 'ready to go live' : 'not ready to go live'
  return `${counts.join(', ')}, ${review.accepted.length} accepted: ${verdict}.`
}

const titles: Readonly<Record<Exclude<Severity, 'note'>, string>> = {
  blocker: 'BEFORE YOU GO LIVE',
  warning: 'SOON',
}

const colors = { blocker: 'red', warning: 'yellow' } as const

const indent = ' '.repeat(5)

function stepRows({ step, questions }: OpenStep): string[] {
  const [first] = questions
  return [
    step.title,
    ...questions.map(question => `${indent}- ${questionText(question)}`),
    `${indent}${[first?.location, step.page, step.statutes].filter(Boolean).join(' · ')}`,
  ]
}

function placeRows(finding: Finding): string[] {
  return [
    `${indent}${finding.location}  (${finding.id})`,
    ...changeLines(finding.changes ?? []).map(line => indent + line),
  ]
}

/** Findings that share the reason and the remedy are one entry with several places. */
function findingRows(findings: readonly Finding[]): readonly string[][] {
  const groups = new Map<string, string[]>()
  for (const finding of findings) {
    const { message, why, fix } = finding
    const remedy = [`${indent}${why}`, `${indent}${fix}`]
    const entry = groups.get(remedy.join('\n'))
    const rows = [message, ...placeRows(finding)]
    if (!entry) groups.set(remedy.join('\n'), [...rows, ...remedy])
    else entry.splice(-remedy.length, 0, ...[indent + message, ...placeRows(finding)])
  }
  return [...groups.values()]
}

function personRows(
  report: LaunchReport,
  person: Person,
  severity: Exclude<Severity, 'note'>,
): string[] {
  const isTheirs = (one: OpenStep | Finding) => one.person === person && one.severity === severity
  const entries = [
    ...report.steps.filter(isTheirs).map(stepRows),
    ...findingRows(report.findings.filter(isTheirs)),
  ]
  if (entries.length === 0) return []
  const numbered = entries.flatMap(([title = '', ...rows], index) => [
    `  ${styleText(colors[severity], `${index + 1}.`)} ${title}`,
    ...rows,
  ])
  return [styleText('bold', personNames[person].toUpperCase()), ...numbered, '']
}

/** What is accepted, with its day and reason. */
function acceptedRows({ accepted }: LaunchReview): string[] {
  if (accepted.length === 0) return []
  const rows = accepted.flatMap(({ finding, reason, until }) => [
    `  ${finding.message}`,
    `${indent}until ${until}: ${reason}  (${finding.id})`,
  ])
  return [styleText('bold', 'ACCEPTED'), ...rows, '']
}

/** What is left to do as a list of questions and findings: first what blocks, by who can settle it. */
export function reportText(review: LaunchReview, report: LaunchReport): string {
  const { day, answered, asked } = report
  const bodies = (['blocker', 'warning'] as const).flatMap(severity => {
    const rows = people.flatMap(person => personRows(report, person, severity))
    return rows.length > 0 ? [styleText(colors[severity], titles[severity]), '', ...rows] : []
  })
  return [
    `Launch check as of ${day}: ${answered} of ${asked} questions answered`,
    '',
    ...bodies,
    ...acceptedRows(review),
    'As a page, with notes and duties: npm run launch-check -- --open',
    ...(answered < asked ? ['To answer the questions one by one: npm run setup'] : []),
    '',
    verdictText(review),
  ].join('\n')
}
