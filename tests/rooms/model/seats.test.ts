import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { unknown } from '../../../src/model/orUnknown.ts'
import { legalTextsOf } from '../../sites/legalTextsOf.ts'
import { type Shipped, shipped } from '../../sites/shipped.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const { company, law, business } = Object(finished.source.value)

type Words = Readonly<Record<Shipped, string>>

interface Expectation {
  readonly seat: string
  /** What each company says of itself, and no other. */
  readonly based: Words
  readonly law: Words
  /** Whether the law of a Member State governs outside of the Union as well. */
  readonly unionLaw: boolean
  /** Whether the clauses and a representative in the Union are spoken of. */
  readonly clauses: boolean
  readonly representative: boolean
}

const ofSeat = (place: Words): Words => ({
  en: `the law in force ${place.en}`,
  de: `das ${place.de} geltende Recht`,
  fr: `le droit en vigueur ${place.fr}`,
  es: `la ley vigente ${place.es}`,
})

const companies: readonly Expectation[] = [
  {
    seat: 'US',
    based: {
      en: 'a company based in the United States',
      de: 'mit Sitz in den Vereinigten Staaten',
      fr: 'établie aux États-Unis',
      es: 'con sede en los Estados Unidos',
    },
    law: {
      en: 'the law of the State of Wyoming',
      de: 'das Recht des Bundesstaates Wyoming',
      fr: 'le droit de l’État du Wyoming',
      es: 'la ley del estado de Wyoming',
    },
    ...{ unionLaw: false, clauses: true, representative: true },
  },
  {
    seat: 'DE',
    based: {
      en: 'a company based in Germany',
      de: 'mit Sitz in Deutschland',
      fr: 'établie en Allemagne',
      es: 'con sede en Alemania',
    },
    law: ofSeat({
      en: 'in Germany',
      de: 'in Deutschland',
      fr: 'en Allemagne',
      es: 'en Alemania',
    }),
    ...{ unionLaw: true, clauses: false, representative: false },
  },
  {
    seat: 'FR',
    based: {
      en: 'a company based in France',
      de: 'mit Sitz in Frankreich',
      fr: 'établie en France',
      es: 'con sede en Francia',
    },
    law: ofSeat({ en: 'in France', de: 'in Frankreich', fr: 'en France', es: 'en Francia' }),
    ...{ unionLaw: true, clauses: false, representative: false },
  },
]

/** Sentences that follow from the seat, in the agreement. */
const clauses: Words = {
  en: 'the standard contractual clauses for transfers from controllers to processors are part',
  de: 'sind die Standardvertragsklauseln für Übermittlungen von Verantwortlichen',
  fr: 'les clauses contractuelles types pour les transferts de responsables',
  es: 'las cláusulas contractuales tipo para transferencias de responsables',
}
const clausesBack: Words = {
  en: 'the standard contractual clauses for transfers from processors to controllers are part',
  de: 'sind die Standardvertragsklauseln für Übermittlungen von Auftragsverarbeitern an',
  fr: 'les clauses contractuelles types pour les transferts de sous-traitant à responsable',
  es: 'las cláusulas contractuales tipo para transferencias de encargados a responsables',
}
/** On liability, indemnity and changes: what the law of a Member State voids wherever users live. */
const unionLaw: Readonly<Record<Shipped, readonly string[]>> = {
  en: [
    'this subsection applies wherever you live',
    'The same holds if the law of a country in the European Union governs the contract',
    'what holds for consumers in the European Union also holds for consumers elsewhere',
  ],
  de: [
    'gilt dieser Unterabschnitt, wo immer Sie leben',
    'Dasselbe gilt, wenn auf den Vertrag das Recht eines Landes der Europäischen Union',
    'auch für Verbraucherinnen und Verbraucher anderswo',
  ],
  fr: [
    'la présente sous-section s’applique où que vous viviez',
    'Il en va de même si le contrat relève du droit d’un pays de l’Union européenne',
    'vaut aussi pour les consommateurs d’ailleurs',
  ],
  es: [
    'este subapartado se aplica viva donde viva',
    'Lo mismo se aplica si el contrato se rige por la ley de un país de la Unión Europea',
    'se aplica también a los consumidores de otros lugares',
  ],
}

const documents = ['privacy-policy', 'terms-of-service', 'data-processing-agreement'] as const

