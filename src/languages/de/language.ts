import type { LanguageOption } from '../language.ts'
import operatorWords from './labels.json' with { type: 'json' }
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
  units: {
    hour: { one: 'Stunde', other: 'Stunden' },
    day: { one: 'Tag', other: 'Tage', forms: { dative: { one: '# Tag', other: '# Tagen' } } },
    businessDay: {
      one: 'Arbeitstag',
      other: 'Arbeitstage',
      forms: { dative: { one: '# Arbeitstag', other: '# Arbeitstagen' } },
    },
    month: {
      one: 'Monat',
      other: 'Monate',
      forms: { dative: { one: '# Monat', other: '# Monaten' } },
    },
    year: { one: 'Jahr', other: 'Jahre', forms: { dative: { one: '# Jahr', other: '# Jahren' } } },
  },
  inCountry: {
    usual: 'in #',
    others: {
      US: 'in den Vereinigten Staaten',
      GB: 'im Vereinigten Königreich',
      NL: 'in den Niederlanden',
      CH: 'in der #',
      SK: 'in der #',
      EU: 'in der Europäischen Union',
    },
  },
  letters: 'ÄÖÜäöüß‚‘„“–',
  boundWords: {
    beforeNumber:
      'Art\\.|Artikels?|Abs\\.|Absatz|Nrn?\\.|Satz|S\\.|Anhang|Anlage|Abschnitt|Version',
    beforeLetter: 'lit\\.|Buchst\\.',
    dates: [['\\d\\.', 'MONTH']],
    // „z. B.“, „d. h.“, „i. d. R.“; „§§ 1798.100 ff.“, „9 Uhr“
    pairs: [
      ['(?<!\\p{L})\\p{L}\\.', '\\p{L}\\.'],
      ['\\d', 'ff?\\.|Uhr\\b'],
    ],
  },
  slugs: {
    'legal-home': 'rechtliches',
    'your-rights': 'ihre-rechte',
    imprint: 'impressum',
    cancellation: 'kuendigen',
    withdrawal: 'widerruf',
    accessibility: 'barrierefreiheit',
    'digital-services': 'digitale-dienste',
    report: 'melden',
    ai: 'ki',
    'consumers-in-france': 'verbraucher-in-frankreich',
    'young-people': 'jugendliche',
  },
  shortAddresses: {
    'privacy-policy': '/datenschutz /de/datenschutz /de/privacy',
    'terms-of-service': '/agb /de/agb /de/terms',
    'data-processing-agreement': '/avv /de/avv /de/dpa',
    'legal-home': '/de/legal',
    imprint: '/de/imprint',
    'cancellation#refunds': '/erstattungen',
    'digital-services#authority-requests': '/behoerdenanfragen',
  },
  formerAddresses: {
    'legal-home': '/de/website-pruefen',
    'cancellation#refunds': '/de/erstattungen',
    'digital-services#authority-requests': '/de/behoerdenanfragen',
  },
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
