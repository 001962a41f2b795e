import { supplied } from '../../site/placeholder.ts'
import type { Answers } from './answers.ts'
import { consumersInEurope, inEurope } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, type Condition, judge } from './judgment.ts'

/**
 * Not a micro-enterprise: 10 people or more, or a turnover above two million euros (§ 2 no. 17 BFSG).
 * A small balance sheet exempts as well; nobody is asked for it, so the reason speaks of it.
 */
function isNoMicroEnterprise({ employees, turnover }: Answers): Condition {
  const isKnown = employees !== undefined && turnover !== undefined
  return {
    question: 'size',
    holds: isKnown ? employees >= 10 || turnover > 2 : undefined,
    otherwise: 'Micro-enterprises that provide services are exempt (§ 3(3) BFSG).',
  }
}

/** Access for everybody to what consumers can subscribe to. */
export const accessibilityDuties: readonly Duty[] = [
  {
    id: 'page:accessibility',
    matter: 'Accessibility statement',
    statutes:
      '§ 1(3) no. 5, § 14(1) no. 2, Annex 3 no. 1 BFSG; Article 13(2), Annex V of Directive (EU) 2019/882',
    trigger: 'consumers in the EU; not for micro-enterprises',
    judge: answers =>
      judge([...consumersInEurope(answers), isNoMicroEnterprise(answers)], () =>
        inEurope(
          answers,
          applies(
            'An app with subscriptions is e-commerce (this website alone is probably not); under 10 people, a balance sheet of up to 2 million euros may exempt.',
          ),
        ),
      ),
    field: 'accessibility',
    page: '/accessibility',
    isMet: ({ accessibility }) => supplied(accessibility) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'There is no accessibility statement',
      todo: 'Test the app, then fill in accessibility in src/site.ts.',
    },
  },
]
