import { supplied } from '../../model/placeholder.ts'
import {
  ofCompaniesOutsideEurope,
  offeredInEurope,
  whenInEurope,
} from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** 50 people or more, or more than ten million euros (Recommendation 2003/361/EC, Article 2(2)). */
const isLargerThanSmall: Condition = {
  question: 'size',
  holds: business => {
    const size = supplied(business.size)
    return size && (size.employees >= 50 || size.turnover > 10)
  },
  otherwise: 'Micro and small enterprises are exempt (Articles 15(2), 19).',
}

/** What Regulation (EU) 2022/2065 asks of a company that hosts what users save. */
export const digitalServiceRules = ownedBy('legal', [
  duty('dsa:contact-points', 'blocker', {
    matter: 'Contact points for authorities and users',
    statutes: 'Articles 11, 12 of Regulation (EU) 2022/2065; § 33 DDG',
    checked: '2026-11-21',
    trigger: 'any market in the EU, whatever the size',
    judge: whenInEurope(
      applies(
        'What users save is hosted for them, though whether output counts is debated; small companies are not exempt.',
      ),
    ),
    field: 'digitalServices',
    page: '/digital-services',
    lack: 'No contact point for authorities and users is named',
    fix: 'Fill in digitalServices in site/site.ts; a person, not only a machine, has to answer.',
  }),
  duty('dsa:legal-representative', 'blocker', {
    matter: 'Legal representative for digital services',
    statutes: 'Article 13 of Regulation (EU) 2022/2065',
    checked: '2026-11-21',
    trigger: 'any market in the EU, company outside the EU',
    judge: ofCompaniesOutsideEurope(
      whenInEurope(applies('The company is not based in the European Economic Area.')),
    ),
    field: 'digitalServices.legalRepresentative',
    page: '/digital-services',
    lack: 'No legal representative in the EU is named',
    fix: 'Appoint one, notify the authority, fill in digitalServices.legalRepresentative in site/site.ts.',
  }),
  duty('dsa:notices', 'blocker', {
    matter: 'Notices of illegal content',
    statutes: 'Article 16 of Regulation (EU) 2022/2065',
    checked: '2026-11-21',
    trigger: 'probably any market in the EU, whatever the size',
    judge: whenInEurope(
      probablyApplies('What users save is hosted; whether output counts as such is debated.'),
    ),
    field: 'reporting',
    page: '/report',
    lack: 'No page says where to report illegal content',
    fix: 'Fill in reporting in site/site.ts.',
  }),
  duty('dsa:report', 'note', {
    matter: 'Yearly report on moderation',
    statutes: 'Article 15 of Regulation (EU) 2022/2065',
    checked: '2026-11-22',
    trigger: 'any market in the EU; not for micro and small enterprises',
    judge: when([offeredInEurope, isLargerThanSmall], () =>
      probablyApplies('Companies of this size report once a year on what they have moderated.'),
    ),
    field: 'digitalServices',
    page: '/digital-services',
    settledBy: () => false,
    lack: 'The site has no place for the yearly report',
    fix: 'Publish the report where people find it, then accept this finding with its address.',
  }),
])
