import * as v from 'valibot'
import { business } from './business.ts'
import { acceptedFinding, processor, testimonial } from './entries.ts'
import { appStoreUrl, choice, email, list, origin, text, wrongType } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { optionalPages } from './optionalPages.ts'
import { orPlaceholder } from './orPlaceholder.ts'
import { translations } from './translations.ts'

export { placeholder } from './placeholder.ts'

/** Languages by their codes; those that exist are in src/i18n/languages.ts. */
const offeredLanguages = v.pipe(
  v.array(text, wrongType("a list of languages like ['en', 'de']")),
  v.includes('en', "does not include 'en'. English is what other languages fall back to: add it"),
)

/** Files below the project's folder, one for each language or one for all. */
const badgeFiles = v.union(
  [text, translations],
  "is not usable. Write the file like 'badges/app-store.svg', or one for each language",
)

/** What `src/site.ts` has to hold. */
export const siteSchema = v.strictObject({
  origin,
  brand: text,
  indexing: choice(['when-ready', 'never', 'forced']),
  publishedOn: orPlaceholder(isoDay),
  languages: v.strictObject({ site: offeredLanguages, legal: offeredLanguages }),
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
  business,
  ...optionalPages,
  appStoreUrl: orPlaceholder(appStoreUrl),
  appStoreBadge: orPlaceholder(badgeFiles),
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
export type Business = Site['business']
export type Processor = Site['processors'][number]
export type Testimonial = Site['testimonials'][number]

/** Types the operator's values in the editor; `parseSite` checks them at build. */
export function defineSite(site: v.InferInput<typeof siteSchema>): typeof site {
  return site
}
