import * as v from 'valibot'
import { type Currency, localized, messages } from '../languages/index.ts'
import { appAssociationFaults, appAssociationFields } from './appAssociations.ts'
import { companyFields } from './company.ts'
import { contactPageFields } from './contactPages.ts'
import { companyFigureKeys, companyFigures } from './figures.ts'
import { colors, typefaces } from './identity.ts'
import { extra, field, group, noted, optional, record, titled, untitled, usual } from './notes.ts'
import { featureForms, planList } from './plans.ts'
import { processorList, usualProcessors } from './processors.ts'
import { promiseAnswers, promiseKeys } from './promises.ts'
import { statementFields } from './statements.ts'
import { appStoreUrl, googlePlayUrl } from './stores.ts'
import { sampleReviews, testimonials } from './testimonials.ts'
import {
  checkFields,
  choice,
  isoDay,
  list,
  text,
  translations,
  unique,
  usState,
  webAddress,
} from './values.ts'
import { works } from './works.ts'

/** Files below the company's folder, one for each language or one for all. */
const badgeFiles = v.union(
  [text, translations],
  "is not usable. Write the file like 'media/app-store.svg', or one for each language",
)

/** Fields that documents do not state. */
const onLandingPageOnly = { isOnLandingPageOnly: true } as const

/** Whether prices in a currency include tax. */
function taxIn(code: Currency, name: string) {
  return field(choice(['included', 'excluded']), {
    when: `prices.${code}`,
    severity: 'warning',
    ask: `Do the prices shown in ${name} include tax? The page says which; people in Europe are shown prices with tax (§ 6(1) no. 1 PAngV).`,
  })
}

/** Profiles of the company elsewhere, by the names people know these places by. */
const socialLinks = v.pipe(
  v.array(
    v.strictObject({ name: text, url: webAddress }),
    list("links like { name: 'Mastodon', url: 'https://mastodon.social/@longhand' }"),
  ),
  unique('leads to the same address as one before it. Keep one of them', ({ url }) => url),
)

const acceptedFindings = v.array(
  v.strictObject({ finding: text, reason: text, until: isoDay }),
  list('accepted findings, or [] for none'),
)

/**
 * What `site.yaml` may hold, in the order in which a company knows it. Each field is
 * one record: facts, conditions, questions, docs/fields.md and the hints of editors follow from it.
 */
