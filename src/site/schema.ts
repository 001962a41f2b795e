import * as v from 'valibot'
import type { Localized } from '../i18n/languages.ts'
import { isoDay } from './isoDay.ts'

/** A value the operator still has to supply; the page shows its label in square brackets. */
export interface Placeholder {
  readonly placeholder: Localized
}

/** Stands for a value not supplied yet, named in both languages. */
export function placeholder(en: string, de: string): Placeholder {
  return { placeholder: { en, de } }
}

/** Tells whether a value of the site is still to be supplied. */
export function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'placeholder' in value
}

const text = v.pipe(
  v.string('is missing. Write a text in quotes'),
  v.trim(),
  v.nonEmpty('is empty. Write the text, or placeholder(…) while it is not known'),
)

const localized = v.strictObject({ en: text, de: text })

const placeholderValue = v.strictObject({ placeholder: localized })

function orPlaceholder<Schema extends v.GenericSchema>(schema: Schema, hint: string) {
  return v.union([placeholderValue, schema], issue => {
    const [inner] = issue.issues ?? []
    const detail = inner && typeof issue.input === 'string' ? inner.message : 'is not usable'
    return `${detail}. Write ${hint}, or placeholder('english label', 'deutsche Bezeichnung')`
  })
}

const email = orPlaceholder(
  v.pipe(v.string(), v.email('is not an e-mail address')),
  "an address like 'privacy@your-domain.com'",
)

const origin = v.pipe(
  v.string('is missing. Write the address of the site like "https://www.your-domain.com"'),
  v.check(
    value => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'is not a web address. Write it like "https://www.your-domain.com"',
  ),
  v.check(
    value => !URL.canParse(value) || new URL(value).origin === value,
    'has more than scheme, host and port. Leave out the path and the slash at the end',
  ),
)

const appStoreUrl = orPlaceholder(
  v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/apps\.apple\.com\/(?:[\w-]+\/)*id\d+(?:\?[^#\s]*)?$/,
      'is not an App Store link',
    ),
  ),
  "a link like 'https://apps.apple.com/app/id1234567890'",
)

const processor = v.strictObject({
  kind: v.picklist(
    ['ai-chat', 'ai-video', 'hosting', 'app-store', 'other'],
    'is not a kind of processor. Write ai-chat, ai-video, hosting, app-store or other',
  ),
  name: orPlaceholder(text, 'the legal name of the provider'),
  role: localized,
  data: localized,
  place: orPlaceholder(localized, "the place as { en: '…', de: '…' }"),
  transferBasis: orPlaceholder(localized, "the legal basis as { en: '…', de: '…' }"),
  since: orPlaceholder(isoDay, 'the first day of processing like "2026-01-31"'),
})

const testimonial = v.strictObject({
  name: orPlaceholder(text, 'the name as the person wants to see it'),
  role: localized,
  comment: localized,
  rating: v.pipe(
    v.number('is not a number. Write a rating from 1 to 5'),
    v.integer('is not a whole number. Write a rating from 1 to 5'),
    v.minValue(1, 'is below 1. Write a rating from 1 to 5'),
    v.maxValue(5, 'is above 5. Write a rating from 1 to 5'),
  ),
  /** How and when the person agreed; `'sample'` marks a text that nobody said. */
  consent: v.union(
    [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
    "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
  ),
})

const acceptedFinding = v.strictObject({ finding: text, reason: text, until: isoDay })

export const siteSchema = v.strictObject({
  origin,
  brand: text,
  indexing: v.picklist(
    ['when-ready', 'never', 'forced'],
    'is not a choice. Write when-ready, never or forced',
  ),
  publishedOn: orPlaceholder(isoDay, 'the day these documents were published'),
  company: v.strictObject({
    legalName: orPlaceholder(text, 'the registered name'),
    postalAddress: orPlaceholder(text, 'the address on one line'),
    euRepresentative: orPlaceholder(text, 'name and address on one line'),
  }),
  contacts: v.strictObject({
    privacy: email,
    dataProtectionOfficer: email,
    legal: email,
    support: email,
    sales: email,
    security: email,
  }),
  appStoreUrl,
  law: v.strictObject({
    us: text,
    eu: localized,
    jurisdiction: orPlaceholder(localized, "the courts as { en: '…', de: '…' }"),
  }),
  processors: v.array(processor, 'is missing. Write a list [ … ] of processors'),
  readings: v.strictObject({
    plans: v.picklist(
      ['free-pro-enterprise', 'starter-pro'],
      'is not a reading. Write free-pro-enterprise or starter-pro',
    ),
    terms: v.picklist(
      ['nineteen-sections', 'fourteen-sections'],
      'is not a reading. Write nineteen-sections or fourteen-sections',
    ),
  }),
  testimonials: v.pipe(
    v.array(testimonial, 'is missing. Write a list [ … ] of testimonials'),
    v.length(3, 'does not have three entries. The page is built for three (specification §3)'),
  ),
  acceptedFindings: v.array(acceptedFinding, 'is missing. Write [] if nothing is accepted'),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

export type Site = DeepReadonly<v.InferOutput<typeof siteSchema>>
export type Processor = Site['processors'][number]
export type Testimonial = Site['testimonials'][number]

/** What is wrong with `src/site.ts`, one line a field; the message is meant for the operator. */
export class SiteError extends Error {
  override name = 'SiteError'
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '(whole file)'
  const unknownField = issue.kind === 'schema' && issue.type === 'strict_object'
  const message =
    unknownField && issue.expected === 'never'
      ? 'is not a field of the site. Remove it, or correct its name'
      : unknownField
        ? 'is missing. Every field of src/site.ts must be there'
        : issue.message
  const seen = !unknownField && typeof issue.input === 'string' ? ` "${issue.input}"` : ''
  return `src/site.ts: ${field}:${seen} ${message}.`
}

/**
 * Checks the operator's values.
 * @throws SiteError with file, field, what is wrong and what to write
 */
export function parseSite(input: unknown): Site {
  const result = v.safeParse(siteSchema, input)
  if (result.success) return result.output
  throw new SiteError(result.issues.map(describe).join('\n'))
}

/** Types the operator's values in the editor; `parseSite` checks them at build. */
export function defineSite(site: v.InferInput<typeof siteSchema>): typeof site {
  return site
}
