import type { Finding, Severity } from '../finding.ts'
import { type LaunchSituation, locateField } from '../situation.ts'
import type { DutyReport } from './duty.ts'
import { type JudgedDuty, judgeDuties } from './judgeDuties.ts'
import { questionList } from './judgment.ts'

type OwnReport = Exclude<DutyReport, { readonly finding: string }>

function severityOf({ severity, from }: OwnReport, isCertain: boolean, day: string): Severity {
  if (from && day < from.day) return from.before
  return isCertain ? severity.applies : severity.probably
}

function openFinding({ duty, judgment }: JudgedDuty, report: OwnReport, where: string): Finding {
  const { missing, reason } = judgment
  return {
    // Named apart from the duty itself: who accepts not knowing does not accept the duty.
    id: `undecided:${duty.id}`,
    severity: 'note',
    actor: report.actor,
    what: `Cannot tell whether this applies: ${duty.matter} (${duty.statutes})`,
    where,
    why: reason,
    todo:
      missing.length > 0
        ? `Answer ${questionList(missing)} in src/site.ts.`
        : `Let counsel decide. If it applies: ${report.todo}`,
  }
}

/** Duties that apply, or may, and whose facts are missing; those that other checks report are theirs. */
export function dutyFindings(situation: LaunchSituation): Finding[] {
  return judgeDuties(situation).flatMap((judged): Finding[] => {
    const { duty, judgment, isMet } = judged
    const { id, report, field, statutes } = duty
    if (isMet || 'finding' in report || judgment.verdict === 'does not apply') return []
    const where = locateField(situation, field.split('.'))
    if (judgment.verdict === 'cannot tell') {
      return [openFinding(judged, report, locateField(situation, ['business']))]
    }
    const isCertain = judgment.verdict === 'applies'
    return [
      {
        id,
        severity: severityOf(report, isCertain, situation.day),
        actor: report.actor,
        what: `${report.lack} (${judgment.verdict})`,
        where,
        why: `${judgment.reason} ${statutes}.`,
        todo: isCertain ? report.todo : `Ask counsel whether you need it. If so: ${report.todo}`,
      },
    ]
  })
}
