import type { DutyStep } from '../step.ts'

/** Pages for researchers, authorities and young people. */
export const readerPageSteps: readonly DutyStep[] = [
  {
    title: 'Requests by authorities',
    duties: ['dsa:authority-orders'],
    person: 'counsel',
    page: '/digital-services',
    statutes: 'Article 15(1)(a) of Regulation (EU) 2022/2065',
    questions: [
      {
        field: 'authorityRequests.contact',
        block: 'authorityRequests',
        ask: 'Which address takes requests by authorities for data?',
        why: 'The page leads there; the numbers by year are added to site/site.ts by hand.',
      },
      {
        field: 'authorityRequests.requirements',
        block: 'authorityRequests',
        ask: 'Which order or warrant has to be shown?',
        why: 'The page says so in a sentence, to authorities and to users.',
      },
    ],
  },
  {
    title: 'People who are not yet of age',
    duties: ['page:young-people'],
    person: 'founder',
    page: '/young-people',
    statutes: 'Article 12(1) GDPR; Article 14(3) of Regulation (EU) 2022/2065',
    questions: [
      {
        field: 'youngPeople.contact',
        block: 'youngPeople',
        ask: 'Which address answers young people and their parents?',
        why: 'The page that explains the app in plain words ends with it.',
      },
      {
        field: 'youngPeople.help',
        block: 'youngPeople',
        ask: 'Who else helps, such as a helpline?',
        why: 'The page names it, if there is one.',
      },
    ],
  },
]
