import type { Step } from './step.ts'

/** Where and to whom the app is sold, since when, and what follows from that. */
export const salesSteps: readonly Step[] = [
  {
    title: 'Where you sell, and to whom',
    person: 'founder',
    page: '/',
    statutes: 'decides which duties you have',
    questions: [
      {
        field: 'business.markets',
        ask: 'In which countries is the app offered?',
        why: 'Nearly every duty depends on it: imprint, withdrawal, accessibility.',
      },
      {
        field: 'business.customers',
        ask: 'To consumers, to businesses, or to both?',
        why: 'Rights to withdraw and to cancel are for consumers.',
      },
      {
        field: 'business.soldOnWeb',
        ask: 'Is anything sold on the web, outside the app stores?',
        why: 'The texts are written for app stores; a website owes two buttons (§§ 312k, 356a BGB).',
      },
      {
        field: 'business.size.employees',
        block: 'business.size',
        ask: 'How many people worked for the company on December 31 of last year?',
        why: 'Below 10, no accessibility statement is needed; above 10, a word on arbitration is.',
      },
      {
        field: 'business.size.turnover',
        block: 'business.size',
        ask: 'How many million euros a year are turnover or balance sheet, the lower?',
        why: 'The accessibility statement and the CCPA depend on it.',
      },
      {
        field: 'business.publicFeed',
        ask: 'Does the app show people what others have made?',
        why: 'The texts are written for no feed; one makes the app a platform (Articles 20 to 28 DSA).',
      },
    ],
  },
  {
    title: 'Since when',
    person: 'founder',
    page: '/privacy-policy/versions',
    statutes: '',
    questions: [
      {
        field: 'publishedOn',
        ask: 'On which day were, or will be, the documents published?',
        why: 'The table of versions states it, and notice is counted from it.',
      },
    ],
  },
  {
    title: 'What the app does with data',
    person: 'founder',
    page: '/privacy-policy',
    statutes: 'Article 13(1)(c) GDPR; 11 CCR § 7011(e)(1)',
    questions: [
      {
        field: 'ai.training',
        ask: 'Do prompts and content train AI models?',
        why: 'The documents say that they never do (Article 13(1)(c) GDPR).',
      },
      {
        field: 'california.sharing',
        ask: 'Is personal information sold, or shared for advertising?',
        why: 'The policy says that it is not (11 CCR § 7011(e)(1)).',
      },
      {
        field: 'apple.eula',
        ask: 'Which license agreement is set in App Store Connect?',
        why: 'The Terms stand beside Apple’s agreement, or take its place.',
      },
    ],
  },
  {
    title: 'Whose law, which courts',
    person: 'counsel',
    page: '/terms-of-service',
    statutes: 'Article 27 GDPR; Article 3 of Regulation (EC) 593/2008',
    questions: [
      {
        field: 'law.us',
        ask: 'Which state’s law governs outside the European Union?',
        why: 'The Terms and the privacy policy say it, where the company is American.',
      },
      {
        field: 'law.jurisdiction',
        ask: 'Which courts are competent outside the European Union?',
        why: 'The privacy policy names them, under “Law and jurisdiction”.',
      },
      {
        field: 'company.euRepresentative',
        ask: 'Who represents the company in the EU: name and address?',
        why: 'The documents name the representative (Article 27 GDPR), if there has to be one.',
      },
    ],
  },
]
