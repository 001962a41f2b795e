import type { LanguageOption } from '../language.ts'
import defaultWords from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }

/** Everything the site has to know about French, besides the texts beside this file. */
export const fr = {
  code: 'fr',
  name: 'Français',
  flag: [
    ['#002654', 'M0 0h2v4H0z'],
    ['#ce1126', 'M4 0h2v4H4z'],
  ],
  openGraphLocale: 'fr_FR',
  currency: 'EUR',
  firstOfMonth: '1er',
  rangeWord: 'à',
  businessDay: ['# jour ouvré', '# jours ouvrés'],
  inCountry: {
    usual: 'en #',
    US: 'aux #',
    NL: 'aux #',
    CY: 'à #',
    MT: 'à #',
    EU: 'dans l’#',
    DK: 'au #',
    GB: 'au #',
    LI: 'au #',
    LU: 'au #',
    PT: 'au #',
  },
  boundWords: {
    beforeNumber:
      '[Aa]rt\\.|[Aa]rticles?|[Pp]aragraphes?|[Nn]°s?|[Aa]nnexe|[LRD]\\.|pp?\\.|[Vv]ersion',
    beforeLetter: '[Pp]oints?',
    pairs: [
      ['\\d|1er', 'MONTH'],
      ['\\S', ':(?!\\S)'],
      ['\\d', 'j/7'],
    ],
    narrowPairs: [
      ['\\S', '[;?!»]'],
      ['«', '\\S'],
    ],
  },
  legalHome: { address: 'informations-legales', redirectFrom: ['/fr/legal'] },
  messages,
  defaultWords,
} as const satisfies LanguageOption
