import type { DutyStep } from '../step.ts'

/** Who represents the company in countries where it is not established. */
export const representativeSteps: readonly DutyStep[] = [
  {
    title: 'Representative in the United Kingdom',
    duties: ['gb:representative'],
    person: 'counsel',
    page: '/privacy-policy',
    statutes: 'Article 27 UK GDPR',
    questions: [
      {
        field: 'company.ukRepresentative',
        ask: 'Who represents the company in the United Kingdom: name and address?',
        why: 'The privacy policy names the representative (Article 27 UK GDPR).',
      },
    ],
  },
  {
    title: 'Representative in Switzerland',
    duties: ['ch:representative'],
    person: 'counsel',
    page: '/privacy-policy',
    statutes: 'Article 14 FADP',
    questions: [
      {
        field: 'company.swissRepresentative',
        ask: 'Who represents the company in Switzerland: name and address?',
        why: 'The privacy policy names the representative (Article 14 FADP).',
      },
    ],
  },
]
