import { supplied } from '../../model/placeholder.ts'
import { consumersInEurope, inEurope } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/**
 * More than a micro-enterprise: 10 people or more, or a turnover above two million euros (§ 2 no. 17
 * BFSG). A small balance sheet exempts as well; nobody is asked for it, so the reason mentions it.
 */
const isLargerThanMicro: Condition = {
  question: 'size',
  holds: business => {
    const size = supplied(business.size)
    return size && (size.employees >= 10 || size.turnover > 2)
  },
  otherwise: 'Micro-enterprises that provide services are exempt (§ 3(3) BFSG).',
}

/** Access for everybody to what consumers can subscribe to. */
export const accessibilityRules = ownedBy('legal', [
  duty('page:accessibility', 'blocker', {
    matter: 'Accessibility statement',
    statutes:
      '§ 1(3) no. 5, § 14(1) no. 2, Annex 3 no. 1 BFSG; Article 13(2), Annex V of Directive (EU) 2019/882',
    checked: '2026-11-21',
    trigger: 'consumers in the EU; not for micro-enterprises',
    judge: when(
      [...consumersInEurope, isLargerThanMicro],
      inEurope(
        applies(
          'An app with subscriptions is e-commerce (this website alone is probably not); under 10 people, a balance sheet of up to 2 million euros may exempt.',
        ),
      ),
    ),
    field: 'accessibility',
    page: '/accessibility',
    lack: 'There is no accessibility statement',
    fix: 'Test the app, then fill in accessibility in site/site.ts.',
  }),
])
