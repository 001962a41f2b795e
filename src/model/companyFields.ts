import * as v from 'valibot'
import { type Currency, localized, messages } from '../languages/index.ts'
import { country, usState } from './countries.ts'
import { extra, field, group, noted, optional, orNone, titled, untitled } from './field.ts'
import {
  choice,
  email,
  name,
  number,
  phone,
  postalAddress,
  text,
  translations,
  wholeNumber,
  withoutRepetition,
  wrongType,
} from './fields.ts'
import { colors, typefaces } from './identity.ts'
import { appStoreUrl, googlePlayUrl } from './stores.ts'

const legalForm = v.pipe(
  text,
  v.check(
    value => !/\d.*,|,.*\d/.test(value),
    'is an address. Write the legal form, like GmbH or Wyoming corporation',
  ),
)

export const company = group(titled('Who you are'), {
  legalName: field(name, {
    ask: 'What is the company called, as registered? Every document says who stands behind it (Article 13(1)(a) GDPR).',
    example: 'Longhand GmbH',
  }),
  seat: field(country, {
    ask: 'In which country is the company based? Governing law, transfers and representatives follow from it, and half of the duties.',
    example: 'DE',
  }),
  legalForm: field(legalForm, {
    ask: 'What is its legal form? The imprint and the agreement on data processing state it (§ 5(1) no. 1 DDG).',
    example: 'GmbH',
  }),
  postalAddress: field(postalAddress, {
    ask: 'Where do letters arrive, in one line, without the name? The privacy policy, the Terms and the imprint state it (§ 5(1) no. 1 DDG).',
  }),
  euRepresentative: orNone(text, {
    ...titled('Representative in the European Union', 'counsel'),
    when: 'business.markets.EEA and not company.seat.EEA',
    ask: 'Who represents the company in the EU: name and address? The documents name the representative, where there has to be one (Article 27 GDPR).',
    example: 'Delegate GmbH, Sonnenstraße 2, 80331 München, Germany',
  }),
  ukRepresentative: optional(text, {
    ...titled('Representative in the United Kingdom', 'counsel'),
    ask: 'Who represents the company in the United Kingdom: name and address? The privacy policy names the representative (Article 27 UK GDPR).',
    example: 'Delegate Ltd, 1 Example Street, London',
  }),
  swissRepresentative: optional(text, {
    ...titled('Representative in Switzerland', 'counsel'),
    ask: 'Who represents the company in Switzerland: name and address? The privacy policy names the representative (Article 14 FADP).',
    example: 'Delegate AG, Beispielstrasse 1, 8001 Zürich',
  }),
})

