import * as v from 'valibot'
import { appStoreUrl, choice, email, origin, text, wrongType } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { isPlaceholder, type Placeholder } from './placeholder.ts'
import { translations } from './translations.ts'

export { placeholder } from './placeholder.ts'

const placeholderSchema = v.strictObject({ placeholder: translations })

/** A value of a schema, or a placeholder for it; faults are those of the one that is meant. */
function orPlaceholder<Schema extends v.GenericSchema>(schema: Schema) {
  return v.lazy<
    v.GenericSchema<v.InferInput<Schema> | Placeholder, v.InferOutput<Schema> | Placeholder>
  >(input => (isPlaceholder(input) ? placeholderSchema : schema))
}

/** Kinds of processors that generate content: both documents list them apart from the others. */
export const aiProcessorKinds = ['ai-chat', 'ai-video', 'ai-image'] as const

const processor = v.strictObject({
  kind: choice([...aiProcessorKinds, 'hosting', 'app-store', 'other']),
  name: orPlaceholder(text),
  role: translations,
  data: translations,
  place: orPlaceholder(translations),
  transferBasis: orPlaceholder(translations),
  /** The day it was announced; left out for those that were there from the beginning. */
  announcedOn: v.optional(isoDay),
  since: orPlaceholder(isoDay),
  /** The first day on which it no longer processes data. */
  until: v.optional(isoDay),
})

const ratingRemedy = 'Write a rating from 1 to 5'

const testimonial = v.strictObject({
  name: orPlaceholder(text),
  role: translations,
  comment: translations,
  rating: v.pipe(
    v.number(wrongType('a rating from 1 to 5')),
    v.integer(`is not a whole number. ${ratingRemedy}`),
    v.minValue(1, `is below 1. ${ratingRemedy}`),
    v.maxValue(5, `is above 5. ${ratingRemedy}`),
  ),
  /** How and when the person agreed; `'sample'` marks a text that nobody said. */
  consent: v.union(
    [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
    "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
  ),
})

/** Languages by their codes; those that exist are in src/i18n/languages.ts. */
const languageCodes = v.pipe(
  v.array(text, wrongType("a list of languages like ['en', 'de']")),
  v.includes('en', "does not include 'en'. English is what other languages fall back to: add it"),
)

const acceptedFinding = v.strictObject({ finding: text, reason: text, until: isoDay })

const list = (what: string) => wrongType(`a list [ … ] of ${what}`)

/** What `src/site.ts` has to hold. */
export const siteSchema = v.strictObject({
  origin,
  brand: text,
  indexing: choice(['when-ready', 'never', 'forced']),
  publishedOn: orPlaceholder(isoDay),
  languages: v.strictObject({ site: languageCodes, legal: languageCodes }),
  company: v.strictObject({
    legalName: orPlaceholder(text),
    legalForm: orPlaceholder(text),
    postalAddress: orPlaceholder(text),
    euRepresentative: orPlaceholder(text),
  }),
  contacts: v.strictObject({
    privacy: orPlaceholder(email),
    dataProtectionOfficer: orPlaceholder(email),
    legal: orPlaceholder(email),
    support: orPlaceholder(email),
    sales: orPlaceholder(email),
    security: orPlaceholder(email),
    phone: orPlaceholder(text),
  }),
  appStoreUrl: orPlaceholder(appStoreUrl),
  ai: v.strictObject({ trainingOnContent: orPlaceholder(choice(['never', 'opt-out', 'consent'])) }),
  apple: v.strictObject({ eula: orPlaceholder(choice(['standard', 'these-terms'])) }),
  california: v.strictObject({ sharing: orPlaceholder(choice(['none', 'opt-out'])) }),
  prices: v.strictObject({ tax: orPlaceholder(choice(['included', 'excluded'])) }),
  law: v.strictObject({
    us: text,
    eu: translations,
    jurisdiction: orPlaceholder(translations),
  }),
  processors: v.array(processor, list('processors')),
  variants: v.strictObject({
    plans: choice(['free-pro-enterprise', 'starter-pro']),
    terms: choice(['nineteen-sections', 'fourteen-sections']),
  }),
  testimonials: v.pipe(
    v.array(testimonial, list('testimonials')),
    v.length(3, 'does not have three entries. The page is built for three (specification §3)'),
  ),
  reviewVerification: orPlaceholder(translations),
  acceptedFindings: v.array(acceptedFinding, list('accepted findings, or [] for none')),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

/** The operator's values, checked. */
export type Site = DeepReadonly<v.InferOutput<typeof siteSchema>>
export type Processor = Site['processors'][number]
export type Testimonial = Site['testimonials'][number]

/** Types the operator's values in the editor; `parseSite` checks them at build. */
export function defineSite(site: v.InferInput<typeof siteSchema>): typeof site {
  return site
}
