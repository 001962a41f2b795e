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

/** Addresses in English, German, French and Spanish. */
function inTurn(addresses: string) {
  const [en = '', de = '', fr = '', es = ''] = addresses.split(' ')
  return { en, de, fr, es } as const
}

export const landingAddresses = inTurn('/ /de /fr /es')

export const rightsAddresses = inTurn(
  '/your-rights /de/ihre-rechte /fr/vos-droits /es/sus-derechos',
)

/** The list of all legal pages. */
export const legalHomeAddresses = inTurn(
  '/legal /de/rechtliches /fr/informations-legales /es/informacion-legal',
)

/** The path of every statutory page, by language. */
export const statutoryAddresses = {
  imprint: inTurn('/imprint /de/impressum /fr/mentions-legales /es/aviso-legal'),
  cancellation: inTurn('/cancel /de/kuendigen /fr/resilier /es/cancelar'),
  withdrawal: inTurn('/withdrawal /de/widerruf /fr/retractation /es/desistimiento'),
  accessibility: inTurn('/accessibility /de/barrierefreiheit /fr/accessibilite /es/accesibilidad'),
  'digital-services': inTurn(
    '/digital-services /de/digitale-dienste /fr/services-numeriques /es/servicios-digitales',
  ),
  report: inTurn('/report /de/melden /fr/signaler /es/denunciar'),
  ai: inTurn('/ai /de/ki /fr/ia /es/ia'),
  'consumers-in-france': inTurn(
    '/consumers-in-france /de/verbraucher-in-frankreich /fr/consommateurs-en-france /es/consumidores-en-francia',
  ),
  'young-people': inTurn('/young-people /de/jugendliche /fr/jeunes /es/jovenes'),
} as const

/** A page that a statute asks of some companies. */
export type StatutoryPage = keyof typeof statutoryAddresses

/** Where addresses lead, from a table of those that lead to each page. */
function inReverse(table: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([to, all]) => all.split(' ').map(from => [from, to])),
  )
}

/** Short addresses that people guess, by the page they lead to, which every site has. */
export const toDocuments = inReverse({
  '/privacy-policy': '/privacy',
  '/terms-of-service': '/terms',
  '/data-processing-agreement': '/dpa',
  '/de/privacy-policy': '/datenschutz /de/privacy /de/datenschutz',
  '/de/terms-of-service': '/agb /de/terms /de/agb',
  '/de/data-processing-agreement': '/avv /de/dpa /de/avv',
  '/fr/privacy-policy': '/confidentialite /fr/confidentialite /fr/privacy',
  '/fr/terms-of-service': '/cgu /fr/conditions /fr/cgu /fr/terms /conditions /cgv',
  '/fr/data-processing-agreement': '/fr/sous-traitance /fr/dpa',
  '/es/privacy-policy': '/privacidad /es/privacidad /es/privacy',
  '/es/terms-of-service': '/condiciones /es/condiciones /es/terms /terminos',
  '/es/data-processing-agreement': '/es/encargo /es/dpa',
  '/de/ihre-rechte': '/ihre-rechte',
  '/fr/vos-droits': '/vos-droits',
  '/es/sus-derechos': '/sus-derechos',
  '/de/rechtliches': '/rechtliches /de/legal',
  '/fr/informations-legales': '/informations-legales /fr/legal',
  '/es/informacion-legal': '/informacion-legal /es/legal',
})

