import type { DutyStep } from '../step.ts'

/** What the imprint and its neighbors state. */
export const imprintSteps: readonly DutyStep[] = [
  {
    title: 'Imprint',
    duties: ['page:imprint'],
    person: 'founder',
    page: '/imprint',
    statutes: '§ 5 DDG',
    questions: [
      {
        field: 'imprint.representedBy',
        block: 'imprint',
        ask: 'Who represents the company? Names, with commas between them',
        why: 'The imprint names them (§ 5(1) no. 1 DDG).',
      },
      {
        field: 'imprint.register.name',
        block: 'imprint',
        ask: 'In which register is the company?',
        why: 'The imprint names it, if there is one (§ 5(1) no. 4 DDG).',
      },
      {
        field: 'imprint.register.number',
        block: 'imprint',
        ask: 'Under which number?',
        why: 'The imprint states it beside the register (§ 5(1) no. 4 DDG).',
      },
      {
        field: 'imprint.vatId',
        block: 'imprint',
        ask: 'What is the VAT number?',
        why: 'The imprint states it, if there is one (§ 5(1) no. 6 DDG).',
      },
    ],
  },
  {
    title: 'Imprint, in France',
    duties: ['page:imprint'],
    seat: 'FR',
    person: 'founder',
    page: '/imprint',
    statutes: 'Article 1-1 of loi n° 2004-575',
    questions: [
      {
        field: 'imprint.publicationDirector',
        block: 'imprint',
        ask: 'Who answers for the publication?',
        why: 'The imprint names the director, usually who represents the company (Article 1-1 LCEN).',
      },
      {
        field: 'imprint.host.name',
        block: 'imprint',
        ask: 'Who hosts the site?',
        why: 'The imprint names the host (Article 1-1 LCEN).',
      },
      {
        field: 'imprint.host.address',
        block: 'imprint',
        ask: 'At which address is the host?',
        why: 'The imprint states it beside the name (Article 1-1 LCEN).',
      },
      {
        field: 'imprint.host.phone',
        block: 'imprint',
        ask: 'Under which telephone number is the host?',
        why: 'The imprint states it beside the name (Article 1-1 LCEN).',
      },
    ],
  },
  {
    title: 'Imprint, in Austria',
    duties: ['page:imprint'],
    seat: 'AT',
    person: 'founder',
    page: '/imprint',
    statutes: '§ 25 MedienG',
    questions: [
      {
        field: 'imprint.business',
        block: 'imprint',
        ask: 'What does the company do, in a few words?',
        why: 'A media owner in Austria says it (§ 25(2) MedienG).',
      },
    ],
  },
  {
    title: 'Arbitration of consumers’ disputes',
    duties: ['vsbg:statement'],
    person: 'counsel',
    page: '/imprint',
    statutes: '§§ 36, 37 VSBG',
    questions: [
      {
        field: 'disputeResolution.willing',
        block: 'disputeResolution',
        ask: 'Do you take part in consumer arbitration?',
        why: 'The imprint and the Terms say so, either way (§ 36 VSBG).',
      },
      {
        field: 'disputeResolution.body',
        block: 'disputeResolution',
        ask: 'Before which body: name, address and site?',
        why: 'It is named where you take part; none where you do not (§ 36(1) no. 2 VSBG).',
      },
    ],
  },
  {
    title: 'Mediator for consumers in France',
    duties: ['france:mediator'],
    person: 'counsel',
    page: '/imprint',
    statutes: 'Articles L612-1, L616-1 of the French consumer code',
    questions: [
      {
        field: 'consumerMediator',
        ask: 'Which mediator do consumers in France turn to: name, address and site?',
        why: 'The imprint names the one you have joined (Article L616-1 of the consumer code).',
      },
    ],
  },
]