export const contact = group(titled('How people reach you'), {
  privacy: field(email, {
    ask: 'Which address takes questions about personal data? The privacy policy leads people there with every right they have.',
  }),
  dpo: orNone(email, {
    when: 'business.markets.EEA or company.seat.EEA',
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
})

const marketsRemedy = "a list of countries like ['US', 'DE']"

const markets = v.pipe(
  v.array(country, wrongType(marketsRemedy)),
  v.nonEmpty(`is empty. Write ${marketsRemedy}`),
  withoutRepetition(),
)

const employees = wholeNumber('the number of people who work for the company, like 8', 0)

/** In million euros, of which no company has ever turned over so many. */
const turnover = number('million euros a year, like 1.8 for 1,800,000 euros', 0, 1_000_000)

/** What decides which duties a company has, and whether the texts are written for it. */
export const business = group(titled('Where you sell, and to whom'), {
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
    employees: field(employees, {
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
})

export const ai = group(titled('What the app does with data'), {
  training: field(choice(['never', 'opt-out', 'consent']), {
    ask: 'Do prompts and content train AI models? The documents say that they never do (Article 13(1)(c) GDPR).',
  }),
  usagePolicies: extra(translations, {
    about: 'Rules of the AI providers that users have to keep',
    example: { en: 'example.com/usage' },
  }),
})

export const california = group(titled('What the app does with data'), {
  sharing: field(choice(['none', 'opt-out']), {
    when: 'business.markets.US',
    ask: 'Is personal information sold, or shared for advertising? The policy says that it is not (11 CCR § 7011(e)(1)).',
  }),
  doNotTrack: extra(translations, {
    about: 'How the app answers “Do Not Track” (Cal. Bus. & Prof. Code § 22575(b)(5))',
    example: { en: 'The app does not respond to it, because it follows nobody.' },
  }),
})

export const age = group(untitled, {
  evidence: extra(translations, {
    about:
      'What age is verified with, as the end of “To verify your age, we also process” (Article 13 GDPR; Cal. Civ. Code § 1798.100(a)(1))',
    example: { en: 'your date of birth' },
  }),
})

export const apple = group(titled('What the app does with data'), {
  eula: field(choice(['standard', 'these-terms']), {
    shown: 'sentence',
    ask: 'Which license agreement is set in App Store Connect? The Terms stand beside Apple’s agreement, or take its place.',
  }),
})

export const law = group(titled('Whose law, which courts', 'counsel'), {
  us: field(usState, {
    when: 'company.seat.US',
    ask: 'Which state’s law governs outside the European Union? The Terms and the privacy policy say it, where the company is American.',
    example: 'Wyoming',
  }),
  home: extra(translations, {
    about:
      'The law that governs outside the EU, where “the law of the country in which we are based” does not do',
    example: { en: 'the law of England and Wales' },
  }),
  eu: v.optional(
    noted(translations, {
      about: 'The law that governs in the EU; the site has words for it',
      example: { en: 'European Union law', de: 'Unionsrecht' },
    }),
    () => localized(code => messages[code]['term.euLaw']),
  ),
  jurisdiction: field(translations, {
    ask: 'Which courts are competent outside the European Union? The privacy policy names them, under “Law and jurisdiction”.',
    example: { en: 'the courts of Munich', de: 'die Gerichte in München' },
  }),
})

/** Files below the operator's folder, one for each language or one for all. */
const badgeFiles = v.union(
  [text, translations],
  "is not usable. Write the file like 'media/app-store.svg', or one for each language",
)

export const app = group(titled('Links and prices', 'marketing'), {
  appStore: field(appStoreUrl, {
    ask: 'What is the link of the app in the App Store? Badge, Subscribe buttons and QR code lead there; until then they say “coming”.',
    severity: 'warning',
    example: 'https://apps.apple.com/app/id1234567890',
  }),
  appStoreBadge: extra(badgeFiles, {
    about: 'Apple’s badge below `site/`, or one by language (App Store Marketing Guidelines)',
    example: 'media/app-store.svg',
  }),
  googlePlay: optional(googlePlayUrl, {
    ask: 'What is its link on Google Play, or soon, if it is to be there as well? A second badge and code lead there, and the documents name Google Play.',
    example: 'https://play.google.com/store/apps/details?id=com.longhand.app',
  }),
  googlePlayBadge: extra(badgeFiles, {
    about: 'Google’s badge below `site/`, or one by language (Google Play badge guidelines)',
    example: 'media/google-play.svg',
  }),
})

/** Currencies as questions name them. */
const currencyNames = { USD: 'dollars', EUR: 'euros', GBP: 'pounds', CHF: 'francs' } as const

/** Whether prices in a currency include tax. */
function taxIn(code: Currency) {
  return field(choice(['included', 'excluded']), {
    when: `prices.${code}`,
    severity: 'warning',
    ask: `Do the prices shown in ${currencyNames[code]} include tax? The page says which; people in Europe are shown prices with tax (§ 6(1) no. 1 PAngV).`,
  })
}

export const prices = group(untitled, {
  tax: group(titled('Links and prices', 'marketing'), {
    USD: taxIn('USD'),
    EUR: taxIn('EUR'),
    GBP: taxIn('GBP'),
    CHF: taxIn('CHF'),
  }),
})

export const identity = group(untitled, {
  mark: extra(text, {
    about: 'The mark beside the name, below `site/`: shapes only, at most 8 times as wide as high',
    example: 'media/mark.svg',
  }),
  colors: extra(colors, {
    about:
      'Colors in place of the design’s, in the `light` and the `dark` scheme: `paper` of the page, `card` of what lies on it, `ink` of text, `muted` of secondary text, `accent` of labels and of what is pointed at, `accentLarge` of lines, focus and large figures',
    example: {
      light: { accent: '#c43100', accentLarge: '#dd4115' },
      dark: { accent: '#fc9252' },
    },
  }),
  typefaces: extra(typefaces, {
    about: 'Packages of the typefaces of running text and of headlines (fontsource.org)',
    example: { text: '@fontsource-variable/inter', display: '@fontsource/playfair-display' },
  }),
})
