import { styleText } from 'node:util'
import { countText } from '../countText.ts'
import type { Severity } from '../finding.ts'
import { grouped } from '../grouped.ts'
import type { Person } from '../questions/step.ts'
import {
  type LaunchReport,
  type OpenStep,
  type PersonalFinding,
  people,
} from '../report/launchReport.ts'
import type { LaunchReview } from '../review.ts'
import { changeLines } from './changeLines.ts'
import { personNames } from './personNames.ts'
import { questionText } from './questionText.ts'
import { verdictText } from './verdictText.ts'

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

function placeRows(finding: PersonalFinding): string[] {
  return [
    `${indent}${finding.location}  (${finding.id})`,
    ...changeLines(finding.changes ?? []).map(line => indent + line),
  ]
}

/** Findings that share the reason and the remedy are one entry with several places. */
function findingRows(findings: readonly PersonalFinding[]): readonly string[][] {
  return grouped(findings, ({ why, fix }) => why + fix).map(([first, ...others]) => [
    first.message,
    ...placeRows(first),
    ...others.flatMap(other => [indent + other.message, ...placeRows(other)]),
    `${indent}${first.why}`,
    `${indent}${first.fix}`,
  ])
}

function personRows(
  report: LaunchReport,
  person: Person,
  severity: Exclude<Severity, 'note'>,
): string[] {
  const isTheirs = (one: OpenStep | PersonalFinding) =>
    one.person === person && one.severity === severity
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

/** Notes, and duties that nobody can judge yet, as a count. */
function noteRows({ findings }: LaunchReport): string[] {
  const notes = findings.filter(({ severity }) => severity === 'note')
  if (notes.length === 0) return []
  const undecided = notes.filter(({ id }) => id.startsWith('undecided:')).length
  const parts = [
    ...(undecided > 0 ? [`${undecided} on duties that cannot be judged yet`] : []),
    ...(notes.length > undecided ? [`${notes.length - undecided} on other matters`] : []),
  ]
  return [`${countText(notes.length, 'note')}: ${parts.join(', ')}.`]
}

/** What is left to do as a list of questions and findings: first what blocks, by who can settle it. */
export function summaryReport(review: LaunchReview, report: LaunchReport): string {
  const { day, answered, asked } = report
  const bodies = (['blocker', 'warning'] as const).flatMap(severity => {
    const rows = people.flatMap(person => personRows(report, person, severity))
    return rows.length > 0 ? [styleText(colors[severity], titles[severity]), '', ...rows] : []
  })
  return [
    `Launch check as of ${day}: ${answered} of ${asked} questions answered`,
    '',
    ...bodies,
    ...noteRows(report),
    'Everything, with duties and notes: npm run launch-check -- --verbose',
    'As a page, and as a questionnaire for each person: npm run launch-check -- --open',
    ...(answered < asked ? ['To answer the questions one by one: npm run setup'] : []),
    '',
    verdictText(review),
  ].join('\n')
}
