import type { Site } from '../../site/schema.ts'
import type { Actor, Severity } from '../finding.ts'
import type { Answers } from './answers.ts'
import type { Judgment } from './judgment.ts'

/** How badly a duty is missed, by how sure it is that it applies. */
export interface DutySeverity {
  readonly applies: Severity
  readonly probably: Severity
}

/** Something the law, or a store, asks of a company that runs this site. */
export interface Duty {
  /** Names the finding. */
  readonly id: string
  /** What it is about, in a few words. */
  readonly matter: string
  readonly statutes: string
  /** When it applies, for readers of the table. */
  readonly trigger: string
  readonly judge: (answers: Answers, site: Site) => Judgment
  /** The field of `src/site.ts` that settles it. */
  readonly field: string
  /** The page that shows the field. */
  readonly page: string
  readonly isMet: (site: Site, day: string) => boolean
  /** How the matter is reported. */
  readonly report: DutyReport
}

/** A finding of its own, or the name of the finding that another check reports. */
export type DutyReport =
  | {
      readonly actor: Actor
      readonly severity: DutySeverity
      /** From when on it counts fully, ISO 8601; before that day it is of the lesser severity. */
      readonly from?: { readonly day: string; readonly before: Severity }
      /** What is missing, as a sentence without its full stop. */
      readonly lack: string
      readonly todo: string
    }
  | { readonly finding: string }
