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

/** The list of all legal pages. */
export const legalHomeAddresses = {
  en: '/legal',
  de: '/de/rechtliches',
  fr: '/fr/informations-legales',
  es: '/es/informacion-legal',
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
  'consumers-in-france': {
    en: '/consumers-in-france',
    de: '/de/verbraucher-in-frankreich',
    fr: '/fr/consommateurs-en-france',
    es: '/es/consumidores-en-francia',
  },
  'young-people': {
    en: '/young-people',
    de: '/de/jugendliche',
    fr: '/fr/jeunes',
    es: '/es/jovenes',
  },
} as const

/** A page that a statute asks of some companies. */
export type StatutoryPage = keyof typeof statutoryAddresses

/** Short addresses that people guess, with the page they lead to, which every site has. */
export const toDocuments = {
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
  '/dpa': '/data-processing-agreement',
  '/datenschutz': '/de/privacy-policy',
  '/agb': '/de/terms-of-service',
  '/avv': '/de/data-processing-agreement',
  '/de/privacy': '/de/privacy-policy',
  '/de/terms': '/de/terms-of-service',
  '/de/dpa': '/de/data-processing-agreement',
  '/de/datenschutz': '/de/privacy-policy',
  '/de/agb': '/de/terms-of-service',
  '/de/avv': '/de/data-processing-agreement',
  '/confidentialite': '/fr/privacy-policy',
  '/cgu': '/fr/terms-of-service',
  '/fr/confidentialite': '/fr/privacy-policy',
  '/fr/conditions': '/fr/terms-of-service',
  '/fr/cgu': '/fr/terms-of-service',
  '/fr/sous-traitance': '/fr/data-processing-agreement',
  '/fr/privacy': '/fr/privacy-policy',
  '/fr/terms': '/fr/terms-of-service',
  '/fr/dpa': '/fr/data-processing-agreement',
  '/privacidad': '/es/privacy-policy',
  '/condiciones': '/es/terms-of-service',
  '/es/privacidad': '/es/privacy-policy',
  '/es/condiciones': '/es/terms-of-service',
  '/es/encargo': '/es/data-processing-agreement',
  '/es/privacy': '/es/privacy-policy',
  '/es/terms': '/es/terms-of-service',
  '/es/dpa': '/es/data-processing-agreement',
  '/conditions': '/fr/terms-of-service',
  '/cgv': '/fr/terms-of-service',
  '/terminos': '/es/terms-of-service',
  '/ihre-rechte': '/de/ihre-rechte',
  '/vos-droits': '/fr/vos-droits',
  '/sus-derechos': '/es/sus-derechos',
  '/rechtliches': '/de/rechtliches',
  '/de/legal': '/de/rechtliches',
  '/informations-legales': '/fr/informations-legales',
  '/fr/legal': '/fr/informations-legales',
  '/informacion-legal': '/es/informacion-legal',
  '/es/legal': '/es/informacion-legal',
}

/** Addresses that pages had, with what helps their readers now. */
export const formerAddresses = {
  '/privacy-policy/app': '/privacy-policy',
  '/de/privacy-policy/app': '/de/privacy-policy',
  '/fr/privacy-policy/app': '/fr/privacy-policy',
  '/es/privacy-policy/app': '/es/privacy-policy',
  '/terms-of-service/app': '/terms-of-service',
  '/de/terms-of-service/app': '/de/terms-of-service',
  '/fr/terms-of-service/app': '/fr/terms-of-service',
  '/es/terms-of-service/app': '/es/terms-of-service',
  '/data-processing-agreement/app': '/data-processing-agreement',
  '/de/data-processing-agreement/app': '/de/data-processing-agreement',
  '/fr/data-processing-agreement/app': '/fr/data-processing-agreement',
  '/es/data-processing-agreement/app': '/es/data-processing-agreement',
  '/data-processing-agreement/sign': '/data-processing-agreement',
  '/de/data-processing-agreement/sign': '/de/data-processing-agreement',
  '/fr/data-processing-agreement/sign': '/fr/data-processing-agreement',
  '/es/data-processing-agreement/sign': '/es/data-processing-agreement',
  '/check-site.mjs': '/legal.json',
  '/.well-known/site-manifest.json': '/legal.json',
  '/.well-known/site-manifest.sig': '/legal.json',
  '/.well-known/document-versions.json': '/legal.json',
  '/check-this-site': '/legal',
  '/check-this-site.md': '/legal.md',
  '/de/website-pruefen': '/de/rechtliches',
  '/de/website-pruefen.md': '/de/rechtliches.md',
  '/fr/verifier-ce-site': '/fr/informations-legales',
  '/fr/verifier-ce-site.md': '/fr/informations-legales.md',
  '/es/comprobar-este-sitio': '/es/informacion-legal',
  '/es/comprobar-este-sitio.md': '/es/informacion-legal.md',
}

