import type { LanguageOption } from '../language.ts'
import defaultWords from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }

/** Everything the site has to know about German, besides the texts beside this file. */
export const de = {
  code: 'de',
  name: 'Deutsch',
  flag: [
    ['#000', 'M0 0h6v4H0z'],
    ['#d00', 'M0 1.33h6V4H0z'],
    ['#fc0', 'M0 2.67h6V4H0z'],
  ],
  openGraphLocale: 'de_DE',
  currency: 'EUR',
  rangeWord: 'bis',
  businessDay: ['# Arbeitstag', '# Arbeitstage'],
  unitForms: { dative: ([one, other]) => [one, other.replace(/e$/, 'en')] },
  inCountry: {
    usual: 'in #',
    US: 'in den Vereinigten Staaten',
    GB: 'im Vereinigten Königreich',
    NL: 'in den Niederlanden',
    CH: 'in der #',
    SK: 'in der #',
    EU: 'in der Europäischen Union',
  },
  sharedPreposition: 'in ',
  boundWords: {
    beforeNumber:
      'Art\\.|Artikels?|Abs\\.|Absatz|Nrn?\\.|Satz|S\\.|Anhang|Anlage|Abschnitt|Version',
    beforeLetter: 'lit\\.|Buchst\\.',
    // „1. Mai“; „z. B.“, „d. h.“, „i. d. R.“; „§§ 1798.100 ff.“, „9 Uhr“
    pairs: [
      ['\\d\\.', 'MONTH'],
      ['(?<!\\p{L})\\p{L}\\.', '\\p{L}\\.'],
      ['\\d', 'ff?\\.|Uhr\\b'],
    ],
  },
  legalHome: { address: 'rechtliches', redirectFrom: ['/de/legal'] },
  messages,
  defaultWords,
} as const satisfies LanguageOption
