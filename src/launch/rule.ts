import type { SiteConfig } from '../model/schema.ts'
import type { Finding, Owner, Severity } from './finding.ts'
import { type LaunchSituation, locateField } from './situation.ts'

/** A field of `site/site.ts`: `imprint`, `disputeResolution.body`. */
export type FieldName = keyof SiteConfig | `${keyof SiteConfig}.${string}`

/** What one finding of a rule says for itself; the rule says the rest. */
export interface Match extends Partial<Omit<Finding, 'id' | 'owner' | 'message'>> {
  readonly message: string
  /** Tells the findings of a rule apart, at the end of its id: `:privacy-policy`. */
  readonly suffix?: string
}

/** Something that has to be settled before a build goes live. */
export interface Rule extends Pick<Finding, 'id' | 'owner' | 'severity'> {
  /** What it rests on, where that is a matter of its own. */
  readonly statutes?: string
  /** When it applies, in words. */
  readonly trigger: string
  /** Left out, like `fix`, where every finding has its own. */
  readonly why?: string
  readonly fix?: string
  /** The field that its findings are about, unless they name another place. */
  readonly field?: FieldName
  /** What its findings are called, where that is not the rule's own id. */
  readonly reportedAs?: string
  /** @param found what the rules before this one have found */
  readonly find: (situation: LaunchSituation, found: readonly Finding[]) => readonly Match[]
}

/** What a rule finds in a situation. */
export function findingsOf(
  rule: Rule,
  situation: LaunchSituation,
  found: readonly Finding[] = [],
): readonly Finding[] {
  const { id, reportedAs = id, owner, severity, why = '', fix = '', field } = rule
  return rule.find(situation, found).map(({ suffix = '', message, ...match }) => ({
    ...{ id: reportedAs + suffix, owner, severity, message },
    location: locateField(situation.site, ...(field?.split('.') ?? [])),
    ...{ why, fix },
    ...match,
  }))
}

/** A rule in a list whose rules have one owner. */
type OwnedRule = Omit<Rule, 'owner'>

/** Rules on what one owner has to settle. */
export function ownedBy<Owned extends OwnedRule>(
  owner: Owner,
  rules: readonly Owned[],
): readonly (Owned & Pick<Rule, 'owner'>)[] {
  return rules.map(rule => ({ ...rule, owner }))
}

/** A rule by its id, with the severity of its findings unless they say otherwise. */
export function rule(
  id: string,
  severity: Severity,
  entry: Omit<OwnedRule, 'id' | 'severity'>,
): OwnedRule {
  return { id, severity, ...entry }
}

interface FieldRuleEntry extends Omit<OwnedRule, 'id' | 'severity' | 'find'> {
  readonly field: FieldName
  readonly message: string
  readonly isBroken: (config: SiteConfig) => boolean
}

/** A rule on one field, with a finding that always reads the same. */
export function fieldRule(
  id: string,
  severity: Severity,
  { message, isBroken, ...entry }: FieldRuleEntry,
): OwnedRule {
  const find: Rule['find'] = ({ site }) => (isBroken(site.config) ? [{ message }] : [])
  return { id, severity, ...entry, find }
}
