import type { DutyStep } from '../step.ts'

/** How consumers withdraw from a contract and end one. */
export const consumerSteps: readonly DutyStep[] = [
  {
    title: 'Right of withdrawal',
    duties: ['page:withdrawal', 'withdrawal:function'],
    person: 'counsel',
    page: '/withdrawal',
    statutes: '§§ 355, 356a BGB; Articles 9 to 16 of Directive 2011/83/EU',
    questions: [
      {
        field: 'withdrawal.address',
        block: 'withdrawal',
        ask: 'To which address are they sent?',
        why: 'The instruction and the form state it (Annex I of Directive 2011/83/EU).',
      },
      {
        field: 'withdrawal.email',
        block: 'withdrawal',
        ask: 'To which email address?',
        why: 'The instruction and the form state it (Annex I of Directive 2011/83/EU).',
      },
      {
        field: 'withdrawal.formUrl',
        block: 'withdrawal',
        ask: 'At which address is a contract withdrawn from online?',
        why: 'The button on the page leads there (§ 356a BGB).',
      },
    ],
  },
  {
    title: 'Canceling online',
    duties: ['page:cancellation'],
    person: 'founder',
    page: '/cancel',
    statutes: '§ 312k BGB; Article L215-1-1 of the French consumer code',
    questions: [
      {
        field: 'cancellation.ownUrl',
        block: 'cancellation',
        ask: 'At which address is what was bought on the web canceled?',
        why: 'The button on the page leads there; none where you sell in app stores only.',
      },
    ],
  },
]
