import type { LanguageOption } from '../language.ts'
import defaultWords from './labels.json' with { type: 'json' }
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
  sharedPreposition: 'in ',
  boundWords: {
    beforeNumber: 'Art\\.|[Aa]rticles?|[Ss]ections?|[Aa]nnex|[Nn]os?\\.|pp?\\.|[Vv]ersion',
    pairs: [['MONTH', '\\d']],
  },
  legalHome: { address: 'legal', redirectFrom: [] },
  messages,
  defaultWords,
} as const satisfies LanguageOption
