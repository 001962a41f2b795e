import type { StepRow } from './step.ts'

/** Facts for pages that not every company needs. */
export const dutyRows: readonly StepRow[] = [
  {
    ...{ title: 'Imprint', person: 'founder', page: '/imprint', statutes: '§ 5 DDG' },
    block: 'imprint',
    questions: {
      'imprint.representedBy': {
        ask: 'Who represents the company? Names, with commas between them',
        why: 'The imprint names them (§ 5(1) no. 1 DDG).',
      },
      'imprint.register.name': {
        ask: 'In which register is the company?',
        why: 'The imprint names it, if there is one (§ 5(1) no. 4 DDG).',
      },
      'imprint.register.number': {
        ask: 'Under which number?',
        why: 'The imprint states it beside the register (§ 5(1) no. 4 DDG).',
      },
      'imprint.vatId': {
        ask: 'What is the VAT number?',
        why: 'The imprint states it, if there is one (§ 5(1) no. 6 DDG).',
      },
    },
  },
  {
    ...{ title: 'Imprint, in France', person: 'founder', page: '/imprint' },
    statutes: 'Article 1-1 of loi n° 2004-575',
    seat: 'FR',
    block: 'imprint',
    questions: {
      'imprint.publicationDirector': {
        ask: 'Who answers for the publication?',
        why: 'The imprint names the director, usually who represents the company (Article 1-1 LCEN).',
      },
      'imprint.host.name': {
        ask: 'Who hosts the site?',
        why: 'The imprint names the host (Article 1-1 LCEN).',
      },
      'imprint.host.address': {
        ask: 'At which address is the host?',
        why: 'The imprint states it beside the name (Article 1-1 LCEN).',
      },
      'imprint.host.phone': {
        ask: 'Under which telephone number is the host?',
        why: 'The imprint states it beside the name (Article 1-1 LCEN).',
      },
    },
  },
  {
    ...{ title: 'Imprint, in Austria', person: 'founder', page: '/imprint' },
    statutes: '§ 25 MedienG',
    seat: 'AT',
    block: 'imprint',
    questions: {
      'imprint.business': {
        ask: 'What does the company do, in a few words?',
        why: 'A media owner in Austria says it (§ 25(2) MedienG).',
      },
    },
  },
  {
    ...{ title: 'Arbitration of consumers’ disputes', person: 'counsel', page: '/imprint' },
    statutes: '§§ 36, 37 VSBG',
    block: 'disputeResolution',
    questions: {
      'disputeResolution.willing': {
        ask: 'Do you take part in consumer arbitration?',
        why: 'The imprint and the Terms say so, either way (§ 36 VSBG).',
      },
      'disputeResolution.body': {
        ask: 'Before which body: name, address and site?',
        why: 'It is named where you take part; none where you do not (§ 36(1) no. 2 VSBG).',
      },
    },
  },
  {
    ...{ title: 'Mediator for consumers in France', person: 'counsel', page: '/imprint' },
    statutes: 'Articles L612-1, L616-1 of the French consumer code',
    questions: {
      consumerMediator: {
        ask: 'Which mediator do consumers in France turn to: name, address and site?',
        why: 'The imprint names the one you have joined (Article L616-1 of the consumer code).',
      },
    },
  },
  {
    ...{
      title: 'Representative in the United Kingdom',
      person: 'counsel',
      page: '/privacy-policy',
    },
    statutes: 'Article 27 UK GDPR',
    questions: {
      'company.ukRepresentative': {
        ask: 'Who represents the company in the United Kingdom: name and address?',
        why: 'The privacy policy names the representative (Article 27 UK GDPR).',
      },
    },
  },
  {
    ...{ title: 'Representative in Switzerland', person: 'counsel', page: '/privacy-policy' },
    statutes: 'Article 14 FADP',
    questions: {
      'company.swissRepresentative': {
        ask: 'Who represents the company in Switzerland: name and address?',
        why: 'The privacy policy names the representative (Article 14 FADP).',
      },
    },
  },
  {
    ...{ title: 'Accessibility statement', person: 'engineer', page: '/accessibility' },
    statutes: '§ 14 BFSG; Annex V of Directive (EU) 2019/882',
    block: 'accessibility',
    questions: {
      'accessibility.conformance': {
        ask: 'Does the service meet the requirements in full, or in part?',
        why: 'The statement begins with it (Annex V of Directive (EU) 2019/882).',
      },
      'accessibility.standard': {
        ask: 'What was it tested against, such as EN 301 549 V3.2.1?',
        why: 'The statement says how you know (Annex V, 1(c) of the directive).',
      },
      'accessibility.barriers': {
        ask: 'What is known not to be accessible, in a sentence? none: nothing is',
        why: 'The statement lists it; further barriers are added to site/site.yaml by hand.',
      },
      'accessibility.tested': {
        ask: 'On which day was it tested?',
        why: 'A statement without a day says nothing about today (Annex 3 no. 1 BFSG).',
      },
      'accessibility.authority': {
        ask: 'Which authority supervises it?',
        why: 'People may turn to it (Annex 3 no. 1(d) BFSG).',
      },
      'accessibility.contact': {
        ask: 'Which address takes reports of barriers?',
        why: 'The statement ends with it.',
      },
    },
  },
  {
    ...{ title: 'Right of withdrawal', person: 'counsel', page: '/withdrawal' },
    statutes: '§§ 355, 356a BGB; Articles 9 to 16 of Directive 2011/83/EU',
    block: 'withdrawal',
    questions: {
      'withdrawal.address': {
        ask: 'To which address are they sent?',
        why: 'The instruction and the form state it (Annex I of Directive 2011/83/EU).',
      },
      'withdrawal.email': {
        ask: 'To which email address?',
        why: 'The instruction and the form state it (Annex I of Directive 2011/83/EU).',
      },
      'withdrawal.formUrl': {
        ask: 'At which address is a contract withdrawn from online?',
        why: 'The button on the page leads there (§ 356a BGB).',
      },
    },
  },
  {
    ...{ title: 'Canceling online', person: 'founder', page: '/cancel' },
    statutes: '§ 312k BGB; Article L215-1-1 of the French consumer code',
    block: 'cancellation',
    questions: {
      'cancellation.ownUrl': {
        ask: 'At which address is what was bought on the web canceled?',
        why: 'The button on the page leads there; none where you sell in app stores only.',
      },
    },
  },
  {
    ...{
      title: 'Contact point for authorities and users',
      person: 'founder',
      page: '/digital-services',
    },
    statutes: 'Articles 11, 12 of Regulation (EU) 2022/2065',
    block: 'digitalServices',
    questions: {
      'digitalServices.contactPoint': {
        ask: 'Which address do authorities and users write to?',
        why: 'A person, not only a machine, has to answer (Article 12 DSA).',
      },
      'digitalServices.languages': {
        ask: 'Which languages are understood there? Codes like en, de',
        why: 'The page names them (Article 11(3) DSA).',
      },
    },
  },
  {
    ...{
      title: 'Legal representative in the European Union',
      person: 'counsel',
      page: '/digital-services',
    },
    statutes: 'Article 13 of Regulation (EU) 2022/2065',
    block: 'digitalServices.legalRepresentative',
    questions: {
      'digitalServices.legalRepresentative.name': {
        ask: 'Who is the legal representative in the Union?',
        why: 'A company outside the Union appoints one in writing, and names them (Article 13 DSA).',
      },
      'digitalServices.legalRepresentative.address': {
        ask: 'At which address?',
        why: 'The page states it (Article 13(4) DSA).',
      },
      'digitalServices.legalRepresentative.email': {
        ask: 'At which email address?',
        why: 'The page states it (Article 13(4) DSA).',
      },
      'digitalServices.legalRepresentative.phone': {
        ask: 'Under which telephone number?',
        why: 'The page states it (Article 13(4) DSA).',
      },
    },
  },
  {
    ...{ title: 'Reports of content', person: 'founder', page: '/report' },
    statutes: 'Article 16 of Regulation (EU) 2022/2065; 47 U.S.C. § 223a',
    block: 'reporting',
    questions: {
      'reporting.abuse': {
        ask: 'Which address takes notices of illegal content?',
        why: 'The page on reports leads there (Article 16 DSA).',
      },
      'reporting.intimateImages': {
        ask: 'Which address, read every day, takes reports of intimate images?',
        why: 'They are removed within 48 hours (47 U.S.C. § 223a).',
      },
    },
  },
  {
    ...{ title: 'Copyright agent', person: 'counsel', page: '/report' },
    statutes: '17 U.S.C. § 512(c)(2)',
    block: 'reporting.copyrightAgent',
    questions: {
      'reporting.copyrightAgent.name': {
        ask: 'Who is the agent registered with the Copyright Office?',
        why: 'Only with a registered agent are you not liable for what users post (17 U.S.C. § 512).',
      },
      'reporting.copyrightAgent.address': {
        ask: 'At which address, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      'reporting.copyrightAgent.phone': {
        ask: 'Under which telephone number, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      'reporting.copyrightAgent.email': {
        ask: 'At which email address, as registered?',
        why: 'The page states it as the register does (17 U.S.C. § 512(c)(2)(A)).',
      },
      'reporting.copyrightAgent.registered': {
        ask: 'On which day was the agent registered, or the registration renewed?',
        why: 'A registration ends after three years; the launch check warns before (37 CFR § 201.38).',
      },
    },
  },
  {
    ...{ title: 'Marks of generated content', person: 'engineer', page: '/ai' },
    statutes: 'Articles 5, 50 of Regulation (EU) 2024/1689',
    block: 'aiTransparency',
    questions: {
      'aiTransparency.marking': {
        ask: 'How does the app mark what it generates, for machines?',
        why: 'The page on AI says so (Article 50(2) of the AI Act).',
      },
      'aiTransparency.chatNotice': {
        ask: 'Does the app say that people talk to a machine?',
        why: 'The page repeats it; without it in the app, there is no page (Article 50(1) of the AI Act).',
      },
      'aiTransparency.safeguards': {
        ask: 'What keeps the app from making intimate images of real people?',
        why: 'The page says so in a sentence (Article 5 of the AI Act).',
      },
    },
  },
  {
    ...{ title: 'Requests by authorities', person: 'counsel', page: '/digital-services' },
    statutes: 'Article 15(1)(a) of Regulation (EU) 2022/2065',
    block: 'authorityRequests',
    questions: {
      'authorityRequests.contact': {
        ask: 'Which address takes requests by authorities for data?',
        why: 'The page leads there; the numbers by year are added to site/site.yaml by hand.',
      },
      'authorityRequests.requirements': {
        ask: 'Which order or warrant has to be shown?',
        why: 'The page says so in a sentence, to authorities and to users.',
      },
    },
  },
  {
    ...{ title: 'People who are not yet of age', person: 'founder', page: '/young-people' },
    statutes: 'Article 12(1) GDPR; Article 14(3) of Regulation (EU) 2022/2065',
    block: 'youngPeople',
    questions: {
      'youngPeople.contact': {
        ask: 'Which address answers young people and their parents?',
        why: 'The page that explains the app in plain words ends with it.',
      },
      'youngPeople.help': {
        ask: 'Who else helps, such as a helpline?',
        why: 'The page names it, if there is one.',
      },
    },
  },
]