describe.each(companies)('a company in $seat', ({ seat, based, law: home, ...follows }) => {
  let textOf: ReturnType<typeof legalTextsOf>

  beforeAll(() => {
    textOf = legalTextsOf({ company: { ...company, seat }, law })
  })

  it.each(shipped)('says so in every document: %s', language => {
    for (const document of documents) {
      const text = textOf(document, language)
      const says = companies.filter(other => text.includes(other.based[language]))
      expect(says.map(other => other.seat)).toEqual([seat])
      const governs = companies.filter(other => text.includes(other.law[language]))
      expect(governs.map(other => other.seat)).toEqual([seat])
      expect(text.includes('Example Representation GmbH')).toBe(follows.representative)
    }
    const agreement = textOf('data-processing-agreement', language)
    expect(agreement.includes(clauses[language])).toBe(follows.clauses)
    expect(agreement.includes(clausesBack[language])).toBe(follows.unionLaw)
    const terms = textOf('terms-of-service', language)
    const isMeasured = unionLaw[language].map(sentence => terms.includes(sentence))
    expect(isMeasured).toEqual([follows.unionLaw, follows.unionLaw, follows.unionLaw])
  })
})

it.each([
  ['US', true],
  ['DE', false],
])(
  'a company in %s says of a representative in the Union that it is still to be named: %s',
  (seat, says) => {
    const textOf = legalTextsOf({
      company: { ...company, seat, euRepresentative: unknown },
      law,
    })
    for (const document of documents) {
      expect(textOf(document, 'en').includes('Article 27'), document).toBe(says)
    }
  },
)

it.each([
  ['US', [false, false, false, false]],
  ['DE', [true, false, false, false]],
  ['FR', [true, true, true, true]],
])(
  'a company in %s says of the GDPR, of mediation and of hosting what holds there',
  (seat, says) => {
    const textOf = legalTextsOf({ company: { ...company, seat }, law })
    const policy = textOf('privacy-policy', 'en')
    expect([
      policy.includes('the GDPR applies to our processing wherever you live'),
      textOf('terms-of-service', 'en').includes(
        'consumers anywhere in the European Union can turn to this mediator',
      ),
      policy.includes('As far as French law obliges us as a hosting provider'),
      textOf('imprint', 'en').includes('what is said above about arbitration boards does not'),
    ]).toEqual(says)
  },
)

it('the law that the operator names takes the place of the site’s own words', () => {
  const home = { en: 'the law of Ireland', de: 'irisches Recht', fr: 'A', es: 'B' }
  const textOf = legalTextsOf({ company: { ...company, seat: 'IE' }, law: { ...law, home } })
  expect(textOf('terms-of-service', 'en')).toContain(
    'As a rule, the law of Ireland applies; in the EU,',
  )
  expect(textOf('terms-of-service', 'de')).toContain('Grundsätzlich gilt irisches Recht, in der EU')
  expect(textOf('terms-of-service', 'en')).not.toContain('the law in force in')
})

/** What is said of a market in each document, in English. */
const ofMarkets = {
  GB: [
    ['privacy-policy', 'within 30 days (section 164A of the Data Protection Act 2018)'],
    ['privacy-policy', 'transfers rest on UK adequacy regulations'],
    ['data-processing-agreement', 'UK International Data Transfer Addendum'],
    ['privacy-policy', 'the corresponding provisions of the UK GDPR'],
    [
      'terms-of-service',
      'The obligation binds consumers in the United Kingdom only if they are at fault',
    ],
  ],
  CH: [
    ['privacy-policy', 'Switzerland. You may report a violation to the Federal Data Protection'],
    ['privacy-policy', 'a decision of the Federal Council on adequate protection'],
    ['data-processing-agreement', 'References to the GDPR also mean the FADP'],
    ['privacy-policy', 'the corresponding provisions of the FADP'],
    ['terms-of-service', 'The obligation binds consumers in Switzerland only if they are at fault'],
    ['privacy-policy', 'Swiss law applies to users in Switzerland where the Federal Act'],
    [
      'data-processing-agreement',
      'Swiss law applies to users in Switzerland where the FADP applies',
    ],
  ],
} as const

it.each([
  [['DE'], []],
  [['GB'], ['GB']],
  [['CH', 'DE'], ['CH']],
  [
    ['CH', 'GB'],
    ['GB', 'CH'],
  ],
] as const)(
  'of the markets %s, the documents name the law of %s besides the Union’s',
  (markets, named) => {
    const textOf = legalTextsOf({ business: { ...business, markets } })
    for (const [market, sentences] of Object.entries(ofMarkets)) {
      for (const [document, sentence] of sentences) {
        const isNamed = named.some(name => name === market)
        expect(textOf(document, 'en').includes(sentence), sentence).toBe(isNamed)
      }
    }
  },
)
