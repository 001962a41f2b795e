import * as v from 'valibot'
import {
  type Currency,
  currencies,
  type MessageKey,
  type Translations,
} from '../languages/index.ts'
import { byLanguage, checkFields, list, text, unique, wrongType } from './values.ts'

/** One line of a plan: a feature in the site's own words or the company's, with its monthly limit. */
export interface PlanFeature {
  readonly label: MessageKey | Translations
  readonly limit?: number | 'unlimited'
}

/** Amounts by their currency; a number alone is the same amount in every currency. */
export type Price = number | Readonly<Partial<Record<Currency, number>>>

/** What plans may list with a limit, in the site's own words: beside a number, and beside "unlimited". */
const limited = {
  videos: ['pricing.videos', 'pricing.videosUnlimited'],
  images: ['pricing.images', 'pricing.imagesUnlimited'],
  messages: ['pricing.chatMessages', 'pricing.chat'],
} as const

const limitedNames = ['videos', 'images', 'messages'] as const

/** What a line of a plan is about, which other plans may hold in another amount: `videos`, or its English words. */
export function featureSubject({ label }: PlanFeature): string {
  if (typeof label !== 'string') return label.en
  const labelsOf = (name: (typeof limitedNames)[number]): readonly string[] => limited[name]
  return limitedNames.find(name => labelsOf(name).includes(label)) ?? label
}

/** What they may list without one: the site's words are `pricing.<name>`. */
const named = [
  'premiumTemplates',
  'prioritySupport',
  'customTemplates',
  'dedicatedSupport',
  'videoGeneration',
  'imageCreation',
  'aiChat',
  'shareExport',
  'freeTrial',
] as const

/** A number as people write it in a file, and more than any plan costs or holds. */
function figure(pattern: RegExp, remedy: string) {
  return v.pipe(
    v.union([v.number(), v.string()], remedy),
    v.toString(),
    v.regex(pattern, remedy),
    v.toNumber(),
    v.maxValue(1_000_000, remedy),
  )
}

const amount = figure(/^\d+(?:\.\d{1,2})?$/, 'is not an amount. Write it with a point, like 9.99')

const amounts = v.pipe(
  v.strictObject(v.entriesFromList(currencies, v.exactOptional(amount))),
  v.minEntries(1, 'has no currency. Write it like { USD: 9.99 }'),
)

/** Amounts a month; what costs nothing in every currency is free, as with a plain 0. */
const monthlyAmounts = v.pipe(
  amounts,
  v.transform((prices): Price => (Object.values(prices).every(price => price === 0) ? 0 : prices)),
)

const limit = v.union([
  v.literal('unlimited'),
  figure(/^[1-9]\d*$/, 'is not a whole number. Write one, or unlimited'),
])

/** The three ways to write a feature. */
export const featureForms = `${named.join(', ')}; ${limitedNames.join(', ')} with a limit, like { videos: 20 } or { videos: unlimited }; or words of your own by language, like { en: '…', de: '…' }`

const feature = v.union(
  [
    v.pipe(
      v.picklist(named),
      v.transform((name): PlanFeature[] => [{ label: `pricing.${name}` }]),
    ),
    v.pipe(
      v.strictObject(v.entriesFromList(limitedNames, v.exactOptional(limit))),
      v.minEntries(1),
      v.transform(limits =>
        limitedNames.flatMap((name): PlanFeature | [] => {
          const { [name]: limit } = limits
          if (limit === undefined) return []
          return { label: limited[name][limit === 'unlimited' ? 1 : 0], limit }
        }),
      ),
    ),
    v.pipe(
      byLanguage,
      v.transform((label): PlanFeature[] => [{ label }]),
    ),
  ],
  `is not a feature. Write ${featureForms}`,
)

/** Lines of a plan: pages have room for as many. */
export const MOST_FEATURES = 10

/** The lines of a plan, as a company writes them; the default plans are written in the same way. */
export const features = v.pipe(
  v.array(feature, list('features')),
  v.minLength(1, 'is empty. Write what the plan holds'),
  v.maxLength(MOST_FEATURES, `has more than ${MOST_FEATURES} lines. Keep what decides`),
  v.transform((lines): readonly PlanFeature[] => lines.flat()),
)

const priceRemedy =
  'is not a price. Write 0, custom, or the amount in each currency, like { USD: 9.99, EUR: 10.99 }'

const priceInWords = v.union([figure(/^0$/, priceRemedy), v.literal('custom')], priceRemedy)

const price = v.lazy(
  (input): v.GenericSchema<unknown, Price | 'custom'> =>
    typeof input === 'object' && input !== null ? monthlyAmounts : priceInWords,
)

const plan = v.pipe(
  v.strictObject({
    name: text,
    price,
    yearly: v.exactOptional(amounts),
    badge: v.exactOptional(v.literal('popular', 'is not a badge. Write popular, or leave it out')),
    features,
  }),
  checkFields(function* ({ price, yearly }) {
    if (yearly === undefined || typeof price === 'object') return
    yield [
      'yearly',
      'stands beside a plan without a price a month. Leave it out, or write the price',
    ]
  }),
)

/** The currencies of a price, in the order of the alphabet. */
function currenciesOf(price: Plan['price']): string {
  return Object.keys(price).toSorted().join()
}

/** The company's own plans: one to four. */
export const planList = v.pipe(
  v.array(plan, wrongType('a list of plans')),
  v.minLength(1, 'is empty. Leave plans out to show the default ones, or write one'),
  v.maxLength(4, 'has more than four plans, and the page has room for four. Keep four'),
  unique('has the name of another plan. Give each its own', ({ name }) => name),
  v.checkItems(
    ({ badge }, index, plans) =>
      badge === undefined || plans.findIndex(other => other.badge === badge) === index,
    'is the second plan that is called popular. Leave badge out of all plans but one',
  ),
  v.checkItems(({ price, yearly }, _index, plans) => {
    const first = plans.find(plan => typeof plan.price === 'object')
    const wanted = currenciesOf(first?.price ?? 0)
    return [price, yearly].every(each => typeof each !== 'object' || currenciesOf(each) === wanted)
  }, 'has prices in other currencies than the plans before it. Write each price in the same ones; what is free costs 0'),
)

export type Plan = v.InferOutput<typeof plan>
