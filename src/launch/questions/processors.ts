import type { Step } from './step.ts'

/** Who processes data for the company: asked for each of them. */
export const processorSteps: readonly Step[] = [
  {
    title: 'Who processes data',
    person: 'founder',
    page: '/privacy-policy',
    statutes: 'Article 13(1)(e), Article 28 GDPR',
    questions: [
      {
        field: 'processors[].name',
        ask: 'Which company is it?',
        why: 'The policy, the agreement and the register list it (Articles 13(1)(e), 28 GDPR).',
      },
      {
        field: 'processors[].place',
        ask: 'Where does it process data?',
        why: 'A place outside the European Union needs a basis for the transfer.',
      },
      {
        field: 'processors[].since',
        ask: 'Since which day?',
        why: 'The register shows it; customers are told before a new one begins.',
      },
    ],
  },
  {
    title: 'Why data may leave the European Union',
    person: 'counsel',
    page: '/privacy-policy',
    statutes: 'Chapter V GDPR (Articles 44 to 49)',
    questions: [
      {
        field: 'processors[].transferBasis',
        ask: 'On which basis may data go there?',
        why: 'The tables of processors state it (Chapter V GDPR); none where data stays in the EU.',
      },
    ],
  },
]
