import type { SiteConfig } from '../model/schema.ts'
import type { Site } from '../model/site.ts'
import type { SectionChange } from './sectionChanges.ts'

/** How much a finding matters: a blocker keeps the site from going live. */
export type Severity = 'blocker' | 'warning' | 'note'

/** Who has to act. */
export type Owner = 'legal' | 'marketing' | 'ops'

/** Something that is left to do before this build goes live. */
export interface Finding {
  /**
   * Names the finding in `acceptedFindings`, by what it is about: it stays the same as long as the
   * matter does, wherever the value is in a list.
   */
  readonly id: string
  readonly owner: Owner
  readonly severity: Severity
  readonly message: string
  /** File, with a line where there is one: `site/site.ts:12`. */
  readonly location: string
  readonly why: string
  readonly fix: string
  /** The words that changed, where the finding is about a text that was edited. */
  readonly changes?: readonly SectionChange[]
}

/** The operator's acceptance of a finding that still holds on the day of the check. */
export function acceptanceOf(
  { id }: Finding,
  { config, today }: Site,
): SiteConfig['acceptedFindings'][number] | undefined {
  return config.acceptedFindings.find(({ finding, until }) => finding === id && until >= today)
}
