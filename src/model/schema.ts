import * as v from 'valibot'
import { isLanguage, type Language, languages } from '../languages/index.ts'
import {
  age,
  ai,
  app,
  apple,
  business,
  california,
  company,
  contact,
  identity,
  law,
  prices,
} from './companyFields.ts'
import {
  acceptedFinding,
  processorList,
  sampleReviews,
  testimonial,
  usualProcessors,
} from './entries.ts'
import { extra, group, noted, optional, record, titled, untitled, usual } from './field.ts'
import {
  choice,
  languageCodes,
  list,
  name,
  origin,
  text,
  translations,
  webAddress,
} from './fields.ts'
import { ownFigureKeys, ownFigures, promiseAnswers, promiseKeys } from './figures.ts'
import { featureForms, planList } from './planList.ts'
import { statutoryFields } from './statutoryFields.ts'
import { works } from './works.ts'

const known: readonly Language[] = languages.map(({ code }) => code)

/** Languages by their codes, in the order of the project's table. */
const offeredLanguages = v.pipe(
  languageCodes,
  v.includes('en', "does not include 'en'. English is what other languages fall back to: add it"),
  v.checkItems(isLanguage, `is not a language of this project. Write ${known.join(', ')}`),
  v.transform(codes => known.filter(code => codes.includes(code))),
)

const testimonials = v.pipe(
  v.array(testimonial, list('testimonials, or none where the page has no reviews')),
  v.maxLength(3, 'has more than three entries, and the page has room for three. Keep three'),
)

/** One to three reviews, or none: then the page has no such section (product ruling 8). */
const testimonialsOrNone = v.pipe(
  v.nullable(testimonials),
  v.transform(reviews => reviews ?? []),
)

/** Profiles of the company elsewhere, by the names people know these places by. */
const socialLinks = v.pipe(
  v.array(
    v.strictObject({ name: text, url: webAddress }),
    list("links like { name: 'Mastodon', url: 'https://mastodon.social/@longhand' }"),
  ),
  v.checkItems(
    ({ url }, index, links) => links.findIndex(other => other.url === url) === index,
    'leads to the same address as one before it. Keep one of them',
  ),
)

/**
 * What `site.yaml` of the operator's folder may hold, in the order in which a company knows it. Each field is
 * one record: facts, conditions, questions, docs/fields.md and the hints of editors follow from it.
 */
export const siteSchema = v.strictObject({
  business,
  languages: record(titled('Languages'), {
    site: noted(offeredLanguages, {
      ask: 'In which languages is the landing page: en, de, fr, es? Each one is a page, a switch and a line in the sitemap; English is always there.',
      example: ['en', 'de'],
    }),
    legal: noted(offeredLanguages, {
      ask: 'In which languages are the legal documents: en, de, fr, es? People you address in a language expect its terms; somebody has to read each of them.',
      example: ['en', 'de', 'fr', 'es'],
    }),
  }),
  brand: noted(name, {
    title: 'The app and its site',
    ask: 'What is the app called? Every page and document names it.',
    example: 'Longhand',
  }),
  origin: noted(origin, {
    title: 'The app and its site',
    ask: 'At which address will the site be? Canonical links, the sitemap and shared cards lead there.',
    example: 'https://www.your-domain.com',
  }),
  indexing: usual('when-ready', choice(['when-ready', 'never', 'forced']), {
    about: 'Whether search engines may index the site',
  }),
  company,
  contact,
  ai,
  california,
  age,
  apple,
  processors: v.optional(
    processorList,
    usualProcessors.map(kind => ({ kind })),
  ),
  ...statutoryFields,
  consumerMediator: optional(text, {
    ...titled('Mediator for consumers in France', 'counsel'),
    ask: 'Which mediator do consumers in France turn to: name, address and site? The imprint names the one you have joined (Article L616-1 of the French consumer code).',
    example: 'Médiateur Exemple, 1 rue Exemple, 75001 Paris, www.example.org',
  }),
  law,
  app,
  prices,
  plans: extra(planList, {
    about: `One to four plans of your own; a price is by currency, 0 or \`custom\`; features: ${featureForms}`,
    example: [
      {
        name: 'Pro',
        price: { USD: 9.99, EUR: 10.99 },
        yearly: { USD: 99, EUR: 109 },
        badge: 'popular',
        features: [{ videos: 20 }, 'prioritySupport', { en: 'Own words' }],
      },
    ],
  }),
  figures: usual({}, ownFigures, {
    about: `Figures of the documents that differ from the specification’s, written in English like \`60 days\`, \`1 hour\`, \`24 to 48 hours\`; the names: ${ownFigureKeys.map(key => `\`${key}\``).join(', ')}`,
    example: { 'retention.backups': '60 days' },
  }),
  promises: usual({}, promiseAnswers, {
    about: `What the documents and plans promise in your name: \`yes\` where it is true; with \`no\`, nothing says it. The launch check asks for each with its sentence; the names: ${promiseKeys.map(key => `\`${key}\``).join(', ')}`,
    example: { 'audits.external': 'no' },
  }),
  variants: group(untitled, {
    plans: usual('free-pro-enterprise', choice(['free-pro-enterprise', 'starter-pro']), {
      about: 'Plans on sale, where you write no `plans`',
    }),
    terms: usual('nineteen-sections', choice(['nineteen-sections', 'fourteen-sections']), {
      about: 'The Terms',
    }),
  }),
  identity,
  socialLinks: extra(socialLinks, {
    about:
      'Profiles of yours elsewhere, in the footer; each link says `rel="me"`, by which the other side can confirm it',
    example: [{ name: 'Mastodon', url: 'https://mastodon.social/@longhand' }],
  }),
  works: group(untitled, works),
  testimonials: v.optional(testimonialsOrNone, [...sampleReviews]),
  reviewVerification: optional(translations, {
    ...titled('Whom you may quote', 'marketing'),
    ask: 'How do you check that reviewers have used the app? A site that shows reviews has to say it (§ 5b(3) UWG).',
    example: { en: 'We check that reviewers have bought the app.' },
  }),
  acceptedFindings: usual([], v.array(acceptedFinding, list('accepted findings, or [] for none')), {
    about:
      'Findings of the launch check that you take responsibility for: the name that it shows, why, and the last day of the acceptance',
    example: [
      {
        finding: 'processor:app-store-role',
        reason: 'Counsel is looking into it',
        until: '2027-03-31',
      },
    ],
  }),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

/** The operator's values, checked: absent while not known, `null` where the company has none. */
export type SiteConfig = DeepReadonly<v.InferOutput<typeof siteSchema>>
export type Processor = SiteConfig['processors'][number]
