import type { LanguageOption } from '../language.ts'
import operatorWords from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }

/** Everything the site has to know about German, besides its texts in src/texts. */
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
    hour: { one: 'Stunde', other: 'Stunden', forms: { dative: '# Stunden' } },
    day: { one: 'Tag', other: 'Tage', forms: { dative: '# Tagen' } },
    businessDay: { one: 'Arbeitstag', other: 'Arbeitstage', forms: { dative: '# Arbeitstagen' } },
    month: { one: 'Monat', other: 'Monate', forms: { dative: '# Monaten' } },
    year: { one: 'Jahr', other: 'Jahre', forms: { dative: '# Jahren' } },
  },
  numberWords: [
    ...['zwei', 'drei', 'fünf', 'zehn', 'zwölf', 'dreizehn', 'sechzehn', 'dreißig'],
    ...['fünfundvierzig', 'sechzig', 'zweiundsiebzig', 'neunzig'],
  ],
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
  citation: {
    article: ['Art(?:\\.|ikeln?)', 'Anlagen?', 'Klauseln?'],
    parts: ['Abs\\.', 'Nr\\.', 'Satz', 'Z'],
    partOfNumber: ['Abs\\.', 'UAbs\\.', 'lit\\.', 'Nr\\.', 'Satz'],
    joints: ['und', 'oder', 'bis'],
    numberSigns: ['Nr\\.'],
    acts: [],
    instruments: ['Verordnung', 'Richtlinie', '[Bb]eschluss\\w*'],
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
    refunds: 'erstattungen',
    security: 'sicherheit',
    'authority-requests': 'behoerdenanfragen',
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
  ],
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
