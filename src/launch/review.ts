import {
  differentFigures,
  differentPrices,
  missingLanguages,
  unevenProcessors,
  unnamedPlans,
} from './checks/contradictions.ts'
import { reviewDates, securityTxtExpiry, shortNotice } from './checks/dates.ts'
import { forcedIndexing, origins, staleBuild } from './checks/deployment.ts'
import { samples, unsuppliedValues } from './checks/suppliedValues.ts'
import type { Finding, LaunchSituation } from './finding.ts'
import { locate } from './locate.ts'

/** A finding the operator takes responsibility for, until a day. */
export interface AcceptedFinding {
  readonly finding: Finding
  readonly reason: string
  readonly until: string
}

/** What stands between a build and going live. */
export interface LaunchReview {
  readonly open: readonly Finding[]
  readonly accepted: readonly AcceptedFinding[]
}

const checks = [
  unsuppliedValues,
  samples,
  differentFigures,
  unnamedPlans,
  differentPrices,
  missingLanguages,
  unevenProcessors,
  reviewDates,
  shortNotice,
  securityTxtExpiry,
  origins,
  staleBuild,
] as const

function needlessAcceptances(situation: LaunchSituation, found: readonly Finding[]): Finding[] {
  return situation.site.acceptedFindings.flatMap(({ finding }, index) =>
    found.some(({ id }) => id === finding)
      ? []
      : {
          id: `accepted:${finding}`,
          severity: 'note' as const,
          actor: 'ops' as const,
          what: `"${finding}" is accepted, but there is no such finding`,
          where: locate(situation.siteText, ['acceptedFindings', index]),
          why: 'It has been settled, or its name is misspelt.',
          todo: 'Take it out of acceptedFindings, or correct the name.',
        },
  )
}

/**
 * Everything the checks find, without what the operator has accepted and whose day has not passed.
 */
export function review(situation: LaunchSituation): LaunchReview {
  const found: Finding[] = checks.flatMap(check => check(situation))
  const isAccepted = (finding: Finding) =>
    situation.site.acceptedFindings.find(
      entry => entry.finding === finding.id && entry.until >= situation.day,
    )
  const blocking = found.filter(
    finding => finding.severity === 'blocker' && isAccepted(finding) === undefined,
  )
  found.push(...forcedIndexing(situation, blocking), ...needlessAcceptances(situation, found))

  const accepted: AcceptedFinding[] = []
  const open = found.filter(finding => {
    const entry = isAccepted(finding)
    if (entry) accepted.push({ finding, reason: entry.reason, until: entry.until })
    return entry === undefined
  })
  return { open, accepted }
}

/** The findings that keep the site from going live. */
export function blockersOf({ open }: LaunchReview): readonly Finding[] {
  return open.filter(({ severity }) => severity === 'blocker')
}
