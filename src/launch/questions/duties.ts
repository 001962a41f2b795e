import type { DutyStep } from './step.ts'

/** Facts for pages that not every company needs. */
export const dutySteps: readonly DutyStep[] = [
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
    title: 'Right of withdrawal',
    duties: ['page:withdrawal', 'withdrawal:function'],
    person: 'counsel',
    page: '/withdrawal',
    statutes: '§§ 355, 356a BGB; Articles 9 to 16 of Directive 2011/83/EU',
    questions: [
      {
        field: 'withdrawal.handledBy',
        block: 'withdrawal',
        ask: 'Who takes withdrawals?',
        why: 'The instruction says to whom people withdraw; the App Store does not cover the web.',
      },
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
        why: 'The button on the page leads there; none where you sell in the App Store only.',
      },
    ],
  },
  {
    title: 'Contact point for authorities and users',
    duties: ['dsa:contact-points'],
    person: 'founder',
    page: '/digital-services',
    statutes: 'Articles 11, 12 of Regulation (EU) 2022/2065',
    questions: [
      {
        field: 'digitalServices.contactPoint',
        block: 'digitalServices',
        ask: 'Which address do authorities and users write to?',
        why: 'A person, not only a machine, has to answer (Article 12 DSA).',
      },
      {
        field: 'digitalServices.languages',
        block: 'digitalServices',
        ask: 'Which languages are understood there? Codes like en, de',
        why: 'The page names them (Article 11(3) DSA).',
      },
    ],
  },
  {
    title: 'Reports of content',
    duties: ['dsa:notices', 'ncii:channel'],
    person: 'founder',
    page: '/report',
    statutes: 'Article 16 of Regulation (EU) 2022/2065; 47 U.S.C. § 223a',
    questions: [
      {
        field: 'reporting.abuse',
        block: 'reporting',
        ask: 'Which address takes notices of illegal content?',
        why: 'The page on reports leads there (Article 16 DSA).',
      },
      {
        field: 'reporting.intimateImages',
        block: 'reporting',
        ask: 'Which address, read every day, takes reports of intimate images?',
        why: 'They are removed within 48 hours (47 U.S.C. § 223a).',
      },
    ],
  },
  {
    title: 'Marks of generated content',
    duties: ['ai:marking', 'ai:chat-notice', 'ai:safeguards'],
    person: 'engineer',
    page: '/ai',
    statutes: 'Articles 5, 50 of Regulation (EU) 2024/1689',
    questions: [
      {
        field: 'aiTransparency.marking',
        block: 'aiTransparency',
        ask: 'How does the app mark what it generates, for machines?',
        why: 'The page on AI says so (Article 50(2) of the AI Act).',
      },
      {
        field: 'aiTransparency.chatNotice',
        block: 'aiTransparency',
        ask: 'Does the app say that people talk to a machine?',
        why: 'The page repeats it; without it in the app, there is no page (Article 50(1) of the AI Act).',
      },
      {
        field: 'aiTransparency.safeguards',
        block: 'aiTransparency',
        ask: 'What keeps the app from making intimate images of real people?',
        why: 'The page says so in a sentence (Article 5 of the AI Act).',
      },
    ],
  },
  {
    title: 'Reports of vulnerabilities',
    duties: ['page:security'],
    person: 'engineer',
    page: '/security',
    statutes: 'Article 13(8) of Regulation (EU) 2024/2847',
    questions: [
      {
        field: 'vulnerabilityReports.handling',
        block: 'vulnerabilityReports',
        ask: 'What is done with a reported vulnerability, and by when?',
        why: 'The page on security says so; security.txt leads there (RFC 9116).',
      },
    ],
  },
  {
    title: 'Requests by authorities',
    duties: ['dsa:authority-orders'],
    person: 'counsel',
    page: '/authority-requests',
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
