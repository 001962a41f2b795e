/** A part of what a text asks: a condition by its name, or that it does not hold. */
export interface ConditionTerm {
  readonly name: string
  readonly isDenied: boolean
}

/** The parts of a question like `a and not b or c`: alternatives, each of terms that hold together. */
export function conditionTerms(question: string): readonly (readonly ConditionTerm[])[] {
  return question.split(/\s+or\s+/).map(alternative =>
    alternative.split(/\s+and\s+/).map(term => {
      const name = term.replace(/^not\s+/, '')
      return { name, isDenied: name !== term }
    }),
  )
}

/** Whether the answer to a question is yes for a site. */
export function isTrue(question: string, conditions: Readonly<Record<string, boolean>>): boolean {
  return conditionTerms(question).some(terms =>
    terms.every(({ name, isDenied }) => (conditions[name] ?? false) !== isDenied),
  )
}
