import { describe, expect, it } from 'vitest'
import { review } from '../../../src/company/launch/review.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { finished, withSite } from './launchSituation.ts'

const { business, company, digitalServices, languages, prices, variants } = finished.site.config
const readInAll = { ...languages, legal: ['en', 'de', 'fr', 'es'] as const }

/** A company that sells in these countries, in the documents' four languages. */
function selling(markets: string, more: Partial<SiteConfig> = {}) {
  const change = { business: { ...business, ...more.business, markets: markets.split(' ') } }
  return { languages: { ...readInAll, legal: [...readInAll.legal] }, ...more, ...change }
}

/** What is found of a rule, by its whole message. */
function found(id: string, change: Partial<SiteConfig>): readonly string[] {
  const { open } = review(withSite(change))
  return open
    .filter(finding => finding.id === id || finding.id.startsWith(`${id}:`))
    .map(({ person, severity, message }) => `${person} ${severity}: ${message}`)
}

const toBusinesses = { business: { ...business, customers: 'businesses' } } as const
const toConsumers = { business: { ...business, customers: 'consumers' } } as const

describe('a country of which nothing certain is known', () => {
  it('is not judged, by its name and the texts it lacks', () => {
    expect(found('space:country', selling('US DE CY'))).toEqual([
      'counsel warning: Not judged in Cyprus: legal notice (imprint), right of withdrawal (withdrawal), lack of conformity (terms-of-service), automatic renewal (terms-of-service, cancellation)',
    ])
  })

  it('but not by what only consumers are told, where none are', () => {
    expect(found('space:country', selling('CY LU', toBusinesses))).toEqual([
      'counsel warning: Not judged in Cyprus: legal notice (imprint)',
    ])
  })

  it('as the seat, too', () => {
    const change = selling('US', { company: { ...company, seat: 'SI' } })
    expect(found('space:country', change)).toEqual([
      'counsel warning: Not judged in Slovenia: legal notice (imprint), automatic renewal (terms-of-service, cancellation)',
    ])
  })
})

describe('what is not certain is asked of counsel', () => {
  it('by country', () => {
    expect(found('space:doubt', selling('NO US'))).toEqual([
      'counsel note: Ask counsel in Norway: the age of 13 in force; a raise to 15 has been proposed; § 20 a angrerettloven is enacted and was not in force in July 2026; the regulation was not seen in the EEA Agreement',
    ])
  })

  it('of bodies for disputes at the seat alone', () => {
    const bodies = 'there are bodies of sectors and chambers only'
    expect(found('space:doubt', selling('IT'))).toEqual([])
    expect(found('space:doubt', selling('US', { company: { ...company, seat: 'IT' } }))).toEqual([
      `counsel note: Ask counsel in Italy: ${bodies}`,
    ])
  })
})

describe('a market whose language the site lacks', () => {
  it('is named with its languages', () => {
    expect(found('space:language', selling('DE FI'))).toEqual([
      'counsel warning: No language of this market: FI (fi, sv)',
    ])
    expect(found('space:language', selling('FI NL BE'))).toEqual([
      'counsel warning: No language of these markets: FI (fi, sv), NL (nl)',
    ])
  })

  it('matters to consumers only, and not where nothing is known of the country', () => {
    expect(found('space:language', selling('FI', toBusinesses))).toEqual([])
    expect(found('space:language', selling('JP US'))).toEqual([])
  })
})

describe('authorities write in a language of the seat', () => {
  const understanding = (seat: string, ...spoken: readonly string[]) =>
    found(
      'dsa:languages',
      selling('US DE', {
        company: { ...company, seat },
        digitalServices: { ...Object(digitalServices), languages: spoken },
      }),
    )

  it('which is missed where none is understood', () => {
    expect(understanding('NL', 'en', 'de')).toEqual([
      'founder warning: The contact point understands no language that is official in the Netherlands (nl)',
    ])
    expect(understanding('NL', 'en', 'nl')).toEqual([])
  })

  it('one of several is enough, and outside the Union none is asked for', () => {
    expect(understanding('BE', 'en', 'fr')).toEqual([])
    expect(understanding('US', 'de')).toEqual([])
  })
})

describe('disputes go by the seat', () => {
  const without = { disputeResolution: undefined }

  it('to the bodies of its country', () => {
    const change = selling('US', { ...without, company: { ...company, seat: 'BE' } })
    expect(found('disputes:seat', change)).toEqual([
      'counsel note: Nothing says whether disputes go to the body for companies in Belgium (www.mediationconsommateur.be)',
    ])
  })

  it.each(['US', 'DE', 'FR'])('not so with the seat %s and customers in Belgium', seat => {
    const change = selling('BE', { ...without, company: { ...company, seat } })
    expect(found('disputes:seat', change)).toEqual([])
  })
})

describe('a page that nobody needs is named', () => {
  const forAdults = { figures: { 'age.us': { amount: 18, unit: 'year' } } } as const

  it('the one on withdrawal, where no consumer buys', () => {
    expect(found('page:unneeded', selling('FR', toBusinesses))).toEqual([
      'founder note: There is a page on withdrawal, and the app is sold to businesses alone',
    ])
    expect(found('page:unneeded', selling('FR', toConsumers))).toEqual([])
  })

  it('the one for young people, where only adults may use the app', () => {
    expect(found('page:unneeded', selling('US', { ...toConsumers, ...forAdults }))).toEqual([
      'founder note: There is a page for young people, and only adults may use the app',
    ])
    expect(found('page:unneeded', selling('US FR', { ...toConsumers, ...forAdults }))).toEqual([])
  })
})

describe('plans and prices', () => {
  const enterprise = { variants: { ...variants, plans: 'free-pro-enterprise' } } as const

  it('a plan with a price on request is not for consumers alone', () => {
    expect(found('plans:custom', selling('US', { ...enterprise, ...toConsumers }))).toEqual([
      'founder blocker: A plan with a price on request is offered, and the app is sold to consumers alone',
    ])
    expect(found('plans:custom', selling('US', { ...enterprise, ...toBusinesses }))).toEqual([])
    expect(found('plans:custom', selling('US', toConsumers))).toEqual([])
  })

  it('prices without tax are named by currency, where consumers pay in it', () => {
    const tax = {
      USD: 'excluded',
      EUR: 'excluded',
      GBP: 'excluded',
      CHF: 'excluded',
    } as const
    const withoutTax = { prices: { ...prices, tax } }
    expect(found('prices:tax', selling('US IE GB CH', withoutTax))).toEqual([
      'marketing warning: Consumers in the European Economic Area are shown prices in EUR without tax',
      'marketing warning: Consumers in the United Kingdom are shown prices in GBP without tax',
      'marketing warning: Consumers in Switzerland are shown prices in CHF without tax',
    ])
    expect(found('prices:tax', selling('US DE', withoutTax))).toEqual([])
    expect(found('prices:tax', selling('IE', { ...withoutTax, ...toBusinesses }))).toEqual([])
  })
})
