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
  units: {
    hour: { one: 'hour', other: 'hours', forms: { adjective: '#-hour' } },
    day: { one: 'day', other: 'days', forms: { adjective: '#-day' } },
    businessDay: { one: 'business day', other: 'business days' },
    month: { one: 'month', other: 'months', forms: { adjective: '#-month' } },
    year: { one: 'year', other: 'years', forms: { adjective: '#-year' } },
  },
  inCountry: {
    usual: 'in #',
    others: { US: 'in the #', GB: 'in the #', NL: 'in the #', EU: 'in the #' },
  },
  letters: '‘’“”–—',
  boundWords: {
    beforeNumber: 'Art\\.|[Aa]rticles?|[Ss]ections?|[Aa]nnex|[Nn]os?\\.|pp?\\.|[Vv]ersion',
    dates: [['MONTH', '\\d']],
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
  shortAddresses: {
    'privacy-policy': '/privacy',
    'terms-of-service': '/terms',
    'data-processing-agreement': '/dpa',
    imprint: '/legal-notice',
    cancellation: '/cancellation',
    'cancellation#refunds': '/refund',
    'digital-services#authority-requests': '/law-enforcement',
    report: '/dmca',
  },
  formerAddresses: {
    'legal-home': '/check-this-site',
    'cancellation#refunds': '/refunds',
    'digital-services#authority-requests': '/authority-requests',
  },
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
