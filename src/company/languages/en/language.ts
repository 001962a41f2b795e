import type { LanguageOption } from '../language.ts'
import operatorWords from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }

/** Everything the site has to know about English, besides the texts beside this file. */
export const en = {
  code: 'en',
  name: 'English',
  flag: [
    ['#b22234', 'M0 0h6v.6H0zM0 1.1h6v.6H0zM0 2.3h6v.6H0zM0 3.4h6V4H0z'],
    ['#3c3b6e', 'M0 0h2.7v2.2H0z'],
  ],
  openGraphLocale: 'en_US',
  currency: 'USD',
  rangeWord: 'to',
  businessDay: ['# business day', '# business days'],
  unitForms: { adjective: ([one]) => [one.replaceAll(' ', '-'), one.replaceAll(' ', '-')] },
  inCountry: { usual: 'in #', US: 'in the #', GB: 'in the #', NL: 'in the #', EU: 'in the #' },
  boundWords: {
    beforeNumber: 'Art\\.|[Aa]rticles?|[Ss]ections?|[Aa]nnex|[Nn]os?\\.|pp?\\.|[Vv]ersion',
    pairs: [['MONTH', '\\d']],
  },
  slugs: {
    'legal-home': 'legal',
    'your-rights': 'your-rights',
    imprint: 'imprint',
    cancellation: 'cancel',
    withdrawal: 'withdrawal',
    accessibility: 'accessibility',
    'digital-services': 'digital-services',
    report: 'report',
    ai: 'ai',
    'consumers-in-france': 'consumers-in-france',
    'young-people': 'young-people',
  },
  otherAddresses: {
    'privacy-policy': '/privacy',
    'terms-of-service': '/terms',
    'data-processing-agreement': '/dpa',
    'legal-home': '/check-this-site /check-this-site.md',
    imprint: '/legal-notice',
    cancellation: '/cancellation',
    'cancellation#refunds': '/refund /refunds /refunds.md',
    'digital-services#authority-requests':
      '/law-enforcement /authority-requests /authority-requests.md',
    report: '/dmca',
  },
  messages,
  operatorWords,
} as const satisfies LanguageOption
