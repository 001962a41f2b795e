import { isPlaceholder } from '../../model/placeholder.ts'
import type { Site } from '../../model/site.ts'
import type { Finding, Severity } from '../finding.ts'
import { answers, questionOf, steps } from '../questions/questions.ts'
import type { Person, Question, Step } from '../questions/step.ts'
import type { LaunchReview } from '../review.ts'
import { type SiteLeaf, siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'
import { isNeedless } from '../unsupplied.ts'
import { askedField } from './askedField.ts'
import { personOf } from './personOf.ts'
import { openSentence } from './sentence.ts'

/** The people in the order in which they are asked. */
export const people = ['founder', 'counsel', 'marketing', 'engineer'] as const satisfies Person[]

/** From what keeps the site from going live to what is good to know. */
export const severities = ['blocker', 'warning', 'note'] as const satisfies Severity[]

/** A question that is still open. */
export interface OpenQuestion {
  readonly question: Question
  /** The entries of a list that it is open for: `ai-chat`; empty for a field that stands alone. */
  readonly entries: readonly string[]
  readonly location: string
  /** The sentence of the documents that the answer completes. */
  readonly sentence: string | undefined
}

/** Open questions that somebody answers at once. */
export interface OpenStep {
  readonly step: Step
  readonly person: Person
  readonly severity: Severity
  readonly questions: readonly OpenQuestion[]
}

/** A finding that no answer settles. */
export interface PersonalFinding extends Finding {
  readonly person: Person
}

/** What is left to do, by who can do it. */
export interface LaunchReport {
  readonly day: string
  readonly answered: number
  readonly asked: number
  readonly steps: readonly OpenStep[]
  readonly findings: readonly PersonalFinding[]
}

/** Whether an answer is missing, or still the sample's. */
function isOpen({ name, value }: SiteLeaf, askedFor: ReadonlySet<string>): boolean {
  return isPlaceholder(value) || askedFor.has(name)
}

/** The entry of a list that a field belongs to: `ai-chat` of `processors.ai-chat.name`. */
function entryOf(name: string, { field }: Question): string | undefined {
  const [list, rest] = field.split('[]')
  return rest === undefined ? undefined : name.slice(`${list}.`.length, -rest.length)
}

function openQuestion(site: Site, question: Question, leaves: readonly SiteLeaf[]): OpenQuestion {
  const [first] = leaves
  return {
    question,
    entries: leaves.flatMap(({ name }) => entryOf(name, question) ?? []),
    location: locateField(site, ...(first?.path ?? [])),
    sentence: isPlaceholder(first?.value) ? openSentence(site, first.value) : undefined,
  }
}

/** How much it matters that these fields are open; answers that decide duties have no finding of their own. */
function severityOf(names: readonly string[], findings: readonly Finding[]): Severity {
  const found = findings.filter(finding => names.includes(askedField(finding) ?? ''))
  return severities.find(severity => found.some(one => one.severity === severity)) ?? 'warning'
}

/** Brings a review into the order in which people work it off. */
export function launchReport(site: Site, { open }: Pick<LaunchReview, 'open'>): LaunchReport {
  const askedFor = new Set(open.flatMap(finding => askedField(finding) ?? []))
  const asked = siteLeaves(site).filter(
    ({ name }) => questionOf(name) !== undefined && !isNeedless(name, site.config),
  )
  const unanswered = asked.filter(leaf => isOpen(leaf, askedFor))
  const openSteps = steps.flatMap((step): OpenStep[] => {
    const questions = step.questions.flatMap(question => {
      const leaves = unanswered.filter(({ name }) => answers(name, question))
      return leaves.length === 0 ? [] : { leaves, open: openQuestion(site, question, leaves) }
    })
    if (questions.length === 0) return []
    const names = questions.flatMap(({ leaves }) => leaves.map(({ name }) => name))
    return [
      {
        ...{ step, person: step.person, severity: severityOf(names, open) },
        questions: questions.map(one => one.open),
      },
    ]
  })
  return {
    day: site.today,
    answered: asked.length - unanswered.length,
    asked: asked.length,
    steps: openSteps,
    findings: open
      .filter(finding => questionOf(askedField(finding) ?? '') === undefined)
      .map(finding => ({ ...finding, person: personOf(finding) })),
  }
}
