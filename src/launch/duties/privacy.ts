import { supplied } from '../../site/placeholder.ts'
import type { Answers } from './answers.ts'
import { offeredIn } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, cannotTell, type Judgment, judge, probablyApplies } from './judgment.ts'

/** Million dollars of revenue above which the CCPA covers a company (Cal. Civ. Code § 1798.140(d)). */
const CCPA_REVENUE = 26.625

function underCcpa(answers: Answers): Judgment {
  return judge([offeredIn(answers, ['US'], 'The app is not offered in the United States.')], () =>
    (answers.turnover ?? 0) > CCPA_REVENUE
      ? probablyApplies(
          'The turnover, given in euros, is probably above the threshold of the CCPA, which is in dollars.',
        )
      : cannotTell(
          'The CCPA also counts consumers in California and revenue from selling their data.',
        ),
  )
}

/** What the privacy policy has to say. */
export const privacyDuties: readonly Duty[] = [
  {
    id: 'ai:training',
    matter: 'Whether content trains models',
    statutes: 'Article 13 GDPR',
    trigger: 'always: readers everywhere ask',
    judge: () => applies('The purpose of processing has to be stated.'),
    field: 'ai.trainingOnContent',
    page: '/privacy-policy',
    isMet: ({ ai }) => supplied(ai.trainingOnContent) !== undefined,
    report: { finding: 'placeholder:ai.trainingOnContent' },
  },
  {
    id: 'ccpa:sharing',
    matter: 'Whether personal information is shared for advertising',
    statutes: 'Cal. Civ. Code §§ 1798.100, 1798.135; 11 CCR § 7011(e)(1)',
    trigger:
      'United States among the markets; above 26.625 million dollars, by number of consumers, or by share of revenue from selling data',
    judge: underCcpa,
    field: 'california.sharing',
    page: '/privacy-policy',
    isMet: ({ california }) => supplied(california.sharing) !== undefined,
    report: { finding: 'placeholder:california.sharing' },
  },
]
