import { isPlaceholder } from '../../model/placeholder.ts'
import { answers, questionOf, steps } from '../../model/questions.ts'
import type { Site } from '../../model/site.ts'
import type { Person, Question, Step } from '../../model/step.ts'
import type { LaunchReview } from '../review.ts'
import { type Finding, type Severity, severities } from '../rule.ts'
import { isNeedless } from '../rules/values.ts'
import { type SiteLeaf, siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'
import { openSentence } from './sentence.ts'

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

/** What is left to do, by who can do it. */
export interface LaunchReport {
  readonly day: string
  readonly answered: number
  readonly asked: number
  readonly steps: readonly OpenStep[]
  /** What no answer settles. */
  readonly findings: readonly Finding[]
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
  const found = findings.filter(({ asks = '' }) => names.includes(asks))
  return severities.find(severity => found.some(one => one.severity === severity)) ?? 'warning'
}

/** Brings a review into the order in which people work it off. */
export function launchReport(site: Site, { open }: Pick<LaunchReview, 'open'>): LaunchReport {
  const askedFor = new Set(open.flatMap(({ asks = [] }) => asks))
  const asked = siteLeaves(site).filter(
    ({ name }) => questionOf(name) !== undefined && !isNeedless(name, site.config),
  )
  // Missing, or still the sample's.
  const unanswered = asked.filter(({ name, value }) => isPlaceholder(value) || askedFor.has(name))
  const openSteps = steps.flatMap((step): OpenStep[] => {
    const questions = step.isOfDuty ? [] : step.questions
    const leaves = questions.map(question =>
      unanswered.filter(({ name }) => answers(name, question)),
    )
    const names = leaves.flat().map(({ name }) => name)
    if (names.length === 0) return []
    return [
      {
        ...{ step, person: step.person, severity: severityOf(names, open) },
        questions: questions.flatMap((question, index) => {
          const own = leaves[index] ?? []
          return own.length === 0 ? [] : openQuestion(site, question, own)
        }),
      },
    ]
  })
  return {
    day: site.today,
    answered: asked.length - unanswered.length,
    asked: asked.length,
    steps: openSteps,
    findings: open.filter(({ asks = '' }) => questionOf(asks) === undefined),
  }
}