export const siteSchema = v.strictObject({
  ...companyFields,
  processors: v.optional(
    processorList,
    usualProcessors.map(kind => ({ kind })),
  ),
  ...contactPageFields,
  ...statementFields,
  consumerMediator: optional(text, {
    ...titled('Mediator for consumers in France', 'counsel'),
    ask: 'Which mediator do consumers in France turn to: name, address and site? The imprint names the one you have joined (Article L616-1 of the French consumer code).',
    example: 'Médiateur Exemple, 1 rue Exemple, 75001 Paris, www.example.org',
  }),
  law: group(titled('Whose law, which courts', 'counsel'), {
    us: field(usState, {
      when: 'seat.US',
      ask: 'Which state’s law governs outside the European Union? The Terms and the privacy policy say it, where the company is American.',
      example: 'Wyoming',
    }),
    home: extra(translations, {
      isAlwaysStated: true,
      what: 'The law that governs outside the EU, where “the law of the country in which we are based” does not do',
      example: { en: 'the law of England and Wales' },
    }),
    eu: v.optional(
      noted(translations, {
        what: 'The law that governs in the EU; the site has words for it',
        example: { en: 'European Union law', de: 'Unionsrecht' },
      }),
      () => localized(code => messages[code]['term.euLaw']),
    ),
    jurisdiction: field(translations, {
      ask: 'Which courts are competent outside the European Union? The privacy policy names them, under “Law and jurisdiction”.',
      example: { en: 'the courts of Munich', de: 'die Gerichte in München' },
    }),
  }),
  app: v.optional(
    v.pipe(
      record(titled('Links and prices', 'marketing'), {
        appStore: field(appStoreUrl, {
          ask: 'What is the link of the app in the App Store? Badge, Subscribe buttons and QR code lead there; until then they say “coming”.',
          severity: 'warning',
          example: 'https://apps.apple.com/app/id1234567890',
        }),
        appStoreBadge: extra(badgeFiles, {
          what: 'Apple’s badge below `site/`, or one by language (App Store Marketing Guidelines)',
          example: 'media/app-store.svg',
        }),
        googlePlay: optional(googlePlayUrl, {
          isAskedOfAll: true,
          ask: 'What is its link on Google Play, or soon, if it is to be there as well? A second badge and code lead there, and the documents name Google Play.',
          example: 'https://play.google.com/store/apps/details?id=com.longhand.app',
        }),
        googlePlayBadge: extra(badgeFiles, {
          what: 'Google’s badge below `site/`, or one by language (Google Play badge guidelines)',
          example: 'media/google-play.svg',
        }),
        launchOn: optional(isoDay, {
          when: 'not app.inStore',
          isAskedOfAll: true,
          ask: 'On which day does the app come to the store? Until then, the page offers a reminder for calendars; without a day, a mail to your support.',
        }),
        ...appAssociationFields,
      }),
      checkFields(app => appAssociationFaults(app)),
    ),
    {},
  ),
  prices: group(onLandingPageOnly, {
    tax: group(titled('Links and prices', 'marketing'), {
      USD: taxIn('USD', 'dollars'),
      EUR: taxIn('EUR', 'euros'),
      GBP: taxIn('GBP', 'pounds'),
      CHF: taxIn('CHF', 'francs'),
    }),
  }),
  plans: extra(planList, {
    what: `One to four plans of your own; a price is by currency, 0 or \`custom\`; features: ${featureForms}`,
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
  figures: usual({}, companyFigures, {
    what: `Figures of the documents other than the defaults, written in English like \`60 days\`, \`1 hour\`, \`24 to 48 hours\`; the names: ${companyFigureKeys.map(key => `\`${key}\``).join(', ')}`,
    example: { 'retention.backups': '60 days' },
  }),
  promises: usual({}, promiseAnswers, {
    title: 'What the documents promise; with no, nothing says it',
    what: `What the documents and plans promise in your name: \`yes\` where it is true; with \`no\`, nothing says it. The launch check asks for each with its sentence; the names: ${promiseKeys.map(key => `\`${key}\``).join(', ')}`,
    example: { 'audits.external': 'no' },
  }),
  variants: group(untitled, {
    plans: usual('free-pro-enterprise', choice(['free-pro-enterprise', 'starter-pro']), {
      what: 'Plans on sale, where you write no `plans`',
    }),
    terms: usual('nineteen-sections', choice(['nineteen-sections', 'fourteen-sections']), {
      what: 'The Terms',
    }),
  }),
  identity: group(untitled, {
    mark: extra(text, {
      what: 'The mark beside the name, below `site/`: shapes only, at most 8 times as wide as high',
      example: 'media/mark.svg',
    }),
    colors: extra(colors, {
      what: 'Colors in place of the design’s, in the `light` and the `dark` scheme: `paper` of the page, `card` of what lies on it, `ink` of text, `muted` of secondary text, `accent` of labels, of the chat and of what is pointed at, `accentLarge` of lines, focus and large figures, which is `accent` where it is left out',
      example: {
        light: { accent: '#c43100', accentLarge: '#dd4115' },
        dark: { accent: '#fc9252' },
      },
    }),
    typefaces: extra(typefaces, {
      what: 'Packages of the typefaces of running text and of headlines (fontsource.org)',
      example: { text: '@fontsource-variable/inter', display: '@fontsource/playfair-display' },
    }),
  }),
  socialLinks: extra(socialLinks, {
    what: 'Profiles of yours elsewhere, in the footer; each link says `rel="me"`, by which the other side can confirm it',
    example: [{ name: 'Mastodon', url: 'https://mastodon.social/@longhand' }],
  }),
  works: group(onLandingPageOnly, works),
  testimonials: v.optional(testimonials, [...sampleReviews]),
  reviewVerification: optional(translations, {
    ...titled('Whom you may quote', 'marketing'),
    isOnLandingPageOnly: true,
    ask: 'How do you check that reviewers have used the app? A site that shows reviews has to say it (§ 5b(3) UWG).',
    example: { en: 'We check that reviewers have bought the app.' },
  }),
  acceptedFindings: usual([], acceptedFindings, {
    mayHoldExamples: true,
    what: 'Findings of the launch check that you take responsibility for: the name that it shows, why, and the last day of the acceptance',
    example: [
      { finding: 'processor:app-store-role', reason: 'Counsel looks into it', until: '2027-03-31' },
    ],
  }),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

/** The values of a company, checked: absent while not known, `null` where it has none. */
export type SiteConfig = DeepReadonly<v.InferOutput<typeof siteSchema>>
export type Processor = SiteConfig['processors'][number]
