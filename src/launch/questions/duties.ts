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
    title: 'Legal representative in the European Union',
    duties: ['dsa:legal-representative'],
    person: 'counsel',
    page: '/digital-services',
    statutes: 'Article 13 of Regulation (EU) 2022/2065',
    questions: [
      {
        field: 'digitalServices.legalRepresentative.name',
        block: 'digitalServices.legalRepresentative',
        ask: 'Who is the legal representative in the Union?',
        why: 'A company outside the Union appoints one in writing, and names them (Article 13 DSA).',
      },
      {
        field: 'digitalServices.legalRepresentative.address',
        block: 'digitalServices.legalRepresentative',
        ask: 'At which address?',
        why: 'The page states it (Article 13(4) DSA).',
      },
      {
        field: 'digitalServices.legalRepresentative.email',
        block: 'digitalServices.legalRepresentative',
        ask: 'At which email address?',
        why: 'The page states it (Article 13(4) DSA).',
      },
      {
        field: 'digitalServices.legalRepresentative.phone',
        block: 'digitalServices.legalRepresentative',
        ask: 'Under which telephone number?',
        why: 'The page states it (Article 13(4) DSA).',
      },
    ],
  },
  {
    title: 'Reports of content',
    duties: ['dsa:notices', 'ncii:channel', 'dmca:agent'],
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
    title: 'Copyright agent',
    duties: ['dmca:agent'],
    person: 'counsel',
    page: '/report',
    statutes: '17 U.S.C. § 512(c)(2)',
    questions: [
      {
        field: 'reporting.copyrightAgent.name',
        block: 'reporting.copyrightAgent',
        ask: 'Who is the agent registered with the Copyright Office?',
        why: 'Only with a registered agent are you not liable for what users post (17 U.S.C. § 512).',
      },
      {
        field: 'reporting.copyrightAgent.address',
        block: 'reporting.copyrightAgent',
        ask: 'At which address, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      {
        field: 'reporting.copyrightAgent.phone',
        block: 'reporting.copyrightAgent',
        ask: 'Under which telephone number, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      {
        field: 'reporting.copyrightAgent.email',
        block: 'reporting.copyrightAgent',
        ask: 'At which email address, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      {
        field: 'reporting.copyrightAgent.registered',
        block: 'reporting.copyrightAgent',
        ask: 'On which day was the agent registered, or the registration renewed?',
        why: 'A registration ends after three years; the launch check warns before (37 CFR § 201.38).',
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
