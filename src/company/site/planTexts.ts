import {
  type Currency,
  defaultLanguage,
  fillMessage,
  type Language,
  listInSentence,
  translate,
  type WrittenText,
} from '../languages/index.ts'
import type { Plan, PlanFeature, Price } from '../schema/index.ts'
import { currencyOf, plansOf, pricedCurrencies } from './plansOnSale.ts'
import type { Site } from './site.ts'

/**
 * The currencies that a page shows prices in: its own first, then those that no language of the site shows. The page in
 * the default language is read in countries of any language, and shows all.
 */
function currenciesOnPage({ config, languages }: Site, language: Language): readonly Currency[] {
  const plans = plansOf(config)
  const currencyOfPage = currencyOf(plans, language)
  const currenciesOfPages = languages.site.map(code => currencyOf(plans, code))
  const others = pricedCurrencies(plans)
    .filter(code => code !== currencyOfPage)
    .filter(code => language === defaultLanguage || !currenciesOfPages.includes(code))
  return [currencyOfPage, ...others]
}

/**
 * A price as it is written, once in each currency and without needless decimals: "$19", "19 €". What costs nothing is
 * written in the first currency alone.
 * @param codes the currencies; left out, those that a page in the language shows
 */
export function priceTexts(
  site: Site,
  price: Price,
  language: Language,
  codes: readonly Currency[] = currenciesOnPage(site, language),
): readonly string[] {
  return codes.flatMap((currency, index) => {
    const amount = typeof price === 'number' ? price : price[currency]
    if (amount === undefined || (price === 0 && index > 0)) return []
    const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
    const format = { style: 'currency', currency, minimumFractionDigits } as const
    return new Intl.NumberFormat(language, format).format(amount)
  })
}

/** What a page says of tax: of all its prices at once, or by currency where they differ or one is not known. */
export function taxTexts(site: Site, language: Language): readonly string[] {
  const { tax } = site.config.prices
  const messages = site.messages[language]
  const codes = currenciesOnPage(site, language)
  const sentenceOf = (kind: 'included' | 'excluded') => {
    const codesOfKind = codes.filter(code => tax[code] === kind)
    if (codesOfKind.length === 0) return []
    const isIncluded = kind === 'included'
    if (codesOfKind.length === codes.length) {
      return messages[isIncluded ? 'pricing.taxIncluded' : 'pricing.taxExcluded']
    }
    const pattern = messages[isIncluded ? 'pricing.taxIncludedIn' : 'pricing.taxExcludedIn']
    return fillMessage(pattern, { currencies: listInSentence(codesOfKind, language) })
  }
  return [sentenceOf('included'), sentenceOf('excluded')].flat()
}

/** What a line of a plan says, and its limit in words where it has one. */
export function featureText(
  site: Site,
  { label, limit }: PlanFeature,
  language: Language,
): WrittenText & { readonly limit: string | undefined } {
  const messages = site.messages[language]
  const written: WrittenText =
    typeof label === 'string' ? { text: messages[label], language } : translate(label, language)
  const limitText =
    limit === 'unlimited' ? messages['pricing.unlimited'] : limit?.toLocaleString(language)
  return { ...written, limit: limitText }
}

/** A plan in one row of a table: its name, its price in every currency, what it holds. */
export function planRow(site: Site, plan: Plan, language: Language): readonly string[] {
  const { name, price, yearly, features } = plan
  const messages = site.messages[language]
  const plans = plansOf(site.config)
  const codes = [...new Set([currencyOf(plans, language), ...pricedCurrencies(plans)])]
  const inEveryCurrency = (amount: Price) => priceTexts(site, amount, language, codes).join(' / ')
  const monthly =
    price === 'custom'
      ? messages['pricing.custom']
      : `${inEveryCurrency(price)} ${messages['pricing.perMonth']}`
  const prices = [monthly]
  if (yearly)
    prices.push(fillMessage(messages['pricing.yearly'], { price: inEveryCurrency(yearly) }))
  const lines = features.map(feature => {
    const { text, limit } = featureText(site, feature, language)
    return limit === undefined ? text : `${text} (${limit})`
  })
  return [name, prices.join(' '), lines.join(' · ')]
}
