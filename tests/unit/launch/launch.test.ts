import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../src/company/languages/language.ts'
import {
  blockersOf,
  decideIndexing,
  indexingMessage,
  review,
} from '../../../src/company/launch/review.ts'
import type { Finding, LaunchSituation } from '../../../src/company/launch/rule.ts'
import type { Duration } from '../../../src/company/schema/periods.ts'
import { promiseKeys } from '../../../src/company/schema/promises.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { entryKeys } from '../../../src/company/site/siteLeaves.ts'
import { freeze } from '../../../src/company/versions/index.ts'
import { defaultText } from '../../sites/defaultText.ts'
import { expectWords } from '../../sites/invariants.ts'
import { ownText, withoutTexts } from '../../sites/variants.ts'
import { publishedPolicy } from '../versions/publishedPolicy.ts'
import {
  changed,
  finished,
  finishedInEveryLanguage,
  onDay,
  unsupplied,
  withSite,
  withText,
  withVersions,
} from './launchSituation.ts'

const { config } = finished.site
const { company, business, law, languages, processors, testimonials } = config
const unknown = unsupplied.site.config

const ids = (situation: LaunchSituation) => review(situation).open.map(({ id }) => id)
const find = (id: string, situation: LaunchSituation) =>
  review(situation).open.find(finding => finding.id === id)

const local = { origin: 'https://localhost' }
const overridden = { ...finished, site: { ...withSite(local).site, overrides: local } }
/** The finished site on a day, with its policy and its agreement published. */
const live = (day: string) =>
  onDay(
    day,
    withVersions([
      publishedPolicy('2.0', '2024-12-31', '2025-01-01'),
      ...freeze(finished.site, 'data-processing-agreement', '2024-12-31').map(
        ({ file, text }) => ['data-processing-agreement/1.0/en.md', { file, text }] as const,
      ),
    ]),
  )
const accepting = (finding: string, until: string) =>
  withSite({ acceptedFindings: [{ finding, reason: 'in discussion', until }] })
const addressed = (postalAddress: string, more: Partial<SiteConfig['company']> = {}) =>
  withSite({ company: { ...company, legalName: 'Ink', postalAddress, ...more } })
const taxed = (change: Partial<SiteConfig['business']>) =>
  withSite({
    prices: { tax: { USD: 'excluded', EUR: 'excluded' } },
    business: { ...business, ...change },
  })
/** A site with a plan of its own at a price, offered in the United States, Europe and more. */
const priced = (price: Partial<Record<Currency, number>>, change: Partial<SiteConfig> = {}) =>
  withSite({
    plans: [{ name: 'Pro', price, features: [{ label: { en: 'All' } }] }],
    ...change,
  })
/** A site with a plan of its own at a price in euros, a month and a year. */
const yearly = (month: number, year: number) =>
  withSite({
    plans: [
      {
        name: 'Pro',
        price: { EUR: month },
        yearly: { EUR: year },
        features: [{ label: { en: 'All' } }],
      },
    ],
  })
/** Such a site, offered in one country. */
const offeredIn = (market: string, price: Partial<Record<Currency, number>>) =>
  priced(price, { business: { ...business, markets: [market] } })
const hosting = (change: Partial<SiteConfig['processors'][number]>) =>
  withSite({
    processors: processors.map(processor =>
      processor.kind === 'hosting' ? { ...processor, ...change } : processor,
    ),
  })

const inStore = (appStore: string) => withSite({ app: { ...config.app, appStore } })

