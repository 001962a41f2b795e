import * as v from 'valibot'
import {
  type Catalog,
  type Currency,
  currencies,
  fillMessage,
  type Language,
  type Localized,
  languageOption,
  translate,
  type WrittenText,
} from '../languages/index.ts'
import {
  features,
  type Plan,
  type PlanFeature,
  type Price,
  promiseOfFeature,
  type SiteConfig,
} from '../schema/index.ts'

/** As much of a site as its plans are shown by. */
interface Site {
  readonly config: SiteConfig
  readonly languages: { readonly site: readonly Language[] }
  readonly messages: Localized<Catalog>
}

const shared = ['videoGeneration', 'imageCreation', 'aiChat', 'shareExport']
const unlimited = { videos: 'unlimited', images: 'unlimited', messages: 'unlimited' }
const free = { name: 'Free', price: 0 }
const starter = { name: 'Starter', price: 9 }
const pro = { name: 'Pro', price: 19, badge: 'popular' as const }
const enterprise = { name: 'Enterprise', price: 'custom' as const }

/** A plan of the specification, its lines written as a company writes its own. */
function specified(plan: Omit<Plan, 'features'>, ...lines: readonly unknown[]): Plan {
  return { ...plan, features: v.parse(features, lines) }
}

/** Both readings of the specification (§9 "Plans"), for a site that has no plans of its own yet. */
const planVariants = {
  'free-pro-enterprise': [
    specified(free, { videos: 5, images: 20, messages: 200 }),
    specified(
      pro,
      { videos: 20, images: 80, messages: 800 },
      'premiumTemplates',
      'prioritySupport',
    ),
    specified(enterprise, unlimited, 'customTemplates', 'dedicatedSupport'),
  ],
  'starter-pro': [specified(starter, ...shared), specified(pro, ...shared, 'prioritySupport')],
}

/** The plans on sale, the company's own or the variant that it chose, without the features that it does not promise. */
export function plansOf({ plans, variants, promises }: SiteConfig): readonly Plan[] {
  const isKept = ({ label }: PlanFeature) => {
    const promise = typeof label === 'string' ? promiseOfFeature(label) : undefined
    return promise === undefined || promises[promise] !== 'no'
  }
  const all: readonly Plan[] = plans ?? planVariants[variants.plans]
  return all.map(plan => ({ ...plan, features: plan.features.filter(isKept) }))
}

/** The currencies that the plans have prices in, in the order they are written; none of amounts that are the same in all. */
export function pricedCurrencies(plans: readonly Plan[]): readonly Currency[] {
  const priced = plans.flatMap(({ price, yearly }) => [price, yearly ?? 0])
  return currencies.filter(code => priced.some(each => typeof each === 'object' && code in each))
}

/** The currency that a page in a language shows: its own, where the plans have prices in it. */
export function currencyOf(plans: readonly Plan[], language: Language): Currency {
  const { currency } = languageOption(language)
  const [first = currency, ...others] = pricedCurrencies(plans)
  return others.includes(currency) ? currency : first
}

/** A price in some currencies, without needless decimals: "$19", "19 €"; what costs nothing in the first alone. */
function textsIn(codes: readonly Currency[], price: Price, language: Language): readonly string[] {
  return codes.flatMap((currency, index) => {
    const amount = typeof price === 'number' ? price : price[currency]
    if (amount === undefined || (price === 0 && index > 0)) return []
    const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
    const format = { style: 'currency', currency, minimumFractionDigits } as const
    return new Intl.NumberFormat(language, format).format(amount)
  })
}

/** What a page shows of a price: first in its currency, then in those that no language of the site shows. */
export function priceTexts(
  { config, languages }: Site,
  price: Price,
  language: Language,
): readonly string[] {
  const plans = plansOf(config)
  const own = currencyOf(plans, language)
  const shown = languages.site.map(code => currencyOf(plans, code))
  const others = pricedCurrencies(plans).filter(code => !shown.includes(code))
  return textsIn([own, ...others], price, language)
}

/** What a line of a plan says, and its limit in words where it has one. */
export function featureText(
  { messages }: Site,
  { label, limit }: PlanFeature,
  language: Language,
): WrittenText & { readonly limit: string | undefined } {
  const words = messages[language]
  return {
    ...(typeof label === 'string' ? { text: words[label], language } : translate(label, language)),
    limit: limit === 'unlimited' ? words['pricing.unlimited'] : limit?.toLocaleString(language),
  }
}

/** A plan in one row of a table: its name, its price in every currency, what it holds. */
export function planRow(site: Site, plan: Plan, language: Language): readonly string[] {
  const { name, price, yearly, features } = plan
  const words = site.messages[language]
  const plans = plansOf(site.config)
  const own = currencyOf(plans, language)
  const codes = [...new Set([own, ...pricedCurrencies(plans)])]
  const textOf = (each: Price) => textsIn(codes, each, language).join(' / ')
  const monthly =
    price === 'custom' ? words['pricing.custom'] : `${textOf(price)} ${words['pricing.perMonth']}`
  const lines = features.map(feature => {
    const { text, limit } = featureText(site, feature, language)
    return limit === undefined ? text : `${text} (${limit})`
  })
  const ofYear = yearly && fillMessage(words['pricing.yearly'], { price: textOf(yearly) })
  return [name, ofYear ? `${monthly}, ${ofYear}` : monthly, lines.join(' · ')]
}