/** Addresses of the page on security: they lead to `security.txt`, or to all pages where there is none. */
export const securityAddresses = [
  ...['/security', '/de/sicherheit', '/fr/securite', '/es/seguridad'],
  ...['/security.md', '/de/sicherheit.md', '/fr/securite.md', '/es/seguridad.md'],
  ...['/sicherheit', '/securite', '/seguridad'],
]

/** Those of the pages that exist where their facts are supplied. */
export const toStatutoryPages = {
  '/refunds': '/cancel#refunds',
  '/refunds.md': '/cancel.md',
  '/de/erstattungen': '/de/kuendigen#refunds',
  '/de/erstattungen.md': '/de/kuendigen.md',
  '/fr/remboursements': '/fr/resilier#refunds',
  '/fr/remboursements.md': '/fr/resilier.md',
  '/es/reembolsos': '/es/cancelar#refunds',
  '/es/reembolsos.md': '/es/cancelar.md',
  '/authority-requests': '/digital-services#authority-requests',
  '/authority-requests.md': '/digital-services.md',
  '/de/behoerdenanfragen': '/de/digitale-dienste#authority-requests',
  '/de/behoerdenanfragen.md': '/de/digitale-dienste.md',
  '/fr/demandes-des-autorites': '/fr/services-numeriques#authority-requests',
  '/fr/demandes-des-autorites.md': '/fr/services-numeriques.md',
  '/es/solicitudes-de-autoridades': '/es/servicios-digitales#authority-requests',
  '/es/solicitudes-de-autoridades.md': '/es/servicios-digitales.md',
  '/legal-notice': '/imprint',
  '/cancellation': '/cancel',
  '/dmca': '/report',
  '/impressum': '/de/impressum',
  '/de/imprint': '/de/impressum',
  '/barrierefreiheit': '/de/barrierefreiheit',
  '/widerruf': '/de/widerruf',
  '/kuendigen': '/de/kuendigen',
  '/digitale-dienste': '/de/digitale-dienste',
  '/melden': '/de/melden',
  '/ki': '/de/ki',
  '/mentions-legales': '/fr/mentions-legales',
  '/fr/imprint': '/fr/mentions-legales',
  '/retractation': '/fr/retractation',
  '/resilier': '/fr/resilier',
  '/aviso-legal': '/es/aviso-legal',
  '/es/imprint': '/es/aviso-legal',
  '/desistimiento': '/es/desistimiento',
  '/cancelar': '/es/cancelar',
  '/refund': '/cancel#refunds',
  '/law-enforcement': '/digital-services#authority-requests',
  '/erstattungen': '/de/kuendigen#refunds',
  '/behoerdenanfragen': '/de/digitale-dienste#authority-requests',
  '/jugendliche': '/de/jugendliche',
  '/accessibilite': '/fr/accessibilite',
  '/services-numeriques': '/fr/services-numeriques',
  '/signaler': '/fr/signaler',
  '/remboursements': '/fr/resilier#refunds',
  '/demandes-des-autorites': '/fr/services-numeriques#authority-requests',
  '/jeunes': '/fr/jeunes',
  '/baja': '/es/cancelar',
  '/accesibilidad': '/es/accesibilidad',
  '/servicios-digitales': '/es/servicios-digitales',
  '/denunciar': '/es/denunciar',
  '/reembolsos': '/es/cancelar#refunds',
  '/solicitudes-de-autoridades': '/es/servicios-digitales#authority-requests',
  '/jovenes': '/es/jovenes',
}
