import type { LanguageOption } from '../language.ts'
import defaultWords from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }

/** Everything the site has to know about Spanish, besides the texts beside this file. */
export const es = {
  code: 'es',
  name: 'Español',
  flag: [
    ['#aa151b', 'M0 0h6v4H0z'],
    ['#f1bf00', 'M0 1h6v2H0z'],
  ],
  openGraphLocale: 'es_ES',
  currency: 'EUR',
  rangeWord: 'a',
  businessDay: ['# día hábil', '# días hábiles'],
  inCountry: { usual: 'en #', US: 'en los #', NL: 'en los #', GB: 'en el #', EU: 'en la #' },
  sharedPreposition: 'en ',
  boundWords: {
    beforeNumber:
      '[Aa]rts?\\.|[Aa]rtículos?|[Aa]partados?|[Nn]úms?\\.|[Nn]\\.º|[Aa]nexo|págs?\\.|[Vv]ersión',
    beforeLetter: '[Ll]etras?',
    pairs: [
      ['\\d', 'de\\sMONTH'],
      ['\\d\\sde', 'MONTH'],
      ['EE\\.', 'UU\\.'],
      ['(?<!\\p{L})p\\.', 'ej\\.'],
    ],
  },
  legalHome: { address: 'informacion-legal', redirectFrom: ['/es/legal'] },
  messages,
  defaultWords,
} as const satisfies LanguageOption
