import type { LanguageOption } from '../language.ts'
import operatorWords from './labels.json' with { type: 'json' }
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
  units: {
    hour: { one: 'heure', other: 'heures' },
    day: { one: 'jour', other: 'jours' },
    businessDay: { one: 'jour ouvré', other: 'jours ouvrés' },
    month: { one: 'mois', other: 'mois' },
    year: { one: 'an', other: 'ans' },
  },
  inCountry: {
    usual: 'en #',
    others: {
      ...{ US: 'aux #', NL: 'aux #', CY: 'à #', MT: 'à #', EU: 'dans l’#' },
      ...{ DK: 'au #', GB: 'au #', LI: 'au #', LU: 'au #', PT: 'au #' },
    },
  },
  letters: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»‹›’–',
  boundWords: {
    beforeNumber:
      '[Aa]rt\\.|[Aa]rticles?|[Pp]aragraphes?|[Nn]°s?|[Aa]nnexe|[LRD]\\.|pp?\\.|[Vv]ersion',
    beforeLetter: '[Pp]oints?',
    dates: [['\\d|1er', 'MONTH']],
    pairs: [
      ['\\S', ':(?!\\S)'],
      ['\\d', 'j/7'],
    ],
    narrowPairs: [
      ['\\S', '[;?!»]'],
      ['«', '\\S'],
    ],
  },
  slugs: {
    'legal-home': 'informations-legales',
    'your-rights': 'vos-droits',
    imprint: 'mentions-legales',
    cancellation: 'resilier',
    withdrawal: 'retractation',
    accessibility: 'accessibilite',
    'digital-services': 'services-numeriques',
    report: 'signaler',
    ai: 'ia',
    'consumers-in-france': 'consommateurs-en-france',
    'young-people': 'jeunes',
  },
  shortAddresses: {
    'privacy-policy': '/confidentialite /fr/confidentialite /fr/privacy',
    'terms-of-service': '/cgu /cgv /conditions /fr/cgu /fr/conditions /fr/terms',
    'data-processing-agreement': '/fr/sous-traitance /fr/dpa',
    'legal-home': '/fr/legal',
    imprint: '/fr/imprint',
    'cancellation#refunds': '/remboursements',
    'digital-services#authority-requests': '/demandes-des-autorites',
  },
  formerAddresses: {
    'legal-home': '/fr/verifier-ce-site',
    'cancellation#refunds': '/fr/remboursements',
    'digital-services#authority-requests': '/fr/demandes-des-autorites',
  },
  ...{ messages, operatorWords },
} as const satisfies LanguageOption
