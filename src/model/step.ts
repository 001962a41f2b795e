/** The people who act, in the order in which they are asked. */
export const people = ['founder', 'counsel', 'marketing', 'engineer'] as const

export type Person = (typeof people)[number]

/** A question whose answer goes into one field of the company's file. */
export interface Question {
  /** Path of the field; `processors[].name` is asked for each processor. */
  readonly field: string
  readonly ask: string
  /** Why it is asked, and what depends on it, in one line. */
  readonly why: string
  /** How much it matters that it is open, where that is not a blocker. */
  readonly severity?: 'warning'
  /** The object that the field belongs to where it is only valid as a whole: `business.size`. */
  readonly block?: string
}

/** Questions that one person answers at once. */
export interface Step {
  readonly title: string
  readonly person: Person
  /** The page that shows the answers first. */
  readonly page: string
  readonly statutes: string
  /** Whether only companies are asked that have a duty which the answers settle. */
  readonly isOfDuty: boolean
  /** The country whose companies alone are asked (ISO 3166-1). */
  readonly seat?: string
  readonly questions: readonly Question[]
}

/** A step as it is written down: its questions by their fields, and the block of all of them. */
export interface StepRow extends Omit<Step, 'questions' | 'isOfDuty'> {
  readonly block?: string
  readonly questions: Readonly<Record<string, Omit<Question, 'field'>>>
}
