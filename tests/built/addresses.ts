/** The legal documents, by the last part of their addresses. */
export const documents = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type Document = (typeof documents)[number]

/** The path of a page in every language, where only its beginning differs. */
export function inEveryLanguage(path: string) {
  return { en: path, de: `/de${path}`, fr: `/fr${path}`, es: `/es${path}` } as const
}

export const landingAddresses = { en: '/', de: '/de', fr: '/fr', es: '/es' } as const

export const rightsAddresses = {
  en: '/your-rights',
  de: '/de/ihre-rechte',
  fr: '/fr/vos-droits',
  es: '/es/sus-derechos',
} as const

/** The path of every statutory page, by language. */
export const statutoryAddresses = {
  imprint: {
    en: '/imprint',
    de: '/de/impressum',
    fr: '/fr/mentions-legales',
    es: '/es/aviso-legal',
  },
  cancellation: { en: '/cancel', de: '/de/kuendigen', fr: '/fr/resilier', es: '/es/cancelar' },
  withdrawal: {
    en: '/withdrawal',
    de: '/de/widerruf',
    fr: '/fr/retractation',
    es: '/es/desistimiento',
  },
  accessibility: {
    en: '/accessibility',
    de: '/de/barrierefreiheit',
    fr: '/fr/accessibilite',
    es: '/es/accesibilidad',
  },
  'digital-services': {
    en: '/digital-services',
    de: '/de/digitale-dienste',
    fr: '/fr/services-numeriques',
    es: '/es/servicios-digitales',
  },
  report: { en: '/report', de: '/de/melden', fr: '/fr/signaler', es: '/es/denunciar' },
  ai: { en: '/ai', de: '/de/ki', fr: '/fr/ia', es: '/es/ia' },
} as const

/** A page that a statute asks of some companies. */
export type StatutoryPage = keyof typeof statutoryAddresses
