import type { Business, SiteConfig } from '../../model/schema.ts'

/** A question of `business` in `site/site.ts`. */
export type Question = keyof Business

/** Whether a company has a duty, as far as the answers tell. */
export type Verdict = 'applies' | 'probably applies' | 'does not apply' | 'cannot tell'

/** A verdict with its reason, one sentence. */
export interface Judgment {
  readonly verdict: Verdict
  readonly reason: string
  /** The questions that have to be answered first. */
  readonly missing: readonly Question[]
}

/** Tells from the operator's values whether the company has a duty. */
export type Judge = (config: SiteConfig) => Judgment

/** Something that has to hold for a duty to apply. */
export interface Condition {
  readonly question: Question
  /** Undefined while the question is open. */
  readonly holds: (business: Business) => boolean | undefined
  /** Why there is no duty where it does not hold. */
  readonly otherwise: string
}

function judgment(verdict: Verdict): (reason: string) => Judgment {
  return reason => ({ verdict, reason, missing: [] })
}

/** The company has the duty. */
export const applies = judgment('applies')

/** The company probably has the duty; counsel decides. */
export const probablyApplies = judgment('probably applies')

/** The company does not have the duty. */
export const doesNotApply = judgment('does not apply')

/** Nobody but counsel can tell, whatever the answers are. */
export const cannotTell = judgment('cannot tell')

/** The fields of open questions, as a list in a sentence. */
export function questionList(questions: readonly Question[]): string {
  return new Intl.ListFormat('en').format(questions.map(question => `business.${question}`))
}

/**
 * Judges by conditions: one that does not hold decides, even while other questions are open.
 * @param outcome the judgment where all of them hold
 */
export function when(
  conditions: readonly Condition[],
  outcome: (business: Business) => Judgment,
): Judge {
  return ({ business }) => {
    const failed = conditions.find(({ holds }) => holds(business) === false)
    if (failed) return doesNotApply(failed.otherwise)
    const open = conditions.filter(({ holds }) => holds(business) === undefined)
    if (open.length === 0) return outcome(business)
    const missing = [...new Set(open.map(({ question }) => question))]
    return { ...cannotTell(`It depends on ${questionList(missing)}.`), missing }
  }
}
