import { supplied } from '../../site/placeholder.ts'
import { inEurope, offeredInEurope } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, judge, probablyApplies } from './judgment.ts'

/** What Regulation (EU) 2022/2065 asks of whoever hosts what users save. */
export const digitalServiceDuties: readonly Duty[] = [
  {
    id: 'dsa:contact-points',
    matter: 'Contact points for authorities and users',
    statutes: 'Articles 11, 12 of Regulation (EU) 2022/2065; § 33 DDG',
    trigger: 'any market in the EU, whatever the size',
    judge: answers =>
      judge([offeredInEurope(answers)], () =>
        inEurope(
          answers,
          applies(
            'What users save is hosted for them, though whether output counts is debated; small companies are not exempt.',
          ),
        ),
      ),
    field: 'digitalServices',
    page: '/digital-services',
    isMet: ({ digitalServices }) => supplied(digitalServices) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'No contact point for authorities and users is named',
      todo: 'Fill in digitalServices in src/site.ts; a person, not only a machine, has to answer.',
    },
  },
  {
    id: 'dsa:legal-representative',
    matter: 'Legal representative for digital services',
    statutes: 'Article 13 of Regulation (EU) 2022/2065',
    trigger: 'any market in the EU, company outside the EU',
    judge: answers =>
      judge([offeredInEurope(answers)], () =>
        inEurope(
          answers,
          applies('The documents say that the company is based in the United States.'),
        ),
      ),
    field: 'digitalServices.legalRepresentative',
    page: '/digital-services',
    isMet: ({ digitalServices }) => supplied(digitalServices)?.legalRepresentative !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'No legal representative in the EU is named',
      todo: 'Appoint one, tell the authority, fill in digitalServices.legalRepresentative in src/site.ts.',
    },
  },
  {
    id: 'dsa:notices',
    matter: 'Notices of illegal content',
    statutes: 'Article 16 of Regulation (EU) 2022/2065',
    trigger: 'probably any market in the EU, whatever the size',
    judge: answers =>
      judge([offeredInEurope(answers)], () =>
        inEurope(
          answers,
          probablyApplies('What users save is hosted; whether output counts as such is debated.'),
        ),
      ),
    field: 'reporting',
    page: '/report',
    isMet: ({ reporting }) => supplied(reporting) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'No page says where illegal content is reported',
      todo: 'Fill in reporting in src/site.ts.',
    },
  },
]
