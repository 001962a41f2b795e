import * as v from 'valibot'
import {
  type Currency,
  currencies,
  type MessageKey,
  type Translations,
} from '../languages/index.ts'
import { byLanguage, list, text, wrongType } from './fields.ts'

/** One line of a plan: a feature, with its monthly limit where it has one. */
export interface PlanFeature {
  /** The site's own words, or the company's. */
  readonly label: MessageKey | Translations
  readonly limit?: number | 'unlimited'
}

/** Amounts by their currency; a number alone is the same amount in every currency. */
export type Price = number | Readonly<Partial<Record<Currency, number>>>

export interface Plan {
  readonly name: string
  /** What a month costs, or a price on request. */
  readonly price: Price | 'custom'
  /** What a year costs at once, where that is offered. */
  readonly yearly?: Price
  readonly badge?: 'popular'
  readonly features: readonly PlanFeature[]
}

/** What plans may list with a limit, in the site's own words: beside a number, and beside "unlimited". */
const limited = {
  videos: ['pricing.videos', 'pricing.videosUnlimited'],
  images: ['pricing.images', 'pricing.imagesUnlimited'],
  messages: ['pricing.chatMessages', 'pricing.chat'],
} as const

const limitedNames = ['videos', 'images', 'messages'] as const

type Limits = { readonly [Name in keyof typeof limited]?: number | 'unlimited' }

/** What they may list without one: the site's words are `pricing.<name>`. */
const named = [
  ...(['premiumTemplates', 'prioritySupport', 'customTemplates', 'dedicatedSupport'] as const),
  ...(['videoGeneration', 'imageCreation', 'aiChat', 'shareExport'] as const),
]

/** Lines of a plan in the site's own words: those with limits, then those without. */
export function featuresOf(
  limits: Limits,
  names: readonly (typeof named)[number][],
): readonly PlanFeature[] {
  const withLimits = limitedNames.flatMap((name): PlanFeature[] => {
    const { [name]: limit } = limits
    if (limit === undefined) return []
    return [{ label: limited[name][limit === 'unlimited' ? 1 : 0], limit }]
  })
  return [...withLimits, ...names.map(name => ({ label: `pricing.${name}` as const }))]
}

/** A number as people write it in a file, and more than any plan costs or holds. */
function figure(pattern: RegExp, remedy: string) {
  return v.pipe(
    v.union([v.number(), v.string()], remedy),
    v.transform(String),
    v.regex(pattern, remedy),
    v.transform(Number),
    v.maxValue(1_000_000, remedy),
  )
}

const amount = figure(/^\d+(?:\.\d{1,2})?$/, 'is not an amount. Write it with a point, like 9.99')

const amounts = v.pipe(
  v.strictObject(v.entriesFromList(currencies, v.exactOptional(amount))),
  v.check(price => Object.keys(price).length > 0, 'has no currency. Write it like { USD: 9.99 }'),
)

const limit = v.union([
  v.literal('unlimited'),
  figure(/^[1-9]\d*$/, 'is not a whole number. Write one, or unlimited'),
])

/** The three ways to write a feature. */
export const featureForms = `${named.join(', ')}; ${limitedNames.join(', ')} with a limit, like { videos: 20 } or { videos: unlimited }; or words of your own by language, like { en: '…', de: '…' }`

const featureRemedy = `is not a feature. Write ${featureForms}`

/** A line of a plan; three ways to write it. */
const feature = v.union(
  [
    v.pipe(
      v.picklist(named),
      v.transform(name => featuresOf({}, [name])),
    ),
    v.pipe(
      v.strictObject(v.entriesFromList(limitedNames, v.exactOptional(limit))),
      v.check(limits => Object.keys(limits).length > 0),
      v.transform(limits => featuresOf(limits, [])),
    ),
    v.pipe(
      byLanguage,
      v.transform((label): readonly PlanFeature[] => [{ label }]),
    ),
  ],
  featureRemedy,
)

const priceRemedy =
  'is not a price. Write 0, custom, or the amount in each currency, like { USD: 9.99, EUR: 10.99 }'

const priceInWords = v.union([figure(/^0$/, priceRemedy), v.literal('custom')], priceRemedy)

type PriceSchema = v.GenericSchema<unknown, Price | 'custom'>
const price = v.lazy(
  (input): PriceSchema => (typeof input === 'object' && input !== null ? amounts : priceInWords),
)

/** The company's own plans: one to four. */
export const planList = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        name: text,
        price,
        yearly: v.exactOptional(amounts),
        badge: v.exactOptional(
          v.literal('popular', 'is not a badge. Write popular, or leave it out'),
        ),
        features: v.pipe(
          v.array(feature, list('features')),
          v.minLength(1, 'is empty. Write what the plan holds'),
          v.maxLength(10, 'has more than 10 lines. Keep what decides'),
          v.transform((lines): readonly PlanFeature[] => lines.flat()),
        ),
      }),
      v.forward(
        v.check(
          ({ price, yearly }) => yearly === undefined || typeof price === 'object',
          'stands beside a plan without a price a month. Leave it out, or write the price',
        ),
        ['yearly'],
      ),
    ),
    wrongType('a list of plans'),
  ),
  v.minLength(1, 'is empty. Leave plans out to show those of the specification, or write one'),
  v.maxLength(4, 'has more than four plans, and the page has room for four. Keep four'),
  v.checkItems(
    ({ name }, index, plans) => plans.findIndex(plan => plan.name === name) === index,
    'has the name of another plan. Give each its own',
  ),
  v.checkItems(({ price, yearly }, _index, plans) => {
    const first = plans.find(plan => typeof plan.price === 'object')
    const wanted = Object.keys(first?.price ?? {}).join()
    return [price, yearly].every(
      each => typeof each !== 'object' || Object.keys(each).join() === wanted,
    )
  }, 'has prices in other currencies than the plans before it. Write each price in the same ones, in the same order; what is free costs 0'),
)
