import { isInEea } from '../../countries/index.ts'
import { type Currency, currencies } from '../../languages/index.ts'
import { plansOf, pricedCurrencies, type Site, slug } from '../../site/index.ts'
import type { Match, Rule } from '../rule.ts'

/** Where people pay in a currency. */
interface CurrencyArea {
  readonly currency: Currency
  /** Its name in a sentence. */
  readonly place: string
  readonly isThere: (country: string) => boolean
  /** Why consumers there have to be shown prices with tax; left out where they need not. */
  readonly whyWithTax?: string
}

const euro: CurrencyArea = {
  currency: 'EUR',
  place: 'the European Economic Area',
  isThere: isInEea,
  whyWithTax:
    'Prices shown to consumers have to be total prices. Article 6(1)(e) of Directive 2011/83/EU; Article 7(4)(c) of Directive 2005/29/EC.',
}

const currencyAreas: readonly CurrencyArea[] = [
  { currency: 'USD', place: 'the United States', isThere: country => country === 'US' },
  euro,
  {
    currency: 'GBP',
    place: 'the United Kingdom',
    isThere: country => country === 'GB',
    whyWithTax:
      'An invitation to purchase states the total price. Section 230 of the Digital Markets, Competition and Consumers Act 2024; whether of a page that leads to a store, ask counsel.',
  },
  {
    currency: 'CHF',
    place: 'Switzerland',
    isThere: country => country === 'CH',
    whyWithTax:
      'Prices shown to consumers are the prices that are actually paid. Articles 3, 10 of the Ordinance on the Indication of Prices, SR 942.211; whether of apps, ask counsel.',
  },
]

/** The markets whose consumers are shown prices in their currency without tax. */
function marketsWithoutTax(
  { config, conditions }: Site,
  { currency, isThere }: CurrencyArea,
): readonly string[] {
  const isWithout = config.prices.tax[currency] === 'excluded'
  if (!isWithout || !conditions['customers.consumers']) return []
  return (config.business.markets ?? []).filter(isThere)
}

/** What plans cost, in which currencies, and whether with tax. */
export const priceRules: readonly Rule[] = [
  {
    id: 'plans:custom',
    severity: 'blocker',
    field: 'business.customers',
    person: 'founder',
    message: 'A plan with a price on request is offered, and the app is sold to consumers alone',
    why: 'Such a plan is agreed in writing and invoiced outside the store: consumers would need instructions on withdrawal, an order button and a way to cancel on the web, which the texts do not have (Articles 6, 8, 9 of Directive 2011/83/EU; 15 U.S.C. § 8403).',
    fix: "Leave the plan out, or write 'both' and have who bills it stated in its contract.",
    find: ({ site: { config } }) =>
      config.business.customers === 'consumers' &&
      plansOf(config).some(({ price }) => price === 'custom'),
  },
  {
    id: 'contradiction:prices',
    severity: 'blocker',
    field: 'prices.tax.EUR',
    message: 'Consumers in Germany are shown prices without tax',
    why: 'Prices shown to consumers in Germany have to include tax, and to say so (§ 3(1), § 6(1) no. 1 PAngV).',
    fix: "Show prices in euros with tax, and write 'included'.",
    find: ({ site }) => marketsWithoutTax(site, euro).includes('DE'),
  },
  {
    id: 'prices:tax',
    severity: 'warning',
    field: 'prices',
    person: 'marketing',
    fix: "Show prices with tax in this currency, and write 'included'.",
    find: ({ site }) =>
      currencyAreas.map((area): Match | undefined => {
        const { currency, place, whyWithTax } = area
        // In Germany it blocks, by the rule before this one.
        const markets = marketsWithoutTax(site, area).filter(market => market !== 'DE')
        if (whyWithTax === undefined || markets.length === 0) return undefined
        return {
          suffix: `:${currency}`,
          path: ['prices', 'tax', currency],
          message: `Consumers in ${place} are shown prices in ${currency} without tax`,
          why: whyWithTax,
        }
      }),
  },
  {
    id: 'prices:currency',
    severity: 'warning',
    field: 'plans',
    person: 'marketing',
    why: 'The store charges in the currency of the country. Switzerland asks for prices in francs (Articles 3, 10 of the Ordinance on the Indication of Prices, SR 942.211); whether of apps, ask counsel.',
    fix: 'Write the price in this currency into every plan, as the store charges it.',
    find({ site: { config } }) {
      const priced = pricedCurrencies(config.plans ?? [])
      const markets = config.business.markets ?? []
      return currencyAreas.map(({ currency, place, isThere }) => {
        const isUnpriced = priced.length > 0 && !priced.includes(currency) && markets.some(isThere)
        const message = `The plans have no price in ${currency}, and the app is offered in ${place}`
        return isUnpriced && { suffix: `:${currency}`, message }
      })
    },
  },
  {
    id: 'prices:yearly',
    severity: 'warning',
    field: 'plans',
    person: 'marketing',
    why: 'Visitors take a year for the cheaper choice, and probably one of the two prices is a typing error.',
    fix: 'Correct the price a month or the price a year.',
    find: ({ site: { config } }) =>
      (config.plans ?? []).flatMap(({ name, price, yearly = {} }, index) => {
        if (typeof price !== 'object') return []
        return currencies.map(code => {
          const { [code]: month = 0 } = price
          const { [code]: year = 0 } = yearly
          // In cents, because 12 times 9.99 is not an exact number.
          if (Math.round(year * 100) <= Math.round(month * 12 * 100)) return undefined
          return {
            suffix: `:${slug(name)}.${code}`,
            path: ['plans', index, 'yearly'],
            message: `The plan ${name} costs ${year} ${code} a year, and twelve months of it cost ${(month * 12).toFixed(2)}`,
          }
        })
      }),
  },
]
