import * as v from 'valibot'
import { isLanguage, type Language, languages } from '../languages/index.ts'
import {
  extra,
  field,
  group,
  noted,
  optional,
  orNone,
  record,
  titled,
  untitled,
  usual,
} from './notes.ts'
import { companyRedirects } from './redirects.ts'
import { hsts } from './strictTransportSecurity.ts'
import {
  choice,
  country,
  email,
  languageCodes,
  name,
  number,
  origin,
  phone,
  postalAddress,
  text,
  translations,
  unique,
  wholeNumber,
  wrongType,
} from './values.ts'

const legalForm = v.pipe(
  text,
  v.check(
    value => !/\d.*,|,.*\d/.test(value),
    'is an address. Write the legal form, like GmbH or Wyoming corporation',
  ),
)

const marketsRemedy = "a list of countries like ['US', 'DE']"

const markets = v.pipe(
  v.array(country, wrongType(marketsRemedy)),
  v.nonEmpty(`is empty. Write ${marketsRemedy}`),
  unique(),
)

// No company has ever turned over more.
const turnover = number('million euros a year, like 1.8 for 1,800,000 euros', 0, 1_000_000)

const languagesOfProject: readonly Language[] = languages.map(({ code }) => code)

/** Languages by their codes, in the order of the project's table. */
const offeredLanguageCodes = v.pipe(
  languageCodes,
  v.includes('en', "does not include 'en'. English is what other languages fall back to: add it"),
  v.checkItems(
    isLanguage,
    `is not a language of this project. Write ${languagesOfProject.join(', ')}`,
  ),
  v.transform(codes => languagesOfProject.filter(code => codes.includes(code))),
)

