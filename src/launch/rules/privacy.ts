import { supplied } from '../../model/placeholder.ts'
import { offeredInUs } from '../duties/businessConditions.ts'
import { askingDuty, duty } from '../duties/duty.ts'
import { applies, cannotTell, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** Million dollars of revenue above which the CCPA covers a company (Cal. Civ. Code § 1798.140(d)). */
const CCPA_REVENUE = 26.625

/** What the privacy policy has to say; it shows a placeholder otherwise, whether or not a duty applies. */
export const privacyRules = ownedBy('legal', [
  askingDuty('ai:training', 'blocker', {
    matter: 'Whether content trains models',
    statutes: 'Article 13 GDPR',
    checked: '2026-11-21',
    trigger: 'always: readers everywhere ask',
    judge: () => applies('The purpose of processing has to be stated.'),
    field: 'ai.training',
    page: '/privacy-policy',
    why: 'Every reader asks whether content trains models, and the purpose has to be stated (Article 13 GDPR).',
    fix: "Write 'never' into site/site.ts, if that is so and your providers' contracts allow no less.",
  }),
  askingDuty('ccpa:sharing', 'blocker', {
    matter: 'Whether personal information is shared for advertising',
    statutes: 'Cal. Civ. Code §§ 1798.100, 1798.135; 11 CCR § 7011(e)(1)',
    checked: '2026-11-21',
    trigger:
      'United States among the markets; above 26.625 million dollars, by number of consumers, or by share of revenue from selling data',
    judge: when([offeredInUs], ({ size }) =>
      (supplied(size)?.turnover ?? 0) > CCPA_REVENUE
        ? probablyApplies(
            'The turnover, given in euros, is probably above the threshold of the CCPA, which is in dollars.',
          )
        : cannotTell(
            'The CCPA also counts consumers in California and revenue from selling their data.',
          ),
    ),
    field: 'california.sharing',
    page: '/privacy-policy',
    why: 'The CCPA asks whether personal information is shared for advertising (11 CCR § 7011(e)(1)).',
    fix: "Write 'none' into site/site.ts, if that is so.",
  }),
  duty('age:signals', 'warning', {
    ifProbable: 'note',
    matter: 'Age category and parental consent from the app store',
    statutes:
      'Texas SB 2420; Utah SB 142; Louisiana Acts 2025 no. 481; from January 1, 2027, California AB 1043',
    checked: '2026-11-22',
    trigger: 'United States among the markets',
    judge: when([offeredInUs], () =>
      probablyApplies(
        'These states ask developers to request the age category, and for minors the consent of a parent, from the app store; courts are still busy with them.',
      ),
    ),
    field: 'age.evidence',
    page: '/privacy-policy',
    lack: 'The policy does not say that the app store tells the app how old people are',
    fix: 'Have the app ask the store, and write what is processed as age.evidence into site/site.ts.',
  }),
  duty('privacy:age-data', 'warning', {
    matter: 'What is processed to verify age',
    statutes: 'Articles 13, 14 GDPR; Cal. Civ. Code § 1798.100(a)(1)',
    checked: '2026-11-22',
    trigger: 'always: the documents say that age is verified',
    judge: () => applies('The documents say that age is verified, so some data tells it.'),
    field: 'age.evidence',
    page: '/privacy-policy',
    lack: 'No category of data holds what age is verified with',
    fix: "Write it as age.evidence into site/site.ts, by language, like { en: 'your date of birth' }.",
  }),
])
