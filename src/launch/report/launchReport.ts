import {
  asked,
  type Field,
  type Person,
  people,
  personOf,
  questionOf,
  type Site,
  titleOf,
} from '../../model/index.ts'
import { countText } from '../countText.ts'
import { blockersOf, type LaunchReview } from '../review.ts'
import { type Finding, type Severity, severities } from '../rule.ts'
import { dueFields, gapOf, type SiteField } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'
import { openSentence } from './sentence.ts'

/** A question to answer, or what was found. */
export interface Point {
  readonly text: string
  readonly location: string
  /** The field of a question; of a finding the name that `acceptedFindings` takes. */
  readonly name: string
  readonly why: string
  /** The sentence of the documents that an answer completes. */
  readonly sentence?: string | undefined
  /** The words that changed in an edited text. */
  readonly changes?: readonly string[]
}

/** Something to do, with all that it is done for. */
export interface Task {
  readonly person: Person
  readonly severity: Severity
  readonly todo: string
  /** Questions, or findings that share reason and remedy. */
  readonly kind: 'questions' | 'findings'
  readonly points: readonly Point[]
}

/** What is left to do, by who can do it: the one model of text, page and JSON. */
export interface LaunchReport extends Pick<LaunchReview, 'accepted'> {
  readonly day: string
  readonly answered: number
  readonly asked: number
  /** What blocks and what is due soon, the shortest list first. */
  readonly lists: readonly { readonly person: Person; readonly tasks: readonly Task[] }[]
  readonly notes: readonly Task[]
  readonly verdict: string
}

/** The values that people are asked for, and those that are missing or still the sample's. */
function questioned(site: Site, open: readonly Finding[]) {
  const askedFor = new Set(open.flatMap(({ asks = [] }) => asks))
  const due = dueFields(site).filter(({ field }) => field.notes.ask !== undefined)
  const unanswered = due.filter(({ name, value }) => value === undefined || askedFor.has(name))
  return { due, unanswered }
}

/** The question about a field, with the entries of its list that it is open for. */
function questionPoint(
  site: Site,
  open: readonly Finding[],
  field: Field,
  [first, ...others]: readonly SiteField[],
): Point[] {
  if (!first) return []
  const { question, why } = questionOf(field.notes)
  const entries = [first, ...others].flatMap(({ entry = [] }) => entry)
  const of = entries.length > 0 ? ` (${entries.join(', ')})` : ''
  // A value that is there, and is the sample's or an example.
  const fault = first.value !== undefined && open.find(({ asks }) => asks === first.name)
  return [
    {
      text: question + of + (fault ? ` ${fault.message}.` : ''),
      ...{ location: locateField(site, ...first.path), name: field.path, why },
      sentence: first.value === undefined ? openSentence(site, gapOf(first)) : undefined,
    },
  ]
}

/** Questions that are still open, a task for those that somebody answers at once. */
function questionTasks(site: Site, open: readonly Finding[], unanswered: readonly SiteField[]) {
  const openFields = asked.filter(field => unanswered.some(one => one.field === field))
  const titles = [...new Set(openFields.map(titleOf))]
  return people.flatMap(person =>
    titles.flatMap((todo): readonly Task[] => {
      const own = openFields.filter(field => titleOf(field) === todo && personOf(field) === person)
      if (own.length === 0) return []
      const names = unanswered.flatMap(({ field, name }) => (own.includes(field) ? name : []))
      const found = open.filter(({ asks = '' }) => names.includes(asks))
      const severity = severities.find(one => found.some(finding => finding.severity === one))
      const points = own.flatMap(field =>
        questionPoint(
          site,
          open,
          field,
          unanswered.filter(one => one.field === field),
        ),
      )
      return [{ person, severity: severity ?? 'warning', todo, kind: 'questions', points }]
    }),
  )
}

/** What no answer settles; findings of one person that share reason and remedy are one task. */
function findingTasks(findings: readonly Finding[]): readonly Task[] {
  const tasks = new Map<string, Task>()
  for (const { id, person, severity, message, location, why, fix, changes } of findings) {
    const point = {
      ...{ text: message, location, name: id, why },
      ...(changes && { changes }),
    }
    const key = [person, severity, why, fix].join('\n')
    const points = [...(tasks.get(key)?.points ?? []), point]
    tasks.set(key, { person, severity, todo: fix, kind: 'findings', points })
  }
  return [...tasks.values()]
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
  const { due, unanswered } = questioned(site, open)
  const tasks = [
    ...questionTasks(site, open, unanswered),
    ...findingTasks(open.filter(({ asks = '' }) => !unanswered.some(({ name }) => name === asks))),
  ]
  const lists = people
    .map(person => ({
      person,
      tasks: tasks.filter(task => task.person === person && task.severity !== 'note'),
    }))
    .filter(list => list.tasks.length > 0)
  return {
    ...{ day: site.today, answered: due.length - unanswered.length, asked: due.length },
    lists: lists.toSorted((one, other) => one.tasks.length - other.tasks.length),
    notes: tasks.filter(({ severity }) => severity === 'note'),
    ...{ accepted, verdict: verdictText(review) },
  }
}