/** What a company is, does and is reached by, in the order in which it knows it. */
export const companyFields = {
  // What decides which duties a company has, and whether the texts are written for it.
  business: group(titled('Where you sell, and to whom'), {
    markets: field(markets, {
      shown: 'countries',
      ask: 'In which countries is the app offered? Nearly every duty depends on it: imprint, withdrawal, accessibility.',
      example: ['US', 'DE'],
    }),
    customers: field(choice(['consumers', 'businesses', 'both']), {
      severity: 'warning',
      ask: 'To consumers, to businesses, or to both? Rights to withdraw and to cancel are for consumers.',
      example: 'both',
    }),
    soldOnWeb: field(choice(['no', 'yes']), {
      ask: 'Is anything sold on the web, outside the app stores? The texts are written for app stores; a website owes two buttons (§§ 312k, 356a BGB).',
    }),
    size: group(untitled, {
      employees: field(wholeNumber('the number of people who work for the company, like 8', 0), {
        ask: 'How many people worked for the company on December 31 of last year? Below 10, no accessibility statement is needed; above 10, a word on arbitration is.',
        severity: 'warning',
        example: 12,
      }),
      turnover: field(turnover, {
        ask: 'How many million euros a year are turnover or balance sheet, the lower? The accessibility statement and the CCPA depend on it.',
        severity: 'warning',
        example: 1.8,
      }),
    }),
    publicFeed: field(choice(['no', 'yes']), {
      ask: 'Does the app show people what others have made? The texts are written for no feed; one makes the app a platform (Articles 20 to 28 DSA).',
    }),
  }),
  languages: record(
    { ...titled('Languages'), isShownAtOnce: true },
    {
      site: noted(offeredLanguageCodes, {
        sample: ['en', 'de'],
        ask: 'In which languages is the landing page: en, de, fr, es? Each one is a page, a switch and a line in the sitemap; English is always there.',
        example: ['en', 'de'],
      }),
      legal: noted(offeredLanguageCodes, {
        sample: ['en', 'de', 'fr', 'es'],
        ask: 'In which languages are the legal documents: en, de, fr, es? People you address in a language expect its terms; somebody has to read each of them.',
        example: ['en', 'de', 'fr', 'es'],
      }),
    },
  ),
  brand: noted(name, {
    title: 'The app and its site',
    isShownAtOnce: true,
    ask: 'What is the app called? Every page and document names it.',
    example: 'Longhand',
  }),
  origin: noted(origin, {
    title: 'The app and its site',
    mayHoldExamples: true,
    ask: 'At which address will the site be? Canonical links, the sitemap and shared cards lead there.',
    example: 'https://www.your-domain.com',
  }),
  indexing: usual('when-ready', choice(['when-ready', 'never', 'forced']), {
    what: 'Whether search engines may index the site',
  }),
  hsts,
  redirects: companyRedirects,
  company: group(titled('Who you are'), {
    legalName: field(name, {
      isShownAtOnce: true,
      ask: 'What is the company called, as registered? Every document says who stands behind it (Article 13(1)(a) GDPR).',
      example: 'Longhand GmbH',
    }),
    seat: field(country, {
      ask: 'In which country is the company based? Governing law, transfers and representatives follow from it, and half of the duties.',
      example: 'DE',
    }),
    legalForm: field(legalForm, {
      isShownAtOnce: true,
      ask: 'What is its legal form? The imprint and the agreement on data processing state it (§ 5(1) no. 1 DDG).',
      example: 'GmbH',
    }),
    postalAddress: field(postalAddress, {
      isShownAtOnce: true,
      ask: 'Where do letters arrive, in one line, without the name? The privacy policy, the Terms and the imprint state it (§ 5(1) no. 1 DDG).',
    }),
    euRepresentative: orNone(text, {
      ...titled('Representative in the European Union', 'counsel'),
      isShownAtOnce: true,
      when: 'market.EEA and not seat.EEA',
      ask: 'Who represents the company in the EU: name and address? The documents name the representative, where there has to be one (Article 27 GDPR).',
      example: 'Delegate GmbH, Sonnenstraße 2, 80331 München, Germany',
    }),
    ukRepresentative: optional(text, {
      ...titled('Representative in the United Kingdom', 'counsel'),
      isShownAtOnce: true,
      ask: 'Who represents the company in the United Kingdom: name and address? The privacy policy and the Terms name the representative (Article 27 UK GDPR).',
      example: 'Delegate Ltd, 1 Example Street, London',
    }),
    swissRepresentative: optional(text, {
      ...titled('Representative in Switzerland', 'counsel'),
      isShownAtOnce: true,
      ask: 'Who represents the company in Switzerland: name and address? The privacy policy and the Terms name the representative (Article 14 FADP).',
      example: 'Delegate AG, Beispielstrasse 1, 8001 Zürich',
    }),
  }),
  contact: group(
    { ...titled('How people reach you'), isShownAtOnce: true },
    {
      privacy: field(email, {
        ask: 'Which address takes questions about personal data? The privacy policy leads people there with every right they have.',
      }),
      dpo: orNone(email, {
        when: 'market.EEA or seat.EEA',
        ask: 'Which address reaches the data protection officer? The policy and the agreement name it; not every company has one (Article 37 GDPR).',
      }),
      legal: field(email, {
        ask: 'Which address takes legal notices? The Terms send notices and disputes there.',
      }),
      support: field(email, {
        ask: 'Which address gives support? The footer and the documents promise support; App Store Connect asks for it.',
      }),
      sales: field(email, {
        when: 'plans.custom',
        ask: 'Which address takes inquiries about the plan with a price on request? The button “Contact Sales” on the landing page leads there.',
      }),
      phone: field(phone, {
        ask: 'Which number do people call, as it is dialed abroad? Apple’s minimum terms, no. 8, and the imprint ask for it (§ 5(1) no. 2 DDG).',
      }),
      security: field(email, {
        ...titled('Reports of vulnerabilities', 'engineer'),
        ask: 'Which address takes reports of vulnerabilities? Without it there is no security.txt (RFC 9116).',
        severity: 'warning',
      }),
    },
  ),
  ai: group(titled('What the app does with data'), {
    training: field(choice(['never', 'opt-out', 'consent']), {
      ask: 'Do prompts, content or other personal data train AI models? The documents say that they never do (Article 13(1)(c) GDPR).',
    }),
    usagePolicies: extra(translations, {
      what: 'Rules of the AI providers that users have to keep',
      example: { en: 'example.com/usage' },
    }),
  }),
  california: group(titled('What the app does with data'), {
    sharing: field(choice(['none', 'opt-out']), {
      when: 'market.US',
      ask: 'Is personal information sold, or shared for advertising? The policy says that it is not (11 CCR § 7011(e)(1)).',
    }),
    doNotTrack: extra(translations, {
      what: 'How the app answers “Do Not Track” (Cal. Bus. & Prof. Code § 22575(b)(5))',
      example: { en: 'The app does not respond to it, because it follows nobody.' },
    }),
  }),
  age: group(untitled, {
    evidence: extra(translations, {
      what: 'What age is verified with, as the end of “To verify your age, we also process” (Article 13 GDPR; Cal. Civ. Code § 1798.100(a)(1))',
      example: { en: 'your date of birth' },
    }),
  }),
  apple: group(titled('What the app does with data'), {
    eula: field(choice(['standard', 'these-terms']), {
      shown: 'sentence',
      ask: 'Which license agreement is set in App Store Connect? The Terms stand beside Apple’s agreement, or take its place.',
    }),
  }),
}