/** A site whose Terms link somewhere. */
const linking = (url: string) =>
  withText(finished, 'terms-of-service', text =>
    text.replace(/(\{#description\}\n\n> .*\n\n).*/, `$1See [it](${url}).`),
  )

/** A site with Terms of its own, changed from those of the project; they are read from no file. */
function withOwnTerms(change: (text: string) => string): LaunchSituation {
  return withText(
    { site: ownText(finished.site, 'en/terms-of-service.md', change) },
    '',
    text => text,
  )
}

/** What a location leads to: its line, or the file or folder where it names none that is there. */
function placeOf(location: string): string {
  const [, file, line] = /^(.*):(\d+)(?:, once npm run legal -- edit .*)?$/.exec(location) ?? []
  if (file === undefined) return location
  const [, name] = /^tests\/sites\/\w+\/texts\/(.*)$/.exec(file) ?? []
  // A text that has not been taken over has the lines of the project's own.
  const text = name === undefined ? readFileSync(file, 'utf8') : defaultText(name)
  return text.split('\n')[Number(line) - 1]?.trim() ?? 'no such line'
}

/** What stays open on a finished site: what the default texts, or the site's own choices, bring. */
const inherent = [
  'space:doubt:DE',
  'space:doubt:AT',
  'space:doubt:ES',
  'contradiction:plan-names',
  'terms:fourteen-sections',
  'processor:app-store-role',
  'apple:ai-permission',
  'renewal:reminder',
  'ai:text-marking',
  'ai:companion',
  'us:renewal',
  'us:privacy',
  'us:child-abuse-reports',
  'us:minors-new-york',
  'us:health-data',
  'us:texas-ai',
  'evidence:representative',
  'app:age',
  'app:order-button',
  'apple:support-address',
  'sample:mark',
]

/** What a situation brings up. */
interface FoundRow extends Pick<Finding, 'id' | 'person' | 'severity'> {
  /** How the line begins that the finding leads to; empty where it may be any line. */
  readonly place: string
  /** Words of the finding's message; left out where its id says as much. */
  readonly message?: string
  readonly site: LaunchSituation
}

describe('a finding: who acts, what is wrong, and where', () => {
  const idsOfFinished = ids(finished)

  it('a finished site keeps only what the default texts bring', () => {
    expect(ids(finishedInEveryLanguage)).toEqual(inherent)
  })

  it.each<FoundRow>([
    {
      id: 'placeholder:company.legalName',
      person: 'founder',
      severity: 'blocker',
      place: 'legalName:',
      message: 'Not supplied: company.legalName [legal name]',
      site: withSite({ company: unknown.company }),
    },
    {
      id: 'placeholder:law.jurisdiction',
      person: 'counsel',
      severity: 'blocker',
      place: 'jurisdiction:',
      site: withSite({ law: unknown.law }),
    },
    {
      id: 'placeholder:contact.security',
      person: 'engineer',
      severity: 'warning',
      place: 'security:',
      site: withSite({ contact: unknown.contact }),
    },
    {
      id: 'placeholder:app.appStore',
      person: 'marketing',
      severity: 'warning',
      place: 'appStore:',
      site: withSite({ app: { ...config.app, appStore: unknown.app.appStore } }),
    },
    {
      id: 'placeholder:prices.tax.EUR',
      person: 'marketing',
      severity: 'warning',
      place: 'prices:',
      site: withSite({ prices: unknown.prices }),
    },
    {
      id: 'placeholder:processors.ai-chat.name',
      person: 'founder',
      severity: 'blocker',
      place: 'name:',
      site: withSite({ processors: unknown.processors }),
    },
    {
      id: 'placeholder:processors.ai-video.transferBasis',
      person: 'counsel',
      severity: 'blocker',
      place: 'transferBasis:',
      site: withSite({ processors: unknown.processors }),
    },
    {
      id: 'placeholder:app.googlePlay',
      person: 'marketing',
      severity: 'warning',
      place: 'app:',
      site: withSite({ app: { ...config.app, googlePlay: 'soon' } }),
    },
    {
      id: 'sample:brand',
      person: 'founder',
      severity: 'blocker',
      place: 'brand:',
      message: 'The brand is still the sample "Triptych"',
      site: withSite({ brand: 'Triptych' }),
    },
    {
      id: 'sample:law',
      person: 'counsel',
      severity: 'blocker',
      place: 'us:',
      message: "The governing law is still the sample's: Wyoming",
      site: addressed('Lindenstraße 1, 10969 Berlin', { legalForm: 'GmbH' }),
    },
    {
      id: 'sample:testimonials.marketer',
      person: 'marketing',
      severity: 'blocker',
      place: 'consent:',
      message: 'The review of "Marketer" is a sample without consent',
      site: withSite({ testimonials: unknown.testimonials }),
    },
    {
      id: 'origin:example',
      person: 'founder',
      severity: 'blocker',
      place: 'origin:',
      message: 'The origin https://www.example.com is an example',
      site: withSite({ origin: 'https://www.example.com' }),
    },
    {
      id: 'origin:example',
      person: 'founder',
      severity: 'blocker',
      place: 'SITE_ORIGIN',
      message: 'The origin https://localhost is an example',
      site: overridden,
    },
    {
      id: 'origin:http',
      person: 'founder',
      severity: 'blocker',
      place: 'origin:',
      message: 'The origin http://www.longhand.app is not https',
      site: withSite({ origin: 'http://www.longhand.app' }),
    },
    {
      id: 'gdpr27:trigger',
      person: 'counsel',
      severity: 'warning',
      place: 'euRepresentative:',
      message: 'The documents name a representative “if the volume of data requires it”',
      site: withSite({ company: unknown.company }),
    },
    {
      id: 'space:business.markets',
      person: 'counsel',
      severity: 'warning',
      place: 'markets:',
      message: 'Not judged: AQ, BV',
      site: withSite({ business: { ...business, markets: ['US', 'AQ', 'BV'] } }),
    },
    {
      id: 'space:business.soldOnWeb',
      person: 'counsel',
      severity: 'blocker',
      place: 'soldOnWeb:',
      site: withSite({ business: { ...business, soldOnWeb: 'yes' } }),
    },
    {
      id: 'space:business.publicFeed',
      person: 'counsel',
      severity: 'blocker',
      place: 'publicFeed:',
      site: withSite({ business: { ...business, publicFeed: 'yes' } }),
    },
    {
      id: 'space:ai.training',
      person: 'counsel',
      severity: 'blocker',
      place: 'ai:',
      site: withSite({ ai: { training: 'consent' } }),
    },
    {
      id: 'space:california.sharing',
      person: 'counsel',
      severity: 'blocker',
      place: 'california:',
      site: withSite({ california: { sharing: 'opt-out' } }),
    },
    {
      id: 'space:company.seat',
      person: 'counsel',
      severity: 'blocker',
      place: 'seat:',
      site: withSite({ company: { ...company, seat: 'GB' } }),
    },
    {
      id: 'contradiction:languages.privacy-policy',
      person: 'counsel',
      severity: 'warning',
      place: 'languages:',
      message: 'Promised but not offered: privacy-policy in French',
      site: withSite({ languages: { ...languages, legal: ['en', 'fr'] } }),
    },
    {
      id: 'ccpa:annual-update',
      person: 'counsel',
      severity: 'warning',
      place: 'version:',
      message: 'The privacy policy was last updated on 2024-12-31, more than twelve months ago',
      site: live('2026-01-01'),
    },
    {
      id: 'review:data-processing-agreement',
      person: 'counsel',
      severity: 'warning',
      place: 'nextReview:',
      message: 'The review of data-processing-agreement was due on December 31, 2025',
      site: live('2026-01-01'),
    },
    {
      id: 'contradiction:image-provider',
      person: 'counsel',
      severity: 'blocker',
      place: 'processors:',
      message: 'Nobody is named as generating images',
      site: withSite({ processors: processors.filter(({ kind }) => kind !== 'ai-image') }),
    },
    {
      id: 'processor:unannounced.hosting',
      person: 'founder',
      severity: 'warning',
      place: 'since:',
      message: 'The processor "hosting" begins on 2025-08-01 and has not been announced',
      site: hosting({ since: '2025-08-01' }),
    },
    {
      id: 'processor:transfer.hosting',
      person: 'counsel',
      severity: 'blocker',
      place: 'transferBasis:',
      message:
        'The data of "hosting" goes to United Kingdom, and no basis of the transfer is stated',
      site: hosting({ place: { en: 'Ireland, United Kingdom' }, transferBasis: null }),
    },
    {
      id: 'translation:law.eu.de',
      person: 'marketing',
      severity: 'warning',
      place: 'eu:',
      message: 'Not translated: law.eu has no text for Deutsch',
      site: withSite({ law: { ...law, eu: { en: 'European Union law' } } }),
    },
    {
      id: 'translation:law.eu.dd',
      person: 'marketing',
      severity: 'warning',
      place: 'eu:',
      message: 'law.eu has a text for "dd", which is not a language of the site',
      site: withSite({ law: { ...law, eu: { en: 'x', de: 'x', dd: 'x' } } }),
    },
    {
      id: 'translation:behind:questions.de',
      person: 'counsel',
      severity: 'warning',
      place: 'tests/sites/finished/texts/de/questions.md',
      message: 'questions in Deutsch is behind the English text in 1 section: ',
      site: withText(finishedInEveryLanguage, 'en/questions.md', text =>
        text.replace('.\n', '. Quillfeather.\n'),
      ),
    },
    {
      id: 'contradiction:prices',
      person: 'marketing',
      severity: 'blocker',
      place: 'prices:',
      message: 'Consumers in Germany are shown prices without tax',
      site: taxed({ markets: ['DE'], customers: 'consumers' }),
    },
    {
      id: 'prices:currency:USD',
      person: 'marketing',
      severity: 'warning',
      place: '# yaml-language-server',
      message: 'The plans have no price in USD, and the app is offered in the United States',
      site: offeredIn('US', { EUR: 9 }),
    },
    {
      id: 'prices:currency:EUR',
      person: 'marketing',
      severity: 'warning',
      place: '# yaml-language-server',
      message:
        'The plans have no price in EUR, and the app is offered in the European Economic Area',
      site: offeredIn('NO', { USD: 9 }),
    },
    {
      id: 'prices:currency:GBP',
      person: 'marketing',
      severity: 'warning',
      place: '# yaml-language-server',
      message: 'The plans have no price in GBP, and the app is offered in the United Kingdom',
      site: offeredIn('GB', { USD: 9 }),
    },
    {
      id: 'prices:currency:CHF',
      person: 'marketing',
      severity: 'warning',
      place: '# yaml-language-server',
      message: 'The plans have no price in CHF, and the app is offered in Switzerland',
      site: offeredIn('CH', { USD: 9 }),
    },
    {
      id: 'mark:faint:dark',
      person: 'marketing',
      severity: 'warning',
      place: '#',
      message: 'The mark is hardly seen in the dark scheme',
      site: { ...finished, markIsFaintIn: ['dark'] },
    },
    {
      id: 'link:terms-of-service.en:/privacy-polcy',
      person: 'counsel',
      severity: 'blocker',
      place: '',
      message: 'leads to no page of the site',
      site: linking('/privacy-polcy'),
    },
    {
      id: 'link:terms-of-service.en:/privacy-policy#nowhere',
      person: 'counsel',
      severity: 'blocker',
      place: '',
      message: 'leads to no section of its page',
      site: linking('/privacy-policy#nowhere'),
    },
    {
      id: 'link:terms-of-service.en:#nowhere',
      person: 'counsel',
      severity: 'blocker',
      place: '',
      message: 'leads to no section of its page',
      site: linking('#nowhere'),
    },
    {
      id: 'day:distant:terms-of-service',
      person: 'counsel',
      severity: 'warning',
      place: 'effective:',
      message: 'terms-of-service would take effect on June 20, 2026',
      site: withText(finished, 'terms-of-service', text =>
        text.replace('effective: 2025-01-01', 'effective: 2026-06-20'),
      ),
    },
    {
      id: 'brand:long',
      person: 'founder',
      severity: 'warning',
      place: 'brand:',
      message: 'The brand has 80 letters, over 30',
      site: withSite({ brand: 'Longhand'.repeat(10) }),
    },
    {
      id: 'card:letters',
      person: 'marketing',
      severity: 'warning',
      place: 'brand:',
      message: 'No typeface of the site has the letters Ώ μ έ γ α',
      site: { ...finished, lettersWithoutTypeface: ['Ώ', 'μ', 'έ', 'γ', 'α'] },
    },
    {
      id: 'app:storefront',
      person: 'marketing',
      severity: 'warning',
      place: 'appStore:',
      message: 'The App Store link leads to the store of CA, where the app is not offered',
      site: inStore('https://apps.apple.com/ca/app/longhand/id1234567890'),
    },
    {
      id: 'app:launch',
      person: 'marketing',
      severity: 'warning',
      place: 'app:',
      message: 'The app was to be in the store on June 1, 2025, and there is no link to it',
      site: withSite({ app: { ...config.app, appStore: undefined, launchOn: '2025-06-01' } }),
    },
    {
      id: 'app:campaign:appStore',
      person: 'marketing',
      severity: 'warning',
      place: 'appStore:',
      message: 'The link in app.appStore counts visitors for a campaign: pt, ct',
      site: inStore('https://apps.apple.com/app/id1234567890?pt=1&ct=site&ppid=2'),
    },
    {
      id: 'app:campaign:googlePlay',
      person: 'marketing',
      severity: 'warning',
      place: 'app:',
      message: 'The link in app.googlePlay counts visitors for a campaign: referrer',
      site: withSite({
        app: {
          ...config.app,
          googlePlay:
            'https://play.google.com/store/apps/details?id=com.longhand.app&referrer=utm_source%3Dsite',
        },
      }),
    },
    {
      id: 'prices:yearly:pro.EUR',
      person: 'marketing',
      severity: 'warning',
      place: '# yaml-language-server',
      message: 'The plan Pro costs 120 EUR a year, and twelve months of it cost 119.88',
      site: yearly(9.99, 120),
    },
    {
      id: 'text:unfinished:en/terms-of-service.md',
      person: 'counsel',
      severity: 'blocker',
      place: '',
      message: 'The text holds the word TODO',
      site: withOwnTerms(text =>
        text.replace(
          /(\{#description\}\n\n> .*\n\n).*/,
          '$1The company has to be named here: TODO',
        ),
      ),
    },
    {
      id: 'text:left-out:terms-of-service.accessibility',
      person: 'counsel',
      severity: 'warning',
      place: '',
      message: 'Your terms-of-service has no section {#accessibility}',
      site: withOwnTerms(text =>
        text.replace(/## Accessibility \{#accessibility\}(?:\n(?!## ).*)*/, ''),
      ),
    },
    {
      id: 'accepted:terms:fourteen-section',
      person: 'engineer',
      severity: 'warning',
      place: '- finding:',
      message: '"terms:fourteen-section" is accepted, but there is no such finding',
      site: accepting('terms:fourteen-section', '2099-01-01'),
    },
    {
      id: 'build:stale',
      person: 'engineer',
      severity: 'warning',
      place: 'dist/',
      message: 'The build is older than its sources',
      site: { ...finished, isBuildFresh: false },
    },
    {
      id: 'indexing:forced',
      person: 'engineer',
      severity: 'blocker',
      place: 'indexing:',
      message: 'Indexing is forced on despite 1 blocker',
      site: withSite({ indexing: 'forced', brand: 'Triptych' }),
    },
    {
      id: 'accepted:no-such-finding',
      person: 'engineer',
      severity: 'note',
      place: '- finding: sample:addresses',
      message: '"no-such-finding" is accepted, but there is no such finding',
      site: accepting('no-such-finding', '2099-01-01'),
    },
    {
      id: 'expired:terms:fourteen-sections',
      person: 'founder',
      severity: 'warning',
      place: '- finding: sample:addresses',
      message: 'The acceptance of "terms:fourteen-sections" ran out after May 31, 2025',
      site: accepting('terms:fourteen-sections', '2025-05-31'),
    },
  ])('$id, $place', ({ id, person, severity, place, message = '', site }) => {
    expect(idsOfFinished).not.toContain(id)
    const { open } = review(site)
    expectWords(open)
    const found = open.find(finding => finding.id === id)
    expect(found).toMatchObject({ person, severity })
    expect(found?.message).toContain(message)
    expect(placeOf(found?.location ?? 'nowhere').startsWith(place), found?.location).toBe(true)
  })

  it.each<readonly [id: string, situation: LaunchSituation]>([
    ['terms:fourteen-sections', withSite({ variants: unknown.variants })],
    [
      'processor:app-store-role',
      withSite({ processors: processors.filter(({ kind }) => kind !== 'app-store') }),
    ],
    [
      'apple:ai-permission',
      withSite({ processors: processors.filter(({ kind }) => !kind.startsWith('ai-')) }),
    ],
    [
      'space:business.markets',
      withSite({ business: { ...business, markets: ['US', 'GB', 'CH', 'LI'] } }),
    ],
    ['placeholder:prices.tax.EUR', priced({ USD: 9 }, { prices: unknown.prices })],
    [
      'placeholder:prices.tax.EUR',
      withSite({ languages: { ...languages, site: ['en'] }, prices: unknown.prices }),
    ],
    ['mark:faint:dark', { ...finished, markIsFaintIn: [] }],
    ['card:letters', { ...finished, lettersWithoutTypeface: [] }],
    ['app:storefront', inStore('https://apps.apple.com/app/id1234567890')],
    ['app:campaign:appStore', inStore('https://apps.apple.com/app/id1234567890?l=en-GB&ppid=2')],
    ['prices:yearly:pro.EUR', yearly(9.99, 119.88)],
    ['prices:currency:EUR', priced({ USD: 9, EUR: 9 })],
    ['prices:currency:CHF', priced({ USD: 9 })],
    ['contradiction:prices', taxed({ customers: 'businesses' })],
    ['contradiction:prices', taxed({ markets: ['US', 'FR'] })],
    ['gdpr27:trigger', withSite({ company: { ...unknown.company, seat: 'IE' } })],
    [
      'placeholder:company.euRepresentative',
      withSite({ company: { ...unknown.company, seat: 'IE' } }),
    ],
    ['placeholder:law.us', withSite({ company: { ...company, seat: 'DE' }, law: unknown.law })],
    ['placeholder:reviewVerification', unsupplied],
    ['ccpa:annual-update', live('2025-11-30')],
    ['ccpa:annual-update', onDay('2026-01-02')],
    ['review:data-processing-agreement', onDay('2026-01-01')],
    ['sample:mark', withSite({ identity: { mark: 'media/mark.svg' } })],
    ['expired:processor:app-store-role', accepting('processor:app-store-role', '2025-07-02')],
    ['indexing:forced', withSite({ indexing: 'forced' })],
    ['processor:unannounced.hosting', hosting({ since: '2025-08-01', announcedOn: '2025-05-01' })],
    [
      'processor:transfer.hosting',
      hosting({ place: { en: 'Ireland, Norway' }, transferBasis: null }),
    ],
  ])('%s goes, or stays away', (id, situation) => {
    expect(ids(situation)).not.toContain(id)
  })

  it('of a site of which nothing has been supplied blocks with these', () => {
    const blockers = blockersOf(review(onDay('2026-11-21', unsupplied))).map(({ id }) => id)
    const processor = (...fields: readonly string[]) =>
      ['ai-chat', 'ai-video', 'ai-image', 'hosting', 'app-store'].flatMap(key =>
        fields.map(field => `placeholder:processors.${key}.${field}`),
      )
    const named = (...fields: readonly string[]) => fields.map(field => `placeholder:${field}`)
    const people = ['content-creator', 'digital-artist', 'marketer']
    expect(blockers.toSorted()).toEqual(
      [
        ...named('ai.training', 'apple.eula', 'california.sharing'),
        ...named('business.markets', 'business.soldOnWeb', 'business.publicFeed'),
        ...named('company.legalName', 'company.legalForm', 'company.postalAddress'),
        ...named('company.seat', 'company.euRepresentative', 'law.us', 'law.jurisdiction'),
        ...named('contact.privacy', 'contact.dpo', 'contact.legal'),
        ...named('contact.support', 'contact.sales', 'contact.phone'),
        ...processor('name', 'place', 'since', 'transferBasis'),
        ...people.flatMap(key => [
          `sample:testimonials.${key}`,
          `placeholder:testimonials.${key}.name`,
        ]),
        'sample:brand',
        'origin:example',
        'origin:http',
        'publication:first',
        ...promiseKeys.map(key => `promise:${key}`),
      ].toSorted(),
    )
  })
})

describe('the words of a finding', () => {
  it('never send anybody into the project’s own code', () => {
    for (const { id, location, fix } of review(onDay('2026-01-02', unsupplied)).open) {
      expect(`${location} ${fix}`, id).not.toMatch(/\bsrc\/|\bscripts\//)
    }
  })

  it('name the command that takes a text over, until the company has its own', () => {
    const { site } = live('2026-01-02')
    const file = 'tests/sites/finished/texts/en/privacy-policy.md'
    expect(find('ccpa:annual-update', { site })?.location).toBe(
      `${file}:5, once npm run legal -- edit privacy-policy has written it`,
    )
    const name = 'en/privacy-policy.md'
    const texts = new Map(site.texts).set(name, { file, text: defaultText(name) })
    const edited = { site: { ...site, texts } }
    expect(find('ccpa:annual-update', edited)?.location).toBe(`${file}:5`)
  })

  it.each([
    [
      'support.response',
      'support.response',
      'how fast support answers: 7 days, and 24 to 48 hours',
    ],
    [
      'retention.deletedAccounts',
      'retention.accountData',
      'how long data of deleted accounts is kept: 30 days, and 7 days',
    ],
    [
      'retention.accountRecovery',
      'retention.accountData',
      'how long a deleted account can be recovered: 30 days, and 7 days',
    ],
    [
      'retention.temporaryContent',
      'retention.generatedContent',
      'how long generated content is kept: 30 days, and 7 days',
    ],
    [
      'response.dataSubject',
      'response.gdpr',
      'how fast requests from data subjects are answered: 30 days, and 7 days',
    ],
    [
      'response.dataSubjectExtended',
      'response.gdprExtended',
      'how far that can be extended: 60 days, and 7 days',
    ],
  ] as const)('%s that differs is a contradiction', (key, id, message) => {
    const week: Duration = { amount: 7, unit: 'day' }
    const { open } = review(withSite({ figures: { [key]: week } }))
    expect(
      open.filter(finding => finding.id === `contradiction:${id}`).map(finding => finding.message),
    ).toEqual([`Two answers to ${message}`])
  })

  it('contradict no promise that nobody has made', () => {
    for (const promises of [{}, { 'support.response': 'no' }] as const) {
      expect(ids(withSite({ promises }))).not.toContain('contradiction:support.response')
    }
  })

  it('name the plans that the Terms do not know', () => {
    const found = find('contradiction:plan-names', finished)
    expect(found?.message).toBe('On sale but not in the Terms: Starter')
    expect(placeOf(found?.location ?? '')).toContain('plans: starter-pro')
    const variants = { ...config.variants, plans: 'free-pro-enterprise' } as const
    expect(find('contradiction:plan-names', withSite({ variants }))?.message).toContain(
      'Free, Enterprise',
    )
  })

  it('on addresses and names for examples list every place at once', () => {
    const asWritten = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }).config
    const { contact, withdrawal } = asWritten
    const addresses = find('sample:addresses', withSite({ contact, withdrawal }))
    expect(addresses).toMatchObject({
      person: 'founder',
      message:
        'Addresses are at hosts for examples: contact.privacy, contact.dpo, contact.legal, contact.support, contact.sales, contact.security, withdrawal.email, withdrawal.formUrl',
    })
    expect(addresses?.location.split(', ').map(placeOf).at(-1)).toBe(
      'formUrl: https://app.example.com/withdraw',
    )
    expect(find('sample:words', withSite({ company: asWritten.company }))?.message).toBe(
      'Names and addresses are samples: company.euRepresentative',
    )
  })

  it.each([
    ['https://www.mediateur.fr, 1 rue de Paris, 75001 Paris', false],
    ['Mediation, info@EXAMPLE.com', true],
    ['Mediation (https://sub.example.net/de), Paris', true],
    ['Mediation for example.org, Paris', false],
    ['Mediation: http://mediation.example', true],
    ['http://localhost, Paris', true],
    ['http://mediateur.fr, Paris', false],
  ])('an address within "%s" is for examples: %s', (consumerMediator, isSample) => {
    expect(ids(withSite({ consumerMediator })).includes('sample:addresses')).toBe(isSample)
  })

  it.each([
    ['example.com', true],
    ['a.example', true],
    ['localhost:8080', true],
    ['x.test', true],
    ['myexample.com', false],
    ['localhost.de', false],
    ['example.com.de', false],
  ])('the origin https://%s is an example: %s', (host, isExample) => {
    expect(ids(withSite({ origin: `https://${host}` })).includes('origin:example')).toBe(isExample)
  })

  it('on translations ask for the languages of the pages that show a text', () => {
    const english = (text: Readonly<Record<string, string>>) => ({ en: text.en ?? '' })
    const asked = ids(
      changed(finishedInEveryLanguage, {
        languages: { ...languages, site: ['en', 'de'], legal: ['en', 'fr'] },
        law: { ...law, eu: { en: 'European Union law' } },
        testimonials: testimonials
          .slice(0, 1)
          .map(review => ({ ...review, comment: english(review.comment) })),
        works: {
          video: { en: 'A balloon at *dawn | dusk*', de: 'Ein Ballon *morgens | abends*' },
          image: { en: 'A glass butterfly' },
        },
      }),
    ).filter(id => id.startsWith('translation:'))
    expect(asked.toSorted()).toEqual([
      'translation:law.eu.de',
      'translation:law.eu.fr',
      'translation:testimonials.content-creator.comment.de',
      'translation:works.image.de',
    ])
  })

  it('on translations that are behind speak of publication for documents alone', () => {
    const why = (name: string) =>
      find(
        `translation:behind:${name}.de`,
        withText(finishedInEveryLanguage, `en/${name}.md`, text =>
          text.replace('.\n', '. Quillfeather.\n'),
        ),
      )?.why
    expect(why('questions')).toBe('Readers of one language are told something else.')
    expect(why('privacy-policy')).toBe(
      'Readers of one language are told something else. Such a document cannot be published.',
    )
  })

  it('miss a document in the language it is not written in, and in no other', () => {
    const site = withoutTexts(
      finishedInEveryLanguage.site,
      name => name === 'fr/terms-of-service.md',
    )
    const { open } = review({ ...finishedInEveryLanguage, site })
    expect(
      open
        .filter(({ id }) => id.startsWith('contradiction:languages'))
        .map(finding => finding.message),
    ).toEqual(['Promised but not offered: terms-of-service in French'])
  })
})

describe('days and limits', () => {
  it.each([
    ['2025-11-30', undefined],
    ['2025-12-01', 'warning'],
    ['2026-01-01', 'warning'],
  ])('a review that is due on December 31 is on %s: %s', (day, severity) => {
    const quoted = withText(live(day), 'data-processing-agreement', text =>
      text.replace('nextReview: 2025-12-31', 'nextReview: "2025-12-31"'),
    )
    for (const situation of [live(day), quoted]) {
      expect(find('review:data-processing-agreement', situation)?.severity).toBe(severity)
    }
  })

  it('days of consent, tests and registration that lie ahead are blockers', () => {
    const ahead = '2025-06-02'
    const [first, ...others] = testimonials
    const moved: SiteConfig = JSON.parse(
      JSON.stringify(config)
        .replace('"tested":"2024-11-01"', `"tested":"${ahead}"`)
        .replace('"registered":"2024-10-01"', `"registered":"${ahead}"`),
    )
    const situation = withSite({
      accessibility: moved.accessibility,
      reporting: moved.reporting,
      testimonials: [
        ...(first ? [{ ...first, consent: { date: ahead, record: 'mail' } }] : []),
        ...others,
      ],
    })
    const days = review(situation).open.filter(({ id }) => id.startsWith('day:ahead'))
    expect(days.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'blocker: reporting.copyrightAgent.registered lies ahead: 2025-06-02',
      'blocker: accessibility.tested lies ahead: 2025-06-02',
      'blocker: testimonials.content-creator.consent.date lies ahead: 2025-06-02',
    ])
  })
})

describe('an accepted finding', () => {
  it.each([
    ['is published', 'warning', live('2025-06-01')],
    ['is not', 'blocker', finished],
  ])('that has run out is on a site that %s a %s', (_, severity, situation) => {
    const acceptance = { finding: 'sample:brand', reason: 'x', until: '2025-05-31' }
    const acceptedFindings = [...config.acceptedFindings, acceptance]
    const lapsed = changed(situation, { brand: 'Triptych', acceptedFindings })
    const reviewed = review(lapsed)
    expect(reviewed.open.find(({ id }) => id === 'sample:brand')?.severity).toBe(severity)
    expect(decideIndexing(lapsed.site, reviewed).isIndexed).toBe(severity === 'warning')
    const other = review(changed(situation, { brand: 'Triptych', acceptedFindings: [] }))
    expect(decideIndexing(lapsed.site, other).isIndexed).toBe(false)
  })

  it('is listed as such until its day, with its reason', () => {
    const { open, accepted } = review(accepting('processor:app-store-role', '2025-06-01'))
    expect(open.map(({ id }) => id)).not.toContain('processor:app-store-role')
    expect(accepted.map(({ finding, reason }) => [finding.id, reason])).toEqual([
      ['processor:app-store-role', 'in discussion'],
    ])
    expect(ids(accepting('processor:app-store-role', '2025-05-31'))).toContain(
      'processor:app-store-role',
    )
  })

  it('stays accepted when its list is reordered', () => {
    const id = 'placeholder:processors.ai-video.transferBasis'
    for (const order of [unknown.processors, unknown.processors.toReversed()]) {
      const { accepted } = review(changed(accepting(id, '2099-01-01'), { processors: order }))
      expect(accepted.map(({ finding }) => finding.id)).toEqual([id])
    }
  })

  it('is named by what an entry is, and by its own name where there are more of a kind', () => {
    const [processor] = processors
    const [testimonial] = testimonials
    if (!processor || !testimonial) throw new Error('the finished site has both')
    const processorOf = (kind: typeof processor.kind, name: typeof processor.name) => ({
      ...processor,
      kind,
      name,
    })
    const entries = [
      processorOf('ai-chat', 'Chat, Inc.'),
      processorOf('other', '»Über & Cô« GmbH'),
      processorOf('other', 'Logs 24'),
      processorOf('other', 'Logs 24'),
      processorOf('hosting', undefined),
      processorOf('hosting', 'Logs 24'),
      processorOf('other', 'logs-24'),
    ]
    expect(entryKeys({ processors: entries, testimonials }, 'processors')).toEqual([
      'ai-chat',
      'other.uber-co-gmbh',
      'other.logs-24',
      'other.logs-24-2',
      'hosting.unnamed',
      'hosting.logs-24',
      'other.logs-24-3',
    ])
    const reviewBy = (en: string, name: string) => ({
      ...testimonial,
      role: { en, de: 'Rolle' },
      name,
    })
    const reviews = [
      reviewBy('Content Creator', 'A'),
      reviewBy('Artist', 'B'),
      reviewBy('Artist', 'C D'),
    ]
    expect(entryKeys({ processors, testimonials: reviews }, 'testimonials')).toEqual([
      'content-creator',
      'artist.b',
      'artist.c-d',
    ])
  })
})

it.each([
  ['nothing supplied', unsupplied, { isIndexed: false, reason: 'blocked' }],
  ['finished', finished, { isIndexed: true, reason: 'ready', blockers: [] }],
  ['never', withSite({ indexing: 'never' }), { isIndexed: false, reason: 'never' }],
  [
    'forced despite a blocker',
    withSite({ indexing: 'forced', brand: 'Triptych' }),
    { isIndexed: true, reason: 'forced', blockers: [{ id: 'sample:brand' }] },
  ],
  [
    'forced with one of two blockers accepted',
    withSite({
      indexing: 'forced',
      brand: 'Triptych',
      origin: 'https://www.example.com',
      acceptedFindings: [
        ...config.acceptedFindings,
        { finding: 'sample:brand', reason: 'For a while', until: '2025-06-01' },
      ],
    }),
    { isIndexed: true, reason: 'forced', blockers: [{ id: 'origin:example' }] },
  ],
] as const)('search engines and a site: %s', (_, situation, expected) => {
  expect(decideIndexing(situation.site, review(situation))).toMatchObject(expected)
})

it('the end of a build names the few things that block, and the variable that does', () => {
  const messageFor = ({ site }: LaunchSituation) =>
    indexingMessage(decideIndexing(site, review({ ...finished, site })))
  expect(messageFor(overridden)).toBe(
    'Search engines are kept out of this build: 1 blocker. See npm run launch-check.\n  SITE_ORIGIN: The origin https://localhost is an example',
  )
  expect(messageFor(unsupplied)).toMatch(/: \d+ blockers\. See npm run launch-check\.$/)
})
