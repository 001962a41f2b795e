import type { Site } from '../../model/site.ts'
import { duties } from '../rules.ts'
import { type Duty, isMet } from './duty.ts'
import type { Judgment } from './judgment.ts'

/** What the operator's answers say about a duty. */
export interface DutyVerdict
  extends Pick<Duty, 'id' | 'matter' | 'statutes' | 'checked' | 'field' | 'page'>,
    Pick<Judgment, 'verdict' | 'reason'> {
  /** What it asks for is there. */
  readonly isMet: boolean
}

/** Judges every duty by the operator's answers. */
export function judgeDuties(site: Site): readonly DutyVerdict[] {
  return duties.map(duty => {
    const { id, matter, statutes, checked, field, page } = duty
    const { verdict, reason } = duty.judge(site.config)
    return { id, matter, statutes, checked, verdict, reason, field, page, isMet: isMet(duty, site) }
  })
}
