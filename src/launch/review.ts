import { acceptanceOf, uselessAcceptances } from './acceptance.ts'
import {
  differentFigures,
  differentPrices,
  missingLanguages,
  unevenProcessors,
  unnamedPlans,
} from './checks/contradictions.ts'
import { reviewDates, securityTxtExpiry } from './checks/dates.ts'
import { forcedIndexing, longPages, origins, staleBuild } from './checks/deployment.ts'
import {
  aiPermission,
  appStoreAsProcessor,
  ccpaAnnualUpdate,
  fourteenSections,
  imageProvider,
  namedJurisdiction,
  representativeTrigger,
} from './checks/duties.ts'
import {
  shortNoticeOfProcessors,
  shortNoticeOfTexts,
  shortNoticeOfVersions,
} from './checks/notice.ts'
import { samples } from './checks/samples.ts'
import { unsuppliedValues } from './checks/suppliedValues.ts'
import { missingTranslations } from './checks/translations.ts'
import { drafts, editedVersions } from './checks/versions.ts'
import { dutyFindings } from './duties/dutyFindings.ts'
import { type DutyVerdict, dutyVerdicts } from './duties/judgeDuties.ts'
import type { Finding } from './finding.ts'
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

const checks: readonly ((situation: LaunchSituation) => Finding[])[] = [
  unsuppliedValues,
  samples,
  missingTranslations,
  differentFigures,
  unnamedPlans,
  situation => differentPrices(situation),
  missingLanguages,
  unevenProcessors,
  imageProvider,
  namedJurisdiction,
  ccpaAnnualUpdate,
  representativeTrigger,
  fourteenSections,
  appStoreAsProcessor,
  aiPermission,
  dutyFindings,
  reviewDates,
  shortNoticeOfVersions,
  shortNoticeOfTexts,
  shortNoticeOfProcessors,
  drafts,
  editedVersions,
  securityTxtExpiry,
  origins,
  staleBuild,
  longPages,
]

/**
 * Everything the checks find, without what the operator has accepted and whose day has not passed.
 */
export function review(situation: LaunchSituation): LaunchReview {
  const found: Finding[] = checks.flatMap(check => check(situation))
  const blocking = found.filter(
    finding => finding.severity === 'blocker' && !acceptanceOf(finding, situation),
  )
  found.push(...forcedIndexing(situation, blocking))
  found.push(...uselessAcceptances(situation, found))

  const accepted: AcceptedFinding[] = []
  const open = found.filter(finding => {
    const acceptance = acceptanceOf(finding, situation)
    if (acceptance) {
      accepted.push({ finding, reason: acceptance.reason, until: acceptance.until })
    }
    return acceptance === undefined
  })
  return { open, accepted, duties: dutyVerdicts(situation) }
}

/** The findings that keep the site from going live. */
export function blockersOf({ open }: LaunchReview): readonly Finding[] {
  return open.filter(({ severity }) => severity === 'blocker')
}