/** Addresses that pages had, with what helps their readers now. */
export const formerAddresses = {
  ...inReverse({
    '/legal.json':
      '/check-site.mjs /.well-known/site-manifest.json /.well-known/site-manifest.sig /.well-known/document-versions.json',
    '/legal': '/check-this-site',
    '/legal.md': '/check-this-site.md',
    '/de/rechtliches': '/de/website-pruefen',
    '/de/rechtliches.md': '/de/website-pruefen.md',
    '/fr/informations-legales': '/fr/verifier-ce-site',
    '/fr/informations-legales.md': '/fr/verifier-ce-site.md',
    '/es/informacion-legal': '/es/comprobar-este-sitio',
    '/es/informacion-legal.md': '/es/comprobar-este-sitio.md',
  }),
  ...Object.fromEntries(
    documents.flatMap(name =>
      Object.values(inEveryLanguage(`/${name}`)).flatMap(path => [
        [`${path}/app`, path],
        ...(name === 'data-processing-agreement' ? [[`${path}/sign`, path]] : []),
      ]),
    ),
  ),
}

/** Addresses of the page on security: they lead to `security.txt`, or to all pages where there is none. */
export const securityAddresses = [
  '/security',
  '/de/sicherheit',
  '/fr/securite',
  '/es/seguridad',
  '/security.md',
  '/de/sicherheit.md',
  '/fr/securite.md',
  '/es/seguridad.md',
  '/sicherheit',
  '/securite',
  '/seguridad',
]

/** Those of the pages that exist where their facts are supplied. */
export const toStatutoryPages = inReverse({
  '/cancel#refunds': '/refunds /refund',
  '/cancel.md': '/refunds.md',
  '/de/kuendigen#refunds': '/de/erstattungen /erstattungen',
  '/de/kuendigen.md': '/de/erstattungen.md',
  '/fr/resilier#refunds': '/fr/remboursements /remboursements',
  '/fr/resilier.md': '/fr/remboursements.md',
  '/es/cancelar#refunds': '/es/reembolsos /reembolsos',
  '/es/cancelar.md': '/es/reembolsos.md',
  '/digital-services#authority-requests': '/authority-requests /law-enforcement',
  '/digital-services.md': '/authority-requests.md',
  '/de/digitale-dienste#authority-requests': '/de/behoerdenanfragen /behoerdenanfragen',
  '/de/digitale-dienste.md': '/de/behoerdenanfragen.md',
  '/fr/services-numeriques#authority-requests':
    '/fr/demandes-des-autorites /demandes-des-autorites',
  '/fr/services-numeriques.md': '/fr/demandes-des-autorites.md',
  '/es/servicios-digitales#authority-requests':
    '/es/solicitudes-de-autoridades /solicitudes-de-autoridades',
  '/es/servicios-digitales.md': '/es/solicitudes-de-autoridades.md',
  '/imprint': '/legal-notice',
  '/cancel': '/cancellation',
  '/report': '/dmca',
  '/de/impressum': '/impressum /de/imprint',
  '/de/barrierefreiheit': '/barrierefreiheit',
  '/de/widerruf': '/widerruf',
  '/de/kuendigen': '/kuendigen',
  '/de/digitale-dienste': '/digitale-dienste',
  '/de/melden': '/melden',
  '/de/ki': '/ki',
  '/fr/ia': '/ia',
  '/de/verbraucher-in-frankreich': '/verbraucher-in-frankreich',
  '/fr/consommateurs-en-france': '/consommateurs-en-france',
  '/es/consumidores-en-francia': '/consumidores-en-francia',
  '/fr/mentions-legales': '/mentions-legales /fr/imprint',
  '/fr/retractation': '/retractation',
  '/fr/resilier': '/resilier',
  '/es/aviso-legal': '/aviso-legal /es/imprint',
  '/es/desistimiento': '/desistimiento',
  '/es/cancelar': '/cancelar /baja',
  '/de/jugendliche': '/jugendliche',
  '/fr/accessibilite': '/accessibilite',
  '/fr/services-numeriques': '/services-numeriques',
  '/fr/signaler': '/signaler',
  '/fr/jeunes': '/jeunes',
  '/es/accesibilidad': '/accesibilidad',
  '/es/servicios-digitales': '/servicios-digitales',
  '/es/denunciar': '/denunciar',
  '/es/jovenes': '/jovenes',
})
