import * as v from 'valibot'
import type { Currency } from '../languages/language.ts'
import { localized } from '../languages/languages.ts'
import { messages } from '../languages/messages.ts'
import { business } from './business.ts'
import { country } from './countries.ts'
import { acceptedFinding, testimonial } from './entries.ts'
import {
  appStoreUrl,
  choice,
  email,
  googlePlayUrl,
  list,
  origin,
  phone,
  postalAddress,
  text,
  withoutRepetition,
  wrongType,
} from './fields.ts'
import { colors } from './identity.ts'
import { isoDay } from './isoDay.ts'
import { isNone, type None } from './none.ts'
import { noneOr, orUnknown } from './orUnknown.ts'
import { ownFigures } from './ownFigures.ts'
import { planList } from './planList.ts'
import { processorList } from './processorList.ts'
import { socialLinks } from './socialLinks.ts'
import { statutoryFields } from './statutoryFields.ts'
import { translations } from './translations.ts'
import { typefaces } from './typefaces.ts'
import { sampleReviews, usualProcessors } from './usualEntries.ts'
import { works } from './works.ts'

/** Languages by their codes; those that exist are in src/languages/languages.ts. */
const offeredLanguages = v.pipe(
  v.array(text, wrongType("a list of languages like ['en', 'de']")),
  v.includes('en', "does not include 'en'. English is what other languages fall back to: add it"),
  withoutRepetition(),
)

/** Files below the operator's folder, one for each language or one for all. */
const badgeFiles = v.union(
  [text, translations],
  "is not usable. Write the file like 'media/app-store.svg', or one for each language",
)

/** An object that may be left out, as may each of its fields. */
function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const object = v.strictObject(entries)
  type Input = v.InferInput<typeof object>
  // For valibot a list is an object, too: one without any of these fields.
  const noList = v.lazy<v.GenericSchema<Input, v.InferOutput<typeof object>>>(input =>
    Array.isArray(input) ? v.never('is a list. Write an object { … }') : object,
  )
  // Its fields all have a value of their own where they are left out.
  return v.optional(noList, {} as Input)
}

/** Whether the prices in a currency include tax. */
const taxChoices = ['included', 'excluded'] as const

const testimonials = v.pipe(
  v.array(testimonial, list('testimonials')),
  v.maxLength(3, 'has more than three entries, and the page has room for three. Keep three'),
)

type Testimonials = v.InferOutput<typeof testimonials>

const noTestimonials = v.pipe(
  v.custom<None>(isNone),
  v.transform((): Testimonials => []),
)

/** One to three reviews, or none: then the page has no such section (product ruling 8). */
const testimonialsOrNone = v.lazy<
  v.GenericSchema<v.InferInput<typeof testimonials> | None, Testimonials>
>(input => (isNone(input) ? noTestimonials : testimonials))

/** What `site.yaml` of the operator's folder may hold. */
export const siteSchema = v.strictObject({
  origin,
  brand: text,
  indexing: v.optional(choice(['when-ready', 'never', 'forced']), 'when-ready'),
  publishedOn: orUnknown(isoDay, 'publishedOn'),
  languages: v.strictObject({ site: offeredLanguages, legal: offeredLanguages }),
  company: group({
    legalName: orUnknown(text, 'legalName'),
    legalForm: orUnknown(text, 'legalForm'),
    postalAddress: orUnknown(postalAddress, 'postalAddress'),
    seat: orUnknown(country, 'seat'),
    euRepresentative: orUnknown(noneOr(text, 'none.euRepresentative'), 'euRepresentative'),
    ukRepresentative: v.exactOptional(text),
    swissRepresentative: v.exactOptional(text),
  }),
  contact: group({
    privacy: orUnknown(email, 'privacyContact'),
    dpo: orUnknown(noneOr(email, 'none.dataProtectionOfficer'), 'dataProtectionOfficer'),
    legal: orUnknown(email, 'legalContact'),
    support: orUnknown(email, 'supportContact'),
    sales: orUnknown(email, 'salesContact'),
    security: orUnknown(email, 'securityContact'),
    phone: orUnknown(phone, 'phone'),
  }),
  business: v.optional(business, {}),
  ...statutoryFields,
  consumerMediator: v.exactOptional(text),
  app: group({
    appStore: orUnknown(appStoreUrl, 'appStoreUrl'),
    appStoreBadge: orUnknown(badgeFiles, 'appStoreBadge'),
    googlePlay: v.exactOptional(googlePlayUrl),
    googlePlayBadge: v.exactOptional(badgeFiles),
  }),
  identity: group({
    mark: v.exactOptional(text),
    colors: v.exactOptional(colors),
    typefaces: v.exactOptional(typefaces),
  }),
  socialLinks: v.exactOptional(socialLinks),
  ai: group({
    /** Whether what users enter and create trains AI models. */
    training: orUnknown(choice(['never', 'opt-out', 'consent']), 'training'),
    usagePolicies: v.exactOptional(translations),
  }),
  age: group({ evidence: v.exactOptional(translations) }),
  apple: group({ eula: orUnknown(choice(['standard', 'these-terms']), 'eula') }),
  california: group({
    /** Whether personal information is sold, or shared for cross-context behavioral advertising (CCPA). */
    sharing: orUnknown(choice(['none', 'opt-out']), 'sharing'),
    doNotTrack: v.exactOptional(translations),
  }),
  prices: group({
    tax: group({
      USD: orUnknown(choice(taxChoices), 'tax'),
      EUR: orUnknown(choice(taxChoices), 'tax'),
      GBP: v.exactOptional(choice(taxChoices)),
      CHF: v.exactOptional(choice(taxChoices)),
    } satisfies Record<Currency, unknown>),
  }),
  plans: v.exactOptional(planList),
  figures: v.optional(ownFigures, {}),
  law: group({
    us: orUnknown(text, 'lawUs'),
    home: v.exactOptional(translations),
    eu: v.optional(translations, () => localized(code => messages[code]['term.euLaw'])),
    jurisdiction: orUnknown(translations, 'jurisdiction'),
  }),
  processors: v.optional(
    processorList,
    usualProcessors.map(kind => ({ kind })),
  ),
  variants: group({
    plans: v.optional(choice(['free-pro-enterprise', 'starter-pro']), 'free-pro-enterprise'),
    terms: v.optional(choice(['nineteen-sections', 'fourteen-sections']), 'nineteen-sections'),
  }),
  testimonials: v.optional(testimonialsOrNone, [...sampleReviews]),
  reviewVerification: orUnknown(translations, 'reviewVerification'),
  works: v.optional(works, []),
  acceptedFindings: v.optional(
    v.array(acceptedFinding, list('accepted findings, or [] for none')),
    [],
  ),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

/** The operator's values, checked; what was left out is a placeholder, or has its usual value. */
export type SiteConfig = DeepReadonly<v.InferOutput<typeof siteSchema>>
export type Processor = SiteConfig['processors'][number]

/** The same values, with `none` for what may be left out. */
type OrNone<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: OrNone<Value[Index]> }
  : Value extends object
    ? {
        [Key in keyof Value]: OrNone<Value[Key]> | (object extends Pick<Value, Key> ? None : never)
      }
    : Value

/** What the operator may write. */
export type SiteInput = OrNone<v.InferInput<typeof siteSchema>>
