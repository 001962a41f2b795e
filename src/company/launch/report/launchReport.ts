import { styleText } from 'node:util'
import { asked, type Person, people, questionAndReason } from '../../schema/index.ts'
import { dueFields, type Site, type SiteField } from '../../site/index.ts'
import { graceText } from '../grace.ts'
import { blockersOf, type LaunchReview } from '../review.ts'
import { countText, type Finding, locateField, severities } from '../rule.ts'

/** A question to answer, or what was found. */
interface Point extends Pick<Finding, 'location' | 'why' | 'changes'> {
  readonly text: string
  /** The field of a question; of a finding the name that `acceptedFindings` takes. */
  readonly name: string
}

/** Something to do, with all that it is done for. */
export interface Task extends Pick<Finding, 'person' | 'severity'> {
  readonly todo: string
  /** Questions that somebody answers at once, or findings that share reason and remedy. */
  readonly kind: 'questions' | 'findings'
  readonly points: readonly Point[]
}

/** What is left to do, grouped by the person who can do it: the one model of text, page and JSON. */
export interface LaunchReport extends Pick<LaunchReview, 'accepted'> {
  readonly day: string
  readonly answered: number
  readonly asked: number
  /** What blocks and what is due soon, the shortest list first. */
  readonly lists: readonly { readonly person: Person; readonly tasks: readonly Task[] }[]
  readonly notes: readonly Task[]
  readonly verdict: string
}

/** The question about each field that is open, with the entries of its list that it is open for. */
function questions(site: Site, open: readonly Finding[], unanswered: readonly SiteField[]) {
  return asked.flatMap((field): readonly Task[] => {
    const openEntries = unanswered.filter(entry => entry.field === field)
    const [first] = openEntries
    if (!first) return []
    const { person, title: todo, path: name } = field
    const found = open.filter(({ asks }) => openEntries.some(({ name }) => name === asks))
    const severity = severities.find(level => found.some(finding => finding.severity === level))
    const { question, why } = questionAndReason(field.notes)
    const entries = openEntries.flatMap(({ entry = [] }) => entry)
    const of = entries.length > 0 ? ` (${entries.join(', ')})` : ''
    // A value that is there, and is the sample's or an example.
    const fault = first.value !== undefined && found.find(({ asks }) => asks === first.name)
    const wrong = fault ? `${fault.message} (${fault.id}).` : ''
    const grace = graceText(found.find(({ warnsUntil }) => warnsUntil !== undefined) ?? {})
    const text = [question + of, wrong, grace].filter(Boolean).join(' ')
    const point = { text, location: locateField(site, ...first.path), name, why }
    return [{ person, severity: severity ?? 'warning', todo, kind: 'questions', points: [point] }]
  })
}

/** Tasks of which those of one person with the same remedy are one, as urgent as its most urgent part. */
function together(tasks: readonly Task[]): readonly Task[] {
  const groups = new Map<string, Task>()
  for (const task of tasks) {
    const { person, kind, todo, severity, points } = task
    const reason = kind === 'findings' ? [severity, points[0]?.why] : []
    const key = [person, kind, todo, ...reason].join('\n')
    const before = groups.get(key) ?? { ...task, points: [] }
    groups.set(key, {
      ...before,
      severity:
        severities.find(level => level === severity || level === before.severity) ?? severity,
      points: [...before.points, ...points],
    })
  }
  return [...groups.values()]
}

/** What the review comes to, in one line. */
function verdictText(review: LaunchReview): string {
  const counts = severities.map(severity =>
    countText(review.open.filter(finding => finding.severity === severity).length, severity),
  )
  const verdict = blockersOf(review).length === 0 ? 'ready to go live' : 'not ready to go live'
  return `${counts.join(', ')}, ${review.accepted.length} accepted: ${verdict}.`
}

/** Brings a review into lists that people work off. */
export function launchReport(site: Site, review: LaunchReview): LaunchReport {
  const { open, accepted } = review
  const askedFor = open.flatMap(({ asks = [] }) => asks)
  const due = dueFields(site).filter(({ field }) => field.notes.ask !== undefined)
  // Values that are missing, or still the sample's.
  const unanswered = due.filter(({ name, value }) => value === undefined || askedFor.includes(name))
  const findings = open.filter(({ asks }) => !unanswered.some(({ name }) => name === asks))
  const tasks = together([
    ...questions(site, open, unanswered),
    ...findings.map((finding): Task => {
      const { id, person, severity, message, location, why, fix, changes } = finding
      const grace = graceText(finding)
      const text = grace === '' ? message : `${message}. ${grace}`
      const point = { text, location, name: id, why, changes }
      return { person, severity, todo: fix, kind: 'findings', points: [point] }
    }),
  ])
  const urgent = tasks.filter(({ severity }) => severity !== 'note')
  return {
    day: site.today,
    answered: due.length - unanswered.length,
    asked: due.length,
    lists: people
      .map(person => ({ person, tasks: urgent.filter(task => task.person === person) }))
      .filter(list => list.tasks.length > 0)
      .toSorted((first, second) => first.tasks.length - second.tasks.length),
    notes: tasks.filter(({ severity }) => severity === 'note'),
    accepted,
    verdict: verdictText(review),
  }
}

/** Tasks by how soon they are due. */
export function byUrgency(tasks: readonly Task[]) {
  const groups = [
    { severity: 'blocker', due: 'Before you go live', color: 'red' },
    { severity: 'warning', due: 'Soon', color: 'yellow' },
  ] as const
  return groups.flatMap(group => {
    const tasksOfGroup = tasks.filter(({ severity }) => severity === group.severity)
    return tasksOfGroup.length > 0 ? { ...group, tasks: tasksOfGroup } : []
  })
}

const indent = ' '.repeat(5)

/** Something to do in a few lines; of questions, who answers needs to see no more than the place. */
function taskRows({ todo, kind, points }: Task, index: number): readonly string[] {
  const rows = points.flatMap(({ text, location, name, changes = [] }) => [
    `${indent}- ${text}`,
    ...(kind === 'findings' ? [`${indent}  ${location}  (${name})`] : []),
    ...changes.map(line => `${indent}  ${line}`),
  ])
  const last = kind === 'findings' ? points[0]?.why : points[0]?.location
  return [`  ${index + 1}. ${todo}`, ...rows, indent + last]
}

/** What is left to do as a list for each person. */
export function reportText(report: LaunchReport): string {
  const { day, answered, asked, lists, accepted, verdict } = report
  const listRows = lists.flatMap(({ person, tasks: own }) => [
    styleText('bold', person.toUpperCase()),
    ...byUrgency(own).flatMap(({ due, color, tasks }) => [
      styleText(color, due),
      ...tasks.flatMap(taskRows),
    ]),
    '',
  ])
  const acceptedRows = accepted.flatMap(({ finding, reason, until }) => [
    `  ${finding.message}`,
    `${indent}until ${until}: ${reason}  (${finding.id})`,
  ])
  return [
    `Launch check as of ${day}: ${answered} of ${asked} questions answered`,
    '',
    ...listRows,
    ...(accepted.length > 0 ? [styleText('bold', 'ACCEPTED'), ...acceptedRows, ''] : []),
    'As a page, with notes: npm run launch-check -- --page',
    ...(answered < asked ? ['To answer the questions one by one: npm run setup'] : []),
    '',
    verdict,
  ].join('\n')
}
