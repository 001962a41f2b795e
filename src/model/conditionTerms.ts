/** A part of what `:::when[…]` asks: a condition by its name, or that it does not hold. */
export interface ConditionTerm {
  readonly name: string
  readonly isDenied: boolean
}

/** The parts of a question like `a or not b`, of which one has to be true. */
export function conditionTerms(question: string): readonly ConditionTerm[] {
  return question.split(/\s+or\s+/).map(term => {
    const name = term.replace(/^not\s+/, '')
    return { name, isDenied: name !== term }
  })
}

/** Whether one of the parts of a question is true of a site. */
export function isTrue(question: string, conditions: Readonly<Record<string, boolean>>): boolean {
  return conditionTerms(question).some(
    ({ name, isDenied }) => (conditions[name] ?? false) !== isDenied,
  )
}
