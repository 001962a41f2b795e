import { defaultLanguage } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { daysBetween } from '../../model/isoDay.ts'
import type { Duty } from '../duties/duty.ts'
import type { Rule } from '../rule.ts'

/** Days after which somebody has to look at the statutes again. */
const CHECKED_FOR_DAYS = 180

/** The rule that what the check says of the law is compared with it from time to time. */
export function uncheckedDuties(duties: readonly Duty[]): Rule {
  return {
    id: 'unchecked',
    owner: 'legal',
    severity: 'note',
    trigger: 'nobody has compared a duty with its statutes for 180 days',
    why: 'Statutes change, and the check does not notice by itself.',
    fix: 'Update the project, or let counsel look at the statutes.',
    find: ({ site: { today } }) =>
      duties
        .filter(({ checked }) => daysBetween(checked, today) > CHECKED_FOR_DAYS)
        .map(({ id, matter, statutes, checked }) => ({
          suffix: `:${id}`,
          message: `Last checked on ${dateText(checked, defaultLanguage)}: ${matter} (${statutes})`,
          location: 'src/launch/rules',
        })),
  }
}
