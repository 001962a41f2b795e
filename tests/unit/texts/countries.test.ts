import { describe, expect, it } from 'vitest'
import { countries } from '../../../src/company/countries/countryTable.ts'
import type { Language } from '../../../src/company/languages/languages.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { onDay, type Site } from '../../../src/company/site/site.ts'
import { stringify } from '../../../src/company/texts/parse.ts'
import { parseText } from '../../../src/company/texts/siteTexts.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2026-06-20' })

/** A company with its seat in one country that sells in others; markets that are left out are not known. */
function companyIn(
  seat: string | undefined,
  markets?: readonly string[],
  more: Partial<SiteConfig> = {},
): Site {
  const { seat: _, ...company } = finished.config.company
  const { markets: __, ...business } = finished.config.business
  return withValues(finished, {
    company: { ...company, ...(seat !== undefined && { seat }) },
    business: { ...business, ...(markets && { markets: [...markets] }) },
    ...more,
  })
}

/** What a text with these words says of a company, as Markdown. */
function said(site: Site, text: string, language: Language = 'en'): string {
  const { faults, tree } = parseText(site, language, { file: 'a.md', text })
  expect(faults).toEqual([])
  return stringify(tree).trim()
}

/** The conditions that hold of a company, of those that begin with a word. */
function holding({ conditions }: Site, start: string): readonly string[] {
  return Object.keys(conditions)
    .filter(name => name.startsWith(`${start}.`) && conditions[name])
    .toSorted()
}

describe('texts ask where a company is, and where it sells', () => {
  it('by country, and by European region', () => {
    const site = companyIn('DE', ['NO', 'GB'])
    expect(holding(site, 'seat')).toEqual(['seat.DE', 'seat.EEA', 'seat.EU'])
    expect(holding(site, 'market')).toEqual(['market.EEA', 'market.GB', 'market.NO'])
    expect(holding(site, 'places')).toEqual([
      'places.DE',
      'places.EEA',
      'places.EU',
      'places.GB',
      'places.NO',
    ])
  })

  it('by the United States and the European Union alone, while the markets are not known', () => {
    const site = companyIn(undefined)
    expect(holding(site, 'market')).toEqual(['market.EEA', 'market.EU', 'market.US'])
    expect(holding(site, 'places')).toEqual(['places.EEA', 'places.EU', 'places.US'])
    expect(said(site, ':when[Paris]{if=places.FR}:when[Austin]{if=places.US}')).toBe('Austin')
  })

  it('and by the names that texts of companies had for it before', () => {
    const site = companyIn('FR', ['US', 'GB'])
    const text = ':when[seat ]{if=company.seat.FR}:when[market ]{if=business.markets.GB}'
    expect(said(site, `${text}:when[law]{if="lawOf.US and lawOf.EU and not lawOf.DE"}`)).toBe(
      'seat market law',
    )
  })

  it('and whom it sells to', () => {
    const { business } = companyIn('DE', ['DE']).config
    const toBusinesses = companyIn('DE', ['DE'], {
      business: { ...business, customers: 'businesses' },
    })
    expect(holding(toBusinesses, 'customers')).toEqual(['customers.businesses'])
  })
})

