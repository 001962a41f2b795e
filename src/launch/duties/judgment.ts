import type { Question } from './answers.ts'

/** Whether a company has a duty, as far as the answers tell. */
export type Verdict = 'applies' | 'probably applies' | 'does not apply' | 'cannot tell'

/** A verdict with its reason, one sentence. */
export interface Judgment {
  readonly verdict: Verdict
  readonly reason: string
  /** The questions that have to be answered first. */
  readonly missing: readonly Question[]
}

/** Something that has to hold for a duty to apply. */
export interface Condition {
  readonly question: Question
  /** Undefined while the question is open. */
  readonly holds: boolean | undefined
  /** Why there is no duty where it does not hold. */
  readonly otherwise: string
}

/** The duty is there. */
export function applies(reason: string): Judgment {
  return { verdict: 'applies', reason, missing: [] }
}

/** The duty is likely there; counsel decides. */
export function probablyApplies(reason: string): Judgment {
  return { verdict: 'probably applies', reason, missing: [] }
}

/** There is no such duty. */
export function doesNotApply(reason: string): Judgment {
  return { verdict: 'does not apply', reason, missing: [] }
}

/** Nobody but counsel can tell, whatever the answers are. */
export function cannotTell(reason: string): Judgment {
  return { verdict: 'cannot tell', reason, missing: [] }
}

/** The fields of open questions, as a list in a sentence. */
export function questionList(questions: readonly Question[]): string {
  return new Intl.ListFormat('en').format(questions.map(question => `business.${question}`))
}

/**
 * Judges by conditions: one that does not hold decides, even while other questions are open.
 * @param outcome the judgment where all of them hold
 */
export function judge(conditions: readonly Condition[], outcome: () => Judgment): Judgment {
  const failed = conditions.find(({ holds }) => holds === false)
  if (failed) return doesNotApply(failed.otherwise)
  const open = conditions.filter(({ holds }) => holds === undefined)
  if (open.length === 0) return outcome()
  const missing = [...new Set(open.map(({ question }) => question))]
  return { ...cannotTell(`It depends on ${questionList(missing)}.`), missing }
}
