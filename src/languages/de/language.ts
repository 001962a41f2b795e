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
    hour: {
      one: 'Stunde',
      other: 'Stunden',
      forms: { dative: { one: '# Stunde', other: '# Stunden' } },
    },
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
  shortAddresses: [
    ['/datenschutz', 'privacy-policy'],
    ['/agb', 'terms-of-service'],
    ['/avv', 'data-processing-agreement'],
    ['/de/privacy', 'privacy-policy'],
    ['/de/terms', 'terms-of-service'],
    ['/de/dpa', 'data-processing-agreement'],
    ['/de/datenschutz', 'privacy-policy'],
    ['/de/agb', 'terms-of-service'],
    ['/de/avv', 'data-processing-agreement'],
    ['/impressum', 'imprint'],
    ['/barrierefreiheit', 'accessibility'],
    ['/widerruf', 'withdrawal'],
    ['/kuendigen', 'cancellation'],
    ['/digitale-dienste', 'digital-services'],
    ['/melden', 'report'],
    ['/ki', 'ai'],
    ['/de/imprint', 'imprint'],
    ['/rechtliches', 'legal-home'],
    ['/de/legal', 'legal-home'],
    ['/ihre-rechte', 'your-rights'],
    ['/erstattungen', 'cancellation', 'refunds'],
    ['/behoerdenanfragen', 'digital-services', 'authority-requests'],
    ['/jugendliche', 'young-people'],
  ],
  formerAddresses: [
    ['/de/website-pruefen', 'legal-home'],
    ['/de/erstattungen', 'cancellation', 'refunds'],
    ['/de/behoerdenanfragen', 'digital-services', 'authority-requests'],
  ],
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
