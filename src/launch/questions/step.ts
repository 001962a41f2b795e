/** Who can answer a question or settle a finding. */
export type Person = 'founder' | 'counsel' | 'marketing' | 'engineer'

/** A question whose answer goes into one field of `site/site.ts`. */
export interface Question {
  /** Path of the field; `processors[].name` is asked for each processor. */
  readonly field: string
  readonly ask: string
  /** Why it is asked, and what depends on it, in one line. */
  readonly why: string
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
  readonly questions: readonly Question[]
}

/** Questions for companies that have a duty. */
export interface DutyStep extends Step {
  /** The duties, any of which the answers settle. */
  readonly duties: readonly string[]
  /** The country whose companies alone are asked (ISO 3166-1). */
  readonly seat?: string
}
