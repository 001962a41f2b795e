import { whenInEurope } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, probablyApplies } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** What Regulation (EU) 2022/2065 asks of a company that hosts what users save. */
export const digitalServiceRules = ownedBy('legal', [
  duty('dsa:contact-points', 'blocker', {
    matter: 'Contact points for authorities and users',
    statutes: 'Articles 11, 12 of Regulation (EU) 2022/2065; § 33 DDG',
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
    trigger: 'any market in the EU, company outside the EU',
    judge: whenInEurope(
      applies('The documents say that the company is based in the United States.'),
    ),
    field: 'digitalServices.legalRepresentative',
    page: '/digital-services',
    lack: 'No legal representative in the EU is named',
    fix: 'Appoint one, notify the authority, fill in digitalServices.legalRepresentative in site/site.ts.',
  }),
  duty('dsa:notices', 'blocker', {
    matter: 'Notices of illegal content',
    statutes: 'Article 16 of Regulation (EU) 2022/2065',
    trigger: 'probably any market in the EU, whatever the size',
    judge: whenInEurope(
      probablyApplies('What users save is hosted; whether output counts as such is debated.'),
    ),
    field: 'reporting',
    page: '/report',
    lack: 'No page says where to report illegal content',
    fix: 'Fill in reporting in site/site.ts.',
  }),
])
