import type { LanguageOption } from '../language.ts'
import operatorWords from './labels.json' with { type: 'json' }
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
  units: {
    hour: { one: 'hora', other: 'horas' },
    day: { one: 'día', other: 'días' },
    businessDay: { one: 'día hábil', other: 'días hábiles' },
    month: { one: 'mes', other: 'meses' },
    year: { one: 'año', other: 'años' },
  },
  inCountry: {
    usual: 'en #',
    others: { US: 'en los #', NL: 'en los #', GB: 'en el #', EU: 'en la #' },
  },
  letters: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»“”–',
  boundWords: {
    beforeNumber:
      '[Aa]rts?\\.|[Aa]rtículos?|[Aa]partados?|[Nn]úms?\\.|[Nn]\\.º|[Aa]nexo|págs?\\.|[Vv]ersión',
    beforeLetter: '[Ll]etras?',
    dates: [
      ['\\d', 'de\\sMONTH'],
      ['\\d\\sde', 'MONTH'],
    ],
    pairs: [
      ['EE\\.', 'UU\\.'],
      ['(?<!\\p{L})p\\.', 'ej\\.'],
    ],
  },
  slugs: {
    'legal-home': 'informacion-legal',
    'your-rights': 'sus-derechos',
    imprint: 'aviso-legal',
    cancellation: 'cancelar',
    withdrawal: 'desistimiento',
    accessibility: 'accesibilidad',
    'digital-services': 'servicios-digitales',
    report: 'denunciar',
    ai: 'ia',
    'consumers-in-france': 'consumidores-en-francia',
    'young-people': 'jovenes',
  },
  shortAddresses: {
    'privacy-policy': '/privacidad /es/privacidad /es/privacy',
    'terms-of-service': '/condiciones /terminos /es/condiciones /es/terms',
    'data-processing-agreement': '/es/encargo /es/dpa',
    'legal-home': '/es/legal',
    imprint: '/es/imprint',
    cancellation: '/baja',
    'cancellation#refunds': '/reembolsos',
    'digital-services#authority-requests': '/solicitudes-de-autoridades',
  },
  formerAddresses: {
    'legal-home': '/es/comprobar-este-sitio',
    'cancellation#refunds': '/es/reembolsos',
    'digital-services#authority-requests': '/es/solicitudes-de-autoridades',
  },
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
