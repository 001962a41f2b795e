import type { StepRow } from './step.ts'

/** What every company is asked. */
export const companyRows: readonly StepRow[] = [
  {
    ...{ title: 'Languages', person: 'founder', page: '/', statutes: '' },
    questions: {
      'languages.site': {
        ask: 'In which languages is the landing page? Codes with commas: en, de, fr, es',
        why: 'Each one is a page, a switch and a line in the sitemap; English is always there.',
      },
      'languages.legal': {
        ask: 'In which languages are the legal documents? Codes with commas: en, de, fr, es',
        why: 'People you address in a language expect its terms; somebody has to read each of them.',
      },
    },
  },
  {
    ...{ title: 'The app and its site', person: 'founder', page: '/', statutes: '' },
    questions: {
      brand: { ask: 'What is the app called?', why: 'Every page and document names it.' },
      origin: {
        ask: 'At which address will the site be?',
        why: 'Canonical links, the sitemap and shared cards lead there.',
      },
    },
  },
  {
    ...{ title: 'Who you are', person: 'founder', page: '/privacy-policy' },
    statutes: 'Article 13(1)(a) GDPR; § 5(1) no. 1 DDG',
    questions: {
      'company.legalName': {
        ask: 'What is the company called, as registered?',
        why: 'Every document says who stands behind it (Article 13(1)(a) GDPR).',
      },
      'company.seat': {
        ask: 'In which country is the company based?',
        why: 'Governing law, transfers and representatives follow from it, and half of the duties.',
      },
      'company.legalForm': {
        ask: 'What is its legal form?',
        why: 'The imprint and the agreement on data processing state it (§ 5(1) no. 1 DDG).',
      },
      'company.postalAddress': {
        ask: 'Where do letters arrive, in one line, without the name?',
        why: 'The privacy policy, the Terms and the imprint state it (§ 5(1) no. 1 DDG).',
      },
    },
  },
  {
    ...{ title: 'How people reach you', person: 'founder', page: '/privacy-policy' },
    statutes: 'Article 13(1) GDPR; § 5(1) no. 2 DDG; Apple’s minimum terms, no. 8',
    questions: {
      'contact.privacy': {
        ask: 'Which address takes questions about personal data?',
        why: 'The privacy policy leads people there with every right they have.',
      },
      'contact.dpo': {
        ask: 'Which address reaches the data protection officer?',
        why: 'The policy and the agreement name it; not every company has one (Article 37 GDPR).',
      },
      'contact.legal': {
        ask: 'Which address takes legal notices?',
        why: 'The Terms send notices and disputes there.',
      },
      'contact.support': {
        ask: 'Which address gives support?',
        why: 'The footer and the documents promise support; App Store Connect asks for it.',
      },
      'contact.sales': {
        ask: 'Which address takes inquiries about Enterprise?',
        why: 'The button “Contact Sales” on the landing page leads there.',
      },
      'contact.phone': {
        ask: 'Which number do people call?',
        why: 'Apple’s minimum terms and the imprint ask for it (§ 5(1) no. 2 DDG).',
      },
    },
  },
  {
    ...{
      title: 'Who takes reports of vulnerabilities',
      person: 'engineer',
      page: '/.well-known/security.txt',
    },
    statutes: 'RFC 9116',
    questions: {
      'contact.security': {
        ask: 'Which address takes reports of vulnerabilities?',
        why: 'Without it there is no security.txt (RFC 9116).',
        severity: 'warning',
      },
    },
  },
  {
    ...{ title: 'Where you sell, and to whom', person: 'founder', page: '/' },
    statutes: 'decides which duties you have',
    questions: {
      'business.markets': {
        ask: 'In which countries is the app offered?',
        why: 'Nearly every duty depends on it: imprint, withdrawal, accessibility.',
      },
      'business.customers': {
        ask: 'To consumers, to businesses, or to both?',
        why: 'Rights to withdraw and to cancel are for consumers.',
      },
      'business.soldOnWeb': {
        ask: 'Is anything sold on the web, outside the app stores?',
        why: 'The texts are written for app stores; a website owes two buttons (§§ 312k, 356a BGB).',
      },
      'business.size.employees': {
        ask: 'How many people worked for the company on December 31 of last year?',
        why: 'Below 10, no accessibility statement is needed; above 10, a word on arbitration is.',
        block: 'business.size',
      },
      'business.size.turnover': {
        ask: 'How many million euros a year are turnover or balance sheet, the lower?',
        why: 'The accessibility statement and the CCPA depend on it.',
        block: 'business.size',
      },
      'business.publicFeed': {
        ask: 'Does the app show people what others have made?',
        why: 'The texts are written for no feed; one makes the app a platform (Articles 20 to 28 DSA).',
      },
    },
  },
  {
    ...{ title: 'Since when', person: 'founder', page: '/privacy-policy/versions', statutes: '' },
    questions: {
      publishedOn: {
        ask: 'On which day were, or will be, the documents published?',
        why: 'The table of versions states it, and notice is counted from it.',
      },
    },
  },
  {
    ...{ title: 'What the app does with data', person: 'founder', page: '/privacy-policy' },
    statutes: 'Article 13(1)(c) GDPR; 11 CCR § 7011(e)(1)',
    questions: {
      'ai.training': {
        ask: 'Do prompts and content train AI models?',
        why: 'The documents say that they never do (Article 13(1)(c) GDPR).',
      },
      'california.sharing': {
        ask: 'Is personal information sold, or shared for advertising?',
        why: 'The policy says that it is not (11 CCR § 7011(e)(1)).',
      },
      'apple.eula': {
        ask: 'Which license agreement is set in App Store Connect?',
        why: 'The Terms stand beside Apple’s agreement, or take its place.',
      },
    },
  },
  {
    ...{ title: 'Whose law, which courts', person: 'counsel', page: '/terms-of-service' },
    statutes: 'Article 27 GDPR; Article 3 of Regulation (EC) 593/2008',
    questions: {
      'law.us': {
        ask: 'Which state’s law governs outside the European Union?',
        why: 'The Terms and the privacy policy say it, where the company is American.',
      },
      'law.jurisdiction': {
        ask: 'Which courts are competent outside the European Union?',
        why: 'The privacy policy names them, under “Law and jurisdiction”.',
      },
      'company.euRepresentative': {
        ask: 'Who represents the company in the EU: name and address?',
        why: 'The documents name the representative (Article 27 GDPR), if there has to be one.',
      },
    },
  },
  {
    ...{ title: 'Who processes data', person: 'founder', page: '/privacy-policy' },
    statutes: 'Article 13(1)(e), Article 28 GDPR',
    questions: {
      'processors[].name': {
        ask: 'Which company is it?',
        why: 'The policy, the agreement and the register list it (Articles 13(1)(e), 28 GDPR).',
      },
      'processors[].place': {
        ask: 'Where does it process data?',
        why: 'A place outside the European Union needs a basis for the transfer.',
      },
      'processors[].since': {
        ask: 'Since which day?',
        why: 'The register shows it; customers are told before a new one begins.',
      },
    },
  },
  {
    ...{
      title: 'Why data may leave the European Union',
      person: 'counsel',
      page: '/privacy-policy',
    },
    statutes: 'Chapter V GDPR (Articles 44 to 49)',
    questions: {
      'processors[].transferBasis': {
        ask: 'On which basis may data go there?',
        why: 'The tables of processors state it (Chapter V GDPR); none where data stays in the EU.',
      },
    },
  },
  {
    ...{ title: 'Links and prices', person: 'marketing', page: '/' },
    statutes: 'App Store Marketing Guidelines; Google Play badge guidelines; § 6(1) no. 1 PAngV',
    questions: {
      'app.appStore': {
        ask: 'What is the link of the app in the App Store?',
        why: 'Badge, Subscribe buttons and QR code lead there; until then they say “coming”.',
        severity: 'warning',
      },
      'app.googlePlay': {
        ask: 'What is its link on Google Play, if it is there as well?',
        why: 'A second badge and code lead there, and the documents name Google Play.',
      },
      'prices.tax.USD': {
        ask: 'Do the prices shown in dollars include tax?',
        why: 'In the United States they usually do not; the page says which.',
        severity: 'warning',
      },
      'prices.tax.EUR': {
        ask: 'Do the prices shown in euros include tax?',
        why: 'Consumers in Germany are shown prices with tax, and told so (PAngV).',
        severity: 'warning',
      },
    },
  },
  {
    ...{ title: 'Whom you may quote', person: 'marketing', page: '/' },
    statutes: '§ 5b(3) UWG; 16 CFR Part 465',
    questions: {
      'testimonials[].name': {
        ask: 'Which three people may be quoted, and where is their consent filed?',
        why: 'Samples that nobody said stand there until then.',
      },
      reviewVerification: {
        ask: 'How do you check that reviewers have used the app?',
        why: 'A site that shows reviews has to say it (§ 5b(3) UWG).',
      },
    },
  },
]
