import * as v from 'valibot'
import { type Currency, currencies, type Language, languageOption } from '../languages/index.ts'
import {
  features,
  type Plan,
  type PlanFeature,
  promiseOfFeature,
  type SiteConfig,
} from '../schema/index.ts'

const shared = ['videoGeneration', 'imageCreation', 'aiChat', 'shareExport']
const unlimited = { videos: 'unlimited', images: 'unlimited', messages: 'unlimited' }
const free = { name: 'Free', price: 0 }
const starter = { name: 'Starter', price: 9 }
const pro = { name: 'Pro', price: 19, badge: 'popular' as const }
const enterprise = { name: 'Enterprise', price: 'custom' as const }

/** A default plan, its lines written as a company writes its own. */
function defaultPlan(plan: Omit<Plan, 'features'>, ...lines: readonly unknown[]): Plan {
  return { ...plan, features: v.parse(features, lines) }
}

/** The plans of a site that has none of its own yet, in two variants (docs/rulings.md, ruling 2). */
const planVariants = {
  'free-pro-enterprise': [
    defaultPlan(free, { videos: 5, images: 20, messages: 200 }),
    defaultPlan(
      pro,
      { videos: 20, images: 80, messages: 800 },
      'premiumTemplates',
      'prioritySupport',
    ),
    defaultPlan(enterprise, unlimited, 'customTemplates', 'dedicatedSupport'),
  ],
  'starter-pro': [defaultPlan(starter, ...shared), defaultPlan(pro, ...shared, 'prioritySupport')],
}

/** The plans on sale, the company's own or the variant that it chose, without the features that it does not promise. */
export function plansOf({ plans, variants, promises }: SiteConfig): readonly Plan[] {
  const isShown = ({ label }: PlanFeature) => {
    const promise = typeof label === 'string' ? promiseOfFeature(label) : undefined
    return promise === undefined || promises[promise] !== 'no'
  }
  const onSale: readonly Plan[] = plans ?? planVariants[variants.plans]
  return onSale.map(plan => ({ ...plan, features: plan.features.filter(isShown) }))
}

/** Whether a plan begins with a free trial, which it lists among its features. */
export function hasFreeTrial({ features: lines }: Plan): boolean {
  return lines.some(({ label }) => label === 'pricing.freeTrial')
}

/** The currencies that plans state prices in; none where each amount is the same in all currencies. */
export function pricedCurrencies(plans: readonly Plan[]): readonly Currency[] {
  const prices = plans.flatMap(({ price, yearly }) => [price, yearly ?? 0])
  return currencies.filter(code => prices.some(price => typeof price === 'object' && code in price))
}

/** The currency that a page in a language shows: its own, where the plans have prices in it. */
export function currencyOf(plans: readonly Plan[], language: Language): Currency {
  const { currency } = languageOption(language)
  const priced = pricedCurrencies(plans)
  return priced.includes(currency) ? currency : (priced[0] ?? currency)
}
