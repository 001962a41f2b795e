import { type Language, languageOption } from '../languages/languages.ts'
import type { MessageKey } from '../languages/messages.ts'
import type { SiteConfig } from './schema.ts'

/** One line of a plan: a feature, with its monthly limit where it has one. */
export interface PlanFeature {
  readonly label: MessageKey
  readonly limit?: number | 'unlimited'
}

export interface Plan {
  readonly name: string
  /** Amount a month in the currency of the page's language, or a price on request. */
  readonly price: number | 'custom'
  readonly highlight?: 'popular'
  readonly action: 'getApp' | 'subscribe' | 'contactSales'
  readonly features: readonly PlanFeature[]
}

const freeProEnterprise: readonly Plan[] = [
  {
    name: 'Free',
    price: 0,
    action: 'getApp',
    features: [
      { label: 'pricing.videos', limit: 5 },
      { label: 'pricing.images', limit: 20 },
      { label: 'pricing.chatMessages', limit: 200 },
    ],
  },
  {
    name: 'Pro',
    price: 19,
    highlight: 'popular',
    action: 'subscribe',
    features: [
      { label: 'pricing.videos', limit: 20 },
      { label: 'pricing.images', limit: 80 },
      { label: 'pricing.chatMessages', limit: 800 },
      { label: 'pricing.premiumTemplates' },
      { label: 'pricing.prioritySupport' },
    ],
  },
  {
    name: 'Enterprise',
    price: 'custom',
    action: 'contactSales',
    features: [
      { label: 'pricing.videosUnlimited', limit: 'unlimited' },
      { label: 'pricing.imagesUnlimited', limit: 'unlimited' },
      { label: 'pricing.chat', limit: 'unlimited' },
      { label: 'pricing.customTemplates' },
      { label: 'pricing.dedicatedSupport' },
    ],
  },
]

const sharedFeatures: readonly PlanFeature[] = [
  { label: 'pricing.videoGeneration' },
  { label: 'pricing.imageCreation' },
  { label: 'pricing.aiChat' },
  { label: 'pricing.shareExport' },
]

const starterPro: readonly Plan[] = [
  { name: 'Starter', price: 9, action: 'subscribe', features: sharedFeatures },
  {
    name: 'Pro',
    price: 19,
    highlight: 'popular',
    action: 'subscribe',
    features: [...sharedFeatures, { label: 'pricing.prioritySupport' }],
  },
]

/** Both variants of the plans (specification §9 "Plans"). */
export const planVariants = {
  'free-pro-enterprise': freeProEnterprise,
  'starter-pro': starterPro,
} as const satisfies Record<SiteConfig['variants']['plans'], readonly Plan[]>

/** The plans on sale: the variant that the operator chose. */
export function plansOf({ variants }: SiteConfig): readonly Plan[] {
  return planVariants[variants.plans]
}

/** A price without needless decimals, in the currency of the language: "$19", "19 €". */
export function priceText(amount: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: languageOption(language).currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