describe('statutes are cited', () => {
  it('with their countries, the seat’s first', () => {
    const site = companyIn('IT', ['DE', 'FR', 'IT', 'US', 'JP'])
    expect(said(site, '{{statutes.imprint}}')).toBe(
      'article 7 of D.Lgs. 70/2003 in Italy, § 5 DDG in Germany and article 19 of loi n° 2004-575 in France',
    )
    expect(said(site, '{{statutes.imprint}}', 'fr')).toBe(
      'article 7 du D.Lgs. 70/2003 en Italie, § 5 DDG en Allemagne et article 19 de la loi n° 2004-575 (LCEN) en France',
    )
    expect(said(companyIn('AT', ['AT']), '{{statutes.renewal}}', 'de')).toBe(
      '§ 6 Abs. 1 Z 2 KSchG in Österreich',
    )
  })

  it('with their numbers as each language writes ranges and lists', () => {
    const site = companyIn('FR', ['DE', 'GB'])
    expect(said(site, '{{statutes.withdrawal}}')).toBe(
      'articles L221-18 et seq. of the consumer code in France, §§ 312g and 355 BGB in Germany and regs. 27–38 of the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 in the United Kingdom',
    )
    expect(said(site, '{{statutes.renewal}}', 'fr')).toBe(
      'articles L215-1 à L215-3 du code de la consommation en France et § 309 n° 9 BGB en Allemagne',
    )
    expect(said(companyIn('ES', ['FR', 'NL']), '{{statutes.performedService}}', 'es')).toBe(
      'artículo 103, letra a), de la Ley General para la Defensa de los Consumidores y Usuarios en España y artículo L221-28, 1.º, del Código de Consumo en Francia',
    )
    expect(said(companyIn('ES', ['ES']), '{{statutes.conformity}}', 'es')).toBe(
      'artículos 114 a 127 bis de la Ley General para la Defensa de los Consumidores y Usuarios en España',
    )
  })

  it('from the day on which they are in force', () => {
    const site = companyIn('DE', ['DE', 'AT', 'CZ'])
    const text = ':when[{{statutes.withdrawalFunction}}]{if=statutes.withdrawalFunction}'
    expect(said(onDay(site, '2026-06-18'), text)).toBe('')
    expect(said(onDay(site, '2026-06-19'), text)).toBe('§ 356a BGB in Germany')
    expect(said(onDay(site, '2026-10-01'), text)).toBe(
      '§ 356a BGB in Germany and § 13a FAGG in Austria',
    )
  })

  it('on what an app stores on a device, in the policy of every language', () => {
    const site = companyIn('AT', ['AT', 'CH', 'GB'])
    for (const [language, expected] of [
      ['en', 'In national law: § 165(3) TKG 2021 in Austria and reg. 6 of the Privacy'],
      ['de', 'Im nationalen Recht: § 165 Abs. 3 TKG 2021 in Österreich und reg. 6 der Privacy'],
      ['fr', 'En droit national : § 165, paragraphe 3, TKG 2021 en Autriche et reg. 6 des Privacy'],
      [
        'es',
        'En el Derecho nacional: § 165, apartado 3, TKG 2021 en Austria y reg. 6 de las Privacy',
      ],
    ] as const) {
      const policy = site.texts.get(`${language}/privacy-policy.md`)?.text ?? ''
      const start = policy.search(/^## .*\{#cookies\}$/m)
      const section = policy.slice(start, policy.indexOf('\n## ', start))
      const words = said(site, section, language).replaceAll(/[\u00a0\u202f]/g, ' ')
      expect(words).toContain(expected)
      expect(words).not.toMatch(/TDDDG|78-17|34\/2002/)
    }
  })

  it('only where they are certain', () => {
    const uncertain = companyIn('US', ['CY', 'LU', 'US'])
    expect(said(uncertain, 'A:when[ {{statutes.withdrawal}}]{if=statutes.withdrawal}')).toBe('A')
  })
})

describe('the minimum age', () => {
  it('in a sentence, with French spaces before semicolons, which the build binds', () => {
    const ages = said(companyIn('FR', ['FR', 'US']), '{{ages}}', 'fr')
    expect(ages.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('15 ans en France ; 13 ans aux États-Unis')
  })

  it('in a table, that of the seat first', () => {
    const site = companyIn('AT', ['US', 'AT', 'IT'])
    expect(said(site, '{{ages.table}}', 'de').split('\n')).toEqual([
      '| Wo Sie leben        | Mindestalter |',
      '| ------------------- | ------------ |',
      '| Österreich, Italien | 14 Jahre     |',
      '| Vereinigte Staaten  | 13 Jahre     |',
    ])
  })

  it('is the company’s own where that is higher', () => {
    const figures = {
      'age.us': { amount: 18, unit: 'year' },
      'age.eu': { amount: 18, unit: 'year' },
    } as const
    const site = companyIn('US', ['US', 'DE', 'ES', 'GB', 'CH'], { figures })
    expect(said(site, '{{ages}}')).toBe(
      '18 in the United States, Germany, Spain, the United Kingdom and Switzerland',
    )
  })
})

describe('public bodies', () => {
  it('settle disputes by the seat alone', () => {
    expect(said(companyIn('ES', ['ES', 'DE']), '{{disputeBodies}}')).toBe(
      '- **Spain:** Sistema Arbitral de Consumo (Junta Arbitral Nacional de Consumo y juntas autonómicas), [www.dsca.gob.es](https://www.dsca.gob.es); Confianza Online, [www.confianzaonline.es](https://www.confianzaonline.es)',
    )
    expect(companyIn('US', ['ES', 'DE']).conditions.disputeBodies).toBe(false)
  })
})

describe('what a country has beyond the general rule', () => {
  it('is missing where no country has anything', () => {
    const site = companyIn('US', ['US', 'GB'])
    expect(site.conditions.renewals).toBe(false)
    expect(site.conditions.dataAfterDeath).toBe(false)
  })
})

it('every country has an authority with an address, and languages', () => {
  for (const [code, { authority, languages }] of Object.entries(countries)) {
    expect(`${code} ${authority.host}`).toMatch(/^[A-Z]{2} [a-z0-9-]+(\.[a-z0-9-]+)+$/)
    expect(languages.length).toBeGreaterThan(0)
  }
})

/** What a document of the project says of a company, as Markdown. */
function documentOf(site: Site, name: string): string {
  const file = site.texts.get(`en/${name}.md`)
  if (!file) throw new Error(`there is no ${name}`)
  return stringify(parseText(site, 'en', file).tree)
}

it('representatives are named where the app is offered, and while nobody knows where', () => {
  const { company } = finished.config
  const representatives = { ukRepresentative: 'London Ltd', swissRepresentative: 'Zug AG' }
  const namedIn = (markets?: readonly string[]) =>
    documentOf(
      companyIn('US', markets, { company: { ...company, ...representatives } }),
      'privacy-policy',
    ).match(/London Ltd|Zug AG/g)
  expect(namedIn(['US', 'GB'])).toEqual(['London Ltd'])
  expect(namedIn(['US', 'CH'])).toEqual(['Zug AG'])
  expect(namedIn(['US'])).toBeNull()
  expect(namedIn()).toEqual(['London Ltd', 'Zug AG'])
})
