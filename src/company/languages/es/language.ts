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
  businessDay: ['# día hábil', '# días hábiles'],
  inCountry: { usual: 'en #', US: 'en los #', NL: 'en los #', GB: 'en el #', EU: 'en la #' },
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
  otherAddresses: {
    'privacy-policy': '/privacidad /es/privacidad /es/privacy',
    'terms-of-service': '/condiciones /terminos /es/condiciones /es/terms',
    'data-processing-agreement': '/es/encargo /es/dpa',
    'legal-home': '/es/legal /es/comprobar-este-sitio /es/comprobar-este-sitio.md',
    imprint: '/es/imprint',
    cancellation: '/baja',
    'cancellation#refunds': '/reembolsos /es/reembolsos /es/reembolsos.md',
    'digital-services#authority-requests':
      '/solicitudes-de-autoridades /es/solicitudes-de-autoridades /es/solicitudes-de-autoridades.md',
  },
  messages,
  operatorWords,
} as const satisfies LanguageOption
