import type { DutyStep } from '../step.ts'

/** Whom authorities and people turn to about content. */
export const digitalServiceSteps: readonly DutyStep[] = [
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
]
