import type { LaunchSituation } from '../situation.ts'
import { readAnswers } from './answers.ts'
import { duties } from './duties.ts'
import type { Duty } from './duty.ts'
import type { Judgment, Verdict } from './judgment.ts'

/** A duty with what the answers say about it. */
export interface JudgedDuty {
  readonly duty: Duty
  readonly judgment: Judgment
  /** Its facts are supplied. */
  readonly isMet: boolean
}

/** Judges every duty by the operator's answers. */
export function judgeDuties({ site, day }: LaunchSituation): readonly JudgedDuty[] {
  const answers = readAnswers(site.business)
  return duties.map(duty => ({
    duty,
    judgment: duty.judge(answers, site),
    isMet: duty.isMet(site, day),
  }))
}

/** A verdict as the report tells it. */
export interface DutyVerdict {
  readonly id: string
  readonly matter: string
  readonly statutes: string
  readonly verdict: Verdict
  readonly reason: string
  readonly field: string
  readonly page: string
  readonly isMet: boolean
}

/** The verdict on every duty, without how it is reached. */
export function dutyVerdicts(situation: LaunchSituation): readonly DutyVerdict[] {
  return judgeDuties(situation).map(({ duty, judgment, isMet }) => {
    const { id, matter, statutes, field, page } = duty
    const { verdict, reason } = judgment
    return { id, matter, statutes, verdict, reason, field, page, isMet }
  })
}
