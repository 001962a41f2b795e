import { isPlaceholder } from '../../model/placeholder.ts'
import type { SiteConfig } from '../../model/schema.ts'
import type { Site } from '../../model/site.ts'
import type { Severity } from '../finding.ts'
import type { FieldName, Rule } from '../rule.ts'
import { askFor } from '../unsupplied.ts'
import { type Judge, questionList } from './judgment.ts'

/** A rule on something the law, or a store, asks of a company that runs this site. */
export interface Duty extends Rule {
  /** What it is about, in a few words. */
  readonly matter: string
  readonly statutes: string
  readonly fix: string
  /** The day somebody last compared this row with what the statutes say, ISO 8601. */
  readonly checked: string
  readonly judge: Judge
  /** The field that settles it by being supplied, unless `settledBy` says otherwise. */
  readonly field: FieldName
  /** The page that shows the field. */
  readonly page: string
  readonly settledBy?: (site: Site) => boolean
}

/** Whether a rule is on a duty. */
export function isDuty(rule: Rule): rule is Duty {
  return 'judge' in rule
}

function isSupplied(config: SiteConfig, field: FieldName): boolean {
  let value: unknown = config
  for (const step of field.split('.')) {
    // A placeholder has no fields.
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return value !== undefined && !isPlaceholder(value)
}

/** Whether what a duty asks for is there. */
export function isMet(
  { field, settledBy }: Pick<Duty, 'field' | 'settledBy'>,
  site: Site,
): boolean {
  return settledBy ? settledBy(site) : isSupplied(site.config, field)
}

/** A duty in a list whose rules have one owner. */
type OwnedDuty = Omit<Duty, 'owner'>

interface DutyEntry extends Omit<OwnedDuty, 'id' | 'severity' | 'find'> {
  /** What is missing, as a sentence without its full stop. */
  readonly lack: string
  /** The severity where it only probably applies; unless named, a blocker is a warning then. */
  readonly ifProbable?: Severity
  /** The day from which it counts in full, ISO 8601, and its severity until then. */
  readonly from?: { readonly day: string; readonly before: Severity }
}

/** A duty that is a finding where it applies, or probably does, and is not met. */
export function duty(
  id: string,
  severity: Severity,
  { lack, from, ifProbable = severity === 'blocker' ? 'warning' : severity, ...entry }: DutyEntry,
): OwnedDuty {
  const { statutes, fix } = entry
  return {
    ...{ id, severity, ...entry },
    find({ site }) {
      const { verdict, reason } = entry.judge(site.config)
      const isCertain = verdict === 'applies'
      if (isMet(entry, site) || !(isCertain || verdict === 'probably applies')) return []
      const inForce = isCertain ? severity : ifProbable
      return [
        {
          message: `${lack} (${verdict})`,
          severity: from && site.today < from.day ? from.before : inForce,
          why: `${reason} ${statutes}.`,
          fix: isCertain ? fix : `Ask counsel whether you need it. If so: ${fix}`,
        },
      ]
    },
  }
}

/** A duty whose field is asked for whether or not it applies. */
export function askingDuty(
  id: string,
  severity: Severity,
  { field, ...entry }: Omit<OwnedDuty, 'id' | 'severity' | 'find'> & Partial<Pick<Duty, 'find'>>,
): OwnedDuty {
  return { id, severity, ...askFor(field), ...entry }
}

/** The rule on a duty that may apply; a finding that is reported in any case needs none. */
export function undecided(duty: Duty): readonly Rule[] {
  if (duty.reportedAs !== undefined) return []
  const rule: Rule = {
    // A name of its own: accepting that nobody knows is not accepting the duty.
    id: `undecided:${duty.id}`,
    owner: duty.owner,
    severity: 'note',
    trigger: 'nobody can tell yet whether the duty applies',
    field: 'business',
    find({ site }) {
      const { verdict, reason, missing } = duty.judge(site.config)
      if (verdict !== 'cannot tell' || isMet(duty, site)) return []
      return [
        {
          message: `Cannot tell whether this applies: ${duty.matter} (${duty.statutes})`,
          why: reason,
          fix:
            missing.length > 0
              ? `Answer ${questionList(missing)} in site/site.ts.`
              : `Let counsel decide. If it applies: ${duty.fix}`,
        },
      ]
    },
  }
  return [rule]
}
