import type { DutyStep } from '../step.ts'

/** What the accessibility statement says. */
export const accessibilitySteps: readonly DutyStep[] = [
  {
    title: 'Accessibility statement',
    duties: ['page:accessibility'],
    person: 'engineer',
    page: '/accessibility',
    statutes: '§ 14 BFSG; Annex V of Directive (EU) 2019/882',
    questions: [
      {
        field: 'accessibility.conformance',
        block: 'accessibility',
        ask: 'Does the service meet the requirements in full, or in part?',
        why: 'The statement begins with it (Annex V of Directive (EU) 2019/882).',
      },
      {
        field: 'accessibility.standard',
        block: 'accessibility',
        ask: 'What was it tested against, such as EN 301 549 V3.2.1?',
        why: 'The statement says how you know (Annex V, 1(c) of the directive).',
      },
      {
        field: 'accessibility.barriers',
        block: 'accessibility',
        ask: 'What is known not to be accessible, in a sentence? none: nothing is',
        why: 'The statement lists it; further barriers are added to site/site.ts by hand.',
      },
      {
        field: 'accessibility.tested',
        block: 'accessibility',
        ask: 'On which day was it tested?',
        why: 'A statement without a day says nothing about today (Annex 3 no. 1 BFSG).',
      },
      {
        field: 'accessibility.authority',
        block: 'accessibility',
        ask: 'Which authority supervises it?',
        why: 'People may turn to it (Annex 3 no. 1(d) BFSG).',
      },
      {
        field: 'accessibility.contact',
        block: 'accessibility',
        ask: 'Which address takes reports of barriers?',
        why: 'The statement ends with it.',
      },
    ],
  },
]
