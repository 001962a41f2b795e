/** How much a finding matters: a blocker keeps the site from going live. */
export type Severity = 'blocker' | 'warning' | 'note'

/** Who has to act. */
export type Actor = 'legal' | 'marketing' | 'ops'

/** Something that is left to do before this build goes live. */
export interface Finding {
  /**
   * Names the finding in `acceptedFindings`, by what it is about: it stays the same as long as the
   * matter does, wherever the value is in a list.
   */
  readonly id: string
  readonly severity: Severity
  readonly actor: Actor
  readonly what: string
  /** File, with a line where there is one: `src/site.ts:12`. */
  readonly where: string
  readonly why: string
  readonly todo: string
}
