import type { Step } from './step.ts'

/** What the landing page links to and quotes. */
export const linkSteps: readonly Step[] = [
  {
    title: 'Links and prices',
    person: 'marketing',
    page: '/',
    statutes: 'App Store Marketing Guidelines; Google Play badge guidelines; § 6(1) no. 1 PAngV',
    questions: [
      {
        field: 'appStoreUrl',
        ask: 'What is the link of the app in the App Store?',
        why: 'Badge, Subscribe buttons and QR code lead there; until then they say “coming”.',
      },
      {
        field: 'googlePlayUrl',
        ask: 'What is its link on Google Play, if it is there as well?',
        why: 'A second badge and code lead there, and the documents name Google Play.',
      },
      {
        field: 'prices.tax.USD',
        ask: 'Do the prices shown in dollars include tax?',
        why: 'In the United States they usually do not; the page says which.',
      },
      {
        field: 'prices.tax.EUR',
        ask: 'Do the prices shown in euros include tax?',
        why: 'Consumers in Germany are shown prices with tax, and told so (PAngV).',
      },
    ],
  },
  {
    title: 'Whom you may quote',
    person: 'marketing',
    page: '/',
    statutes: '§ 5b(3) UWG; 16 CFR Part 465',
    questions: [
      {
        field: 'testimonials[].name',
        ask: 'Which three people may be quoted, and where is their consent filed?',
        why: 'Samples that nobody said stand there until then.',
      },
      {
        field: 'reviewVerification',
        ask: 'How do you check that reviewers have used the app?',
        why: 'A site that shows reviews has to say it (§ 5b(3) UWG).',
      },
    ],
  },
]
