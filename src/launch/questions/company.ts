import type { Step } from './step.ts'

/** Who runs the app, and how to reach them. */
export const companySteps: readonly Step[] = [
  {
    title: 'The app and its site',
    person: 'founder',
    page: '/',
    statutes: '',
    questions: [
      {
        field: 'brand',
        ask: 'What is the app called?',
        why: 'Every page and document names it.',
      },
      {
        field: 'origin',
        ask: 'At which address will the site be?',
        why: 'Canonical links, the sitemap and shared cards lead there.',
      },
    ],
  },
  {
    title: 'Who you are',
    person: 'founder',
    page: '/privacy-policy',
    statutes: 'Article 13(1)(a) GDPR; § 5(1) no. 1 DDG',
    questions: [
      {
        field: 'company.legalName',
        ask: 'What is the company called, as registered?',
        why: 'Every document says who stands behind it (Article 13(1)(a) GDPR).',
      },
      {
        field: 'company.seat',
        ask: 'In which country is the company based?',
        why: 'Governing law, transfers and representatives follow from it, and half of the duties.',
      },
      {
        field: 'company.legalForm',
        ask: 'What is its legal form?',
        why: 'The imprint and the agreement on data processing state it (§ 5(1) no. 1 DDG).',
      },
      {
        field: 'company.postalAddress',
        ask: 'Where do letters arrive, in one line, without the name?',
        why: 'The privacy policy, the Terms and the imprint state it (§ 5(1) no. 1 DDG).',
      },
    ],
  },
  {
    title: 'How people reach you',
    person: 'founder',
    page: '/privacy-policy',
    statutes: 'Article 13(1) GDPR; § 5(1) no. 2 DDG; Apple’s minimum terms, no. 8',
    questions: [
      {
        field: 'contacts.privacy',
        ask: 'Which address takes questions about personal data?',
        why: 'The privacy policy leads people there with every right they have.',
      },
      {
        field: 'contacts.dataProtectionOfficer',
        ask: 'Which address reaches the data protection officer?',
        why: 'The policy and the agreement name it; not every company has one (Article 37 GDPR).',
      },
      {
        field: 'contacts.legal',
        ask: 'Which address takes legal notices?',
        why: 'The Terms send notices and disputes there.',
      },
      {
        field: 'contacts.support',
        ask: 'Which address gives support?',
        why: 'The footer and the documents promise support; App Store Connect asks for it.',
      },
      {
        field: 'contacts.sales',
        ask: 'Which address takes inquiries about Enterprise?',
        why: 'The button “Contact Sales” on the landing page leads there.',
      },
      {
        field: 'contacts.phone',
        ask: 'Which number do people call?',
        why: 'Apple’s minimum terms and the imprint ask for it (§ 5(1) no. 2 DDG).',
      },
    ],
  },
  {
    title: 'Who takes reports of vulnerabilities',
    person: 'engineer',
    page: '/.well-known/security.txt',
    statutes: 'RFC 9116',
    questions: [
      {
        field: 'contacts.security',
        ask: 'Which address takes reports of vulnerabilities?',
        why: 'Without it there is no security.txt (RFC 9116).',
      },
    ],
  },
]
