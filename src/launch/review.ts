import { type DutyVerdict, judgeDuties } from './duties/judgeDuties.ts'
import { acceptanceOf, type Finding } from './finding.ts'
import { findingsOf } from './rule.ts'
import { rules } from './rules.ts'
import type { LaunchSituation } from './situation.ts'

/** A finding the operator takes responsibility for, until a day. */
export interface AcceptedFinding {
  readonly finding: Finding
  readonly reason: string
  readonly until: string
}

/** What is left to do before a build goes live. */
export interface LaunchReview {
  readonly open: readonly Finding[]
  readonly accepted: readonly AcceptedFinding[]
  /** Every duty the check knows, and whether it applies. */
  readonly duties: readonly DutyVerdict[]
}

/** Everything the rules find; what the operator has accepted, and whose day has not passed, apart. */
export function review(situation: LaunchSituation): LaunchReview {
  const { site } = situation
  const found: Finding[] = []
  for (const rule of rules) found.push(...findingsOf(rule, situation, found))
  const open: Finding[] = []
  const accepted: AcceptedFinding[] = []
  for (const finding of found) {
    const acceptance = acceptanceOf(finding, site)
    if (!acceptance) open.push(finding)
    else accepted.push({ finding, reason: acceptance.reason, until: acceptance.until })
  }
  return { open, accepted, duties: judgeDuties(site) }
}

/** The findings that keep the site from going live. */
export function blockersOf({ open }: Pick<LaunchReview, 'open'>): readonly Finding[] {
  return open.filter(({ severity }) => severity === 'blocker')
}
