import { defaultLanguage } from '../languages/index.ts'
import { valueAt } from '../schema/index.ts'
import { capitalize, type Site } from '../site/index.ts'
import type { Judge, Verdict } from './dutyConditions.ts'
import { type FieldName, type Finding, hasPublished, type Rule, type Severity } from './rule.ts'

/** What is said of a duty besides what it is about. */
interface DutyRow extends Pick<Finding, 'message' | 'why'>, Pick<Rule, 'person'> {
  /** Where it only probably applies; left out, a blocker is a warning then. */
  readonly ifProbable?: Severity
  /** The day from which it counts in full, ISO 8601, and its severity until then. */
  readonly from?: { readonly day: string; readonly before: Severity }
  /** What to do before the field can be filled in, as a sentence without its full stop. */
  readonly fix?: string
  /** Says whether it is met, where that is not the field. */
  readonly isMet?: (site: Site) => boolean
}

/** Whether a duty is met that this site cannot see. */
const isMetElsewhere = () => false

/** What becomes of a severity where a duty is not certain, or counts on a site that is published already. */
function milder(severity: Severity): Severity {
  return severity === 'blocker' ? 'warning' : severity
}

/** How much it matters that a duty is not met. */
function severityOf(
  severity: Severity,
  verdict: Exclude<Verdict, undefined>,
  { from, ifProbable }: DutyRow,
  site: Site,
): Severity {
  if (from && site.today < from.day) return from.before
  if (verdict === 'probably applies') return ifProbable ?? milder(severity)
  // The day from which a duty counts takes no site offline that is published.
  return from && hasPublished(site) ? milder(severity) : severity
}

/** What to do about a duty, as a sentence. */
function fixOf(
  field: FieldName,
  verdict: Exclude<Verdict, undefined>,
  { fix, isMet }: DutyRow,
  { source }: Site,
): string {
  const steps: string[] = []
  if (fix !== undefined) steps.push(fix)
  if (isMet !== isMetElsewhere) steps.push(`fill in ${field} in ${source.file}`)
  const remedy = `${capitalize(steps.join(', then '), defaultLanguage)}.`
  return verdict === 'applies' ? remedy : `Ask counsel whether you need it. If so: ${remedy}`
}

/** What the law or a store asks of a company where it applies, or probably does. It is met once its field is there. */
export function duty(
  id: string,
  severity: Severity,
  field: FieldName,
  applies: Judge,
  row: DutyRow,
) {
  const { person, message, why, isMet } = row
  const find: Rule['find'] = ({ site }) => {
    const verdict = applies(site.config)
    if (verdict === undefined) return undefined
    // A company that says it has none has not met it.
    const isSupplied = (valueAt(site.config, field) ?? undefined) !== undefined
    if (isMet ? isMet(site) : isSupplied) return undefined
    return {
      message: verdict === 'applies' ? message : `${message} (${verdict})`,
      severity: severityOf(severity, verdict, row, site),
      fix: fixOf(field, verdict, row, site),
    }
  }
  const rule: Rule = { id, severity, field, ...(person && { person }), why, find }
  return { field, applies, isAsked: isMet !== isMetElsewhere, rule }
}

/**
 * Something that the law, or a store, asks for outside of this site, which cannot see whether it is done: whoever does
 * it accepts the finding.
 */
export function reminder(
  id: string,
  severity: Severity,
  field: FieldName,
  applies: Judge,
  row: Omit<DutyRow, 'isMet'> & { readonly fix: string },
) {
  return duty(id, severity, field, applies, { ...row, isMet: isMetElsewhere })
}
