/** Words by language that only the sentence of one choice has. */
type Words = Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>

/** A choice of the operator: the sections that state it, and the words for each answer. */
export interface StatedChoice {
  readonly places: readonly (readonly [route: string, section: string])[]
  readonly words: Readonly<Record<string, Words>>
}

/** Every choice of the operator that decides a sentence. */
export const choices: Readonly<Record<string, StatedChoice>> = {
  'apple.eula': {
    places: [['terms-of-service', 'intellectual-property']],
    words: {
      standard: {
        en: 'Apple’s standard License Agreement for apps also applies',
        de: 'Daneben gilt der Standard-Lizenzvertrag von Apple',
        fr: 'd’Apple pour les applications s’applique également',
        es: 'También se aplica el contrato de licencia estándar de Apple',
      },
      'these-terms': {
        en: 'They take the place of Apple’s standard License Agreement',
        de: 'treten an die Stelle des Standard-Lizenzvertrags von Apple',
        fr: 'Elles remplacent le contrat de licence standard d’Apple',
        es: 'Sustituyen al contrato de licencia estándar de Apple',
      },
    },
  },
  'prices.tax': {
    places: [['landing', 'pricing']],
    words: {
      included: {
        en: 'Prices include tax.',
        de: 'Preise einschließlich Umsatzsteuer.',
        fr: 'Prix toutes taxes comprises.',
        es: 'Precios con impuestos incluidos.',
      },
      excluded: {
        en: 'The prices shown are for the United States and do not include tax; elsewhere, the store shows yours, tax included, before you buy.',
        de: 'Preise zuzüglich Umsatzsteuer.',
        fr: 'Prix hors taxes.',
        es: 'Precios sin impuestos.',
      },
    },
  },
  disputeResolution: {
    places: [
      ['terms-of-service', 'disputes'],
      ['imprint', 'disputes'],
    ],
    words: {
      undecided: {
        en: 'dispute resolution that the law provides for remains open to you',
        de: 'vorgesehene Wege der außergerichtlichen Streitbeilegung stehen Ihnen weiterhin offen',
        fr: 'des litiges prévus par la loi vous restent ouverts',
        es: 'litigios previstas por la ley siguen a su disposición',
      },
      willing: {
        en: 'We take part in dispute resolution proceedings',
        de: 'Wir nehmen an Streitbeilegungsverfahren',
        fr: 'Nous participons à des procédures de règlement extrajudiciaire',
        es: 'Participamos en procedimientos ante una entidad',
      },
      unwilling: {
        en: 'we are neither willing nor obliged to take part',
        de: 'sind wir weder bereit noch verpflichtet',
        fr: 'Sauf obligation légale contraire, nous ne participons pas',
        es: 'no estamos dispuestos ni obligados a participar',
      },
    },
  },
  'accessibility.conformance': {
    places: [['accessibility', 'conformance']],
    words: {
      full: {
        en: 'conforms fully to EN 301 549',
        de: 'entspricht vollständig',
        fr: 'est totalement conforme à',
        es: 'es plenamente conforme con',
      },
      partial: {
        en: 'partially conforms to EN 301 549',
        de: 'entspricht teilweise',
        fr: 'est partiellement conforme à',
        es: 'es parcialmente conforme con',
      },
    },
  },
  'aiTransparency.marking': {
    places: [['ai', 'marking']],
    words: {
      c2pa: {
        en: 'under the C2PA standard (Content Credentials), which says',
        de: 'nach dem Standard C2PA (Content Credentials), aus denen',
        fr: 'selon la norme C2PA (Content Credentials), qui',
        es: 'según la norma C2PA (Content Credentials), que',
      },
      watermark: {
        en: 'carry an invisible, machine-readable watermark',
        de: 'tragen ein unsichtbares, maschinenlesbares Wasserzeichen',
        fr: 'portent un filigrane invisible et lisible par machine',
        es: 'llevan una marca de agua invisible y legible por máquina',
      },
      both: {
        en: 'C2PA standard (Content Credentials) and an invisible watermark; both',
        de: 'C2PA (Content Credentials) und ein unsichtbares Wasserzeichen; beide',
        fr: 'C2PA (Content Credentials) ainsi qu’un filigrane invisible ; ces deux',
        es: 'C2PA (Content Credentials) y una marca de agua invisible; ambos',
      },
    },
  },
}
