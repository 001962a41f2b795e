import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/launch/finding.ts'
import { decideIndexing } from '../../src/launch/indexing.ts'
import { review } from '../../src/launch/review.ts'
import type { LaunchSituation } from '../../src/launch/situation.ts'
import type { Duration } from '../../src/model/fact.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { supplied } from '../../src/model/placeholder.ts'
import {
  changed,
  finished,
  finishedInEveryLanguage,
  onDay,
  unsupplied,
  withSite,
  withText,
} from './launchSituation.ts'

const ids = (situation: LaunchSituation) => review(situation).open.map(({ id }) => id)

/** Findings that leave open what is wrong, where, why, or what to do. */
const incomplete = (findings: readonly Finding[]) =>
  findings.filter(({ message, location, why, fix }) => [message, location, why, fix].includes(''))

const withLongPage = (file: string, bytes: number): LaunchSituation => ({
  ...finished,
  build: {
    ...finished.build,
    longPages: [{ file, bytes, limit: 14_600, warningLimit: 20_000 }],
  },
})

/** The line that a location leads to, or the file or folder where it names no line. */
function placeOf(location: string): string {
  const [, file, line] = /^(.*):(\d+)$/.exec(location) ?? []
  if (file === undefined) return location
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim() ?? 'no such line'
}

/** What stays open on a finished site: what the specification, or the site's own choices, bring. */
const inherent = [
  'contradiction:support.response',
  'contradiction:plan-names',
  'contradiction:jurisdiction',
  'terms:fourteen-sections',
  'processor:app-store-role',
  'apple:ai-permission',
  'renewal:reminder',
  'ai:text-marking',
  'undecided:ai:companion',
]

describe('a site of which nothing has been supplied', () => {
  it('has exactly these blockers', () => {
    const blockers = review(onDay('2026-11-21', unsupplied))
      .open.filter(({ severity }) => severity === 'blocker')
      .map(({ id }) => id)
    expect(blockers.toSorted()).toEqual(
      [
        'placeholder:publishedOn',
        'placeholder:company.legalName',
        'placeholder:company.legalForm',
        'placeholder:company.postalAddress',
        'placeholder:company.seat',
        'placeholder:company.euRepresentative',
        'placeholder:business.markets',
        'placeholder:business.soldOnWeb',
        'placeholder:business.publicFeed',
        'placeholder:contacts.privacy',
        'placeholder:contacts.dataProtectionOfficer',
        'placeholder:contacts.legal',
        'placeholder:contacts.support',
        'placeholder:contacts.sales',
        'placeholder:contacts.phone',
        'placeholder:ai.training',
        'placeholder:apple.eula',
        'placeholder:california.sharing',
        'ccpa:annual-update',
        'placeholder:law.us',
        'placeholder:law.jurisdiction',
        'placeholder:processors.ai-chat.name',
        'placeholder:processors.ai-chat.place',
        'placeholder:processors.ai-chat.since',
        'transfer-basis:processors.ai-chat',
        'placeholder:processors.ai-video.name',
        'placeholder:processors.ai-video.place',
        'placeholder:processors.ai-video.since',
        'transfer-basis:processors.ai-video',
        'placeholder:processors.ai-image.name',
        'placeholder:processors.ai-image.place',
        'placeholder:processors.ai-image.since',
        'transfer-basis:processors.ai-image',
        'placeholder:processors.hosting.name',
        'placeholder:processors.hosting.place',
        'placeholder:processors.hosting.transferBasis',
        'placeholder:processors.hosting.since',
        'placeholder:processors.app-store.name',
        'placeholder:processors.app-store.place',
        'placeholder:processors.app-store.transferBasis',
        'placeholder:processors.app-store.since',
        'placeholder:testimonials.content-creator.name',
        'placeholder:testimonials.digital-artist.name',
        'placeholder:testimonials.marketer.name',
        'sample:testimonials.content-creator',
        'sample:testimonials.digital-artist',
        'sample:testimonials.marketer',
        'sample:brand',
        'review:data-processing-agreement',
        'origin:example',
        'origin:http',
      ].toSorted(),
    )
  })
})

it('the requests by authorities of a year are due two months after its end', () => {
  expect(ids(onDay('2028-02-29'))).not.toContain('authority-requests:year')
  expect(ids(onDay('2028-03-01'))).toContain('authority-requests:year')
})

it('every finding says what is wrong, where, why, and what to do', () => {
  expect(incomplete(review(unsupplied).open)).toEqual([])
  expect(incomplete(review(finished).open)).toEqual([])
})

it.each([
  [
    'support.responseTerms',
    'support.response',
    'how fast support answers: 3 to 5 business days, and 7 days',
  ],
  [
    'retention.deletedAccounts',
    'retention.accountData',
    'how long data of deleted accounts is kept: 30 days, and 7 days',
  ],
  [
    'retention.accountRecovery',
    'retention.accountData',
    'how long a deleted account lives on: 30 days, and 7 days',
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
  const { clause } = finished.site.facts[key]
  const week: Duration = { kind: 'duration', amount: 7, unit: 'day', clause }
  const facts = { ...finished.site.facts, [key]: week }
  const { open } = review({ ...finished, site: { ...finished.site, facts } })
  const found = open.filter(finding => finding.id === `contradiction:${id}`)
  expect(found.map(finding => finding.message)).toEqual([`Two answers to ${message}`])
})

describe('each finding goes when its cause goes, and comes when it is planted', () => {
  it('a finished site keeps only the contradictions of the specification', () => {
    expect(ids(finishedInEveryLanguage)).toEqual(inherent)
  })

  const idsOfFinished = ids(finished)
  const { config } = unsupplied.site
  const { business, company } = finished.site.config
  const planted: readonly (readonly [id: string, place: string, situation: LaunchSituation])[] = [
    ['placeholder:company.legalName', 'legalName:', withSite({ company: config.company })],
    ['placeholder:appStoreUrl', 'appStoreUrl:', withSite({ appStoreUrl: config.appStoreUrl })],
    ['placeholder:googlePlayUrl', 'export default', withSite({ googlePlayUrl: 'soon' })],
    ['placeholder:contacts.security', 'security:', withSite({ contacts: config.contacts })],
    ['placeholder:law.jurisdiction', 'jurisdiction:', withSite({ law: config.law })],
    ['placeholder:processors.ai-chat.name', 'name:', withSite({ processors: config.processors })],
    [
      'transfer-basis:processors.ai-video',
      'transferBasis:',
      withSite({ processors: config.processors }),
    ],
    ['sample:brand', 'brand:', withSite({ brand: 'Triptych' })],
    [
      'sample:law',
      'us:',
      withSite({
        company: {
          ...finished.site.config.company,
          legalForm: 'GmbH',
          postalAddress: 'Lindenstraße 1, 10969 Berlin',
        },
      }),
    ],
    [
      'address:name',
      'postalAddress:',
      withSite({
        company: {
          ...finished.site.config.company,
          legalName: 'Longhand, Inc.',
          postalAddress: 'Longhand, Inc., 1200 Lind Avenue, Cheyenne, WY 82001, USA',
        },
      }),
    ],
    ['day:ahead:publishedOn', 'publishedOn:', withSite({ publishedOn: '2025-06-02' })],
    [
      'processor:unannounced.hosting',
      'since:',
      withSite({
        processors: finished.site.config.processors.map(entry =>
          entry.kind === 'hosting' ? { ...entry, since: '2025-08-01' } : entry,
        ),
      }),
    ],
    [
      'size:turnover',
      'size:',
      withSite({
        business: { ...finished.site.config.business, size: { employees: 8, turnover: 401 } },
      }),
    ],
    ['sample:testimonials.marketer', 'consent:', withSite({ testimonials: config.testimonials })],
    ['placeholder:prices.tax.EUR', 'prices:', withSite({ prices: config.prices })],
    [
      'placeholder:reviewVerification',
      'reviewVerification:',
      withSite({ reviewVerification: config.reviewVerification }),
    ],
    [
      'space:business.soldOnWeb',
      'soldOnWeb:',
      withSite({ business: { ...business, soldOnWeb: 'yes' } }),
    ],
    [
      'space:business.publicFeed',
      'publicFeed:',
      withSite({ business: { ...business, publicFeed: 'yes' } }),
    ],
    [
      'space:business.markets',
      'markets:',
      withSite({ business: { ...business, markets: ['US', 'CA'] } }),
    ],
    ['space:ai.training', 'ai:', withSite({ ai: { training: 'consent' } })],
    ['space:california.sharing', 'california:', withSite({ california: { sharing: 'opt-out' } })],
    ['space:company.seat', 'seat:', withSite({ company: { ...company, seat: 'GB' } })],
    [
      'contradiction:prices',
      'prices:',
      withSite({ prices: { tax: { USD: 'included', EUR: 'excluded' } } }),
    ],
    ['gdpr27:trigger', 'euRepresentative:', withSite({ company: config.company })],
    ['ccpa:annual-update', 'lastUpdated:', onDay('2026-01-02')],
    [
      'contradiction:image-provider',
      'processors:',
      withSite({
        processors: finished.site.config.processors.filter(({ kind }) => kind !== 'ai-image'),
      }),
    ],
    [
      'contradiction:languages.privacy-policy',
      'languages:',
      withSite({ languages: { ...finished.site.config.languages, legal: ['en', 'fr'] } }),
    ],
    ['authority-requests:year', 'authorityRequests:', onDay('2028-03-01')],
    ['origin:example', 'origin:', withSite({ origin: 'https://www.example.com' })],
    ['origin:http', 'origin:', withSite({ origin: 'http://www.longhand.app' })],
    ['review:data-processing-agreement', 'nextReview:', onDay('2026-01-01')],
    ['build:stale', 'dist/', { ...finished, build: { ...finished.build, isFresh: false } }],
    [
      'security-txt',
      'dist/site/.well-known/security.txt',
      {
        ...finished,
        build: { ...finished.build, securityTxtExpires: '2025-06-10T00:00:00Z' },
      },
    ],
    [
      'notice:terms-of-service',
      'effective:',
      withText(withSite({ publishedOn: '2025-06-01' }), 'terms-of-service', text =>
        text.replace('effective: 2025-01-01', 'effective: 2025-06-20'),
      ),
    ],
    [
      'contradiction:processors.hosting',
      'src/languages/en/texts/privacy-policy.md',
      withText(finished, 'privacy-policy', text => text.replace('{{processors.table}}', '')),
    ],
    [
      'translation:law.eu.de',
      'eu:',
      withSite({ law: { ...finished.site.config.law, eu: { en: 'European Union law' } } }),
    ],
    [
      'translation:law.eu.dd',
      'eu:',
      withSite({ law: { ...finished.site.config.law, eu: { en: 'x', de: 'x', dd: 'x' } } }),
    ],
    [
      'page-size:de/privacy-policy',
      'tests/sites/finished/site.ts',
      withLongPage('de/privacy-policy.html', 15_000),
    ],
    [
      'accepted:no-such-finding',
      '{',
      withSite({
        acceptedFindings: [{ finding: 'no-such-finding', reason: 'x', until: '2099-01-01' }],
      }),
    ],
  ]

  it.each(planted)('%s, at %s', (id, place, situation) => {
    expect(idsOfFinished).not.toContain(id)
    const { open } = review(situation)
    const found = open.find(finding => finding.id === id)
    expect(placeOf(found?.location ?? 'nowhere').startsWith(place)).toBe(true)
    expect(incomplete(open)).toEqual([])
  })

  it('addresses and names for examples are one finding each, with every place', () => {
    const { contacts, withdrawal, consumerMediator, company } = loadSite({
      folder: 'tests/sites/finished',
      today: '2025-06-01',
    }).config
    const find = (situation: LaunchSituation, wanted: string) =>
      review(situation).open.find(({ id }) => id === wanted)
    const addresses = find(
      withSite({ contacts, withdrawal, ...(consumerMediator && { consumerMediator }) }),
      'sample:addresses',
    )
    expect(addresses?.message).toBe(
      'Addresses are at hosts for examples: contacts.privacy, contacts.dataProtectionOfficer, contacts.legal, contacts.support, contacts.sales, contacts.security, withdrawal.email, withdrawal.formUrl, consumerMediator',
    )
    expect(addresses?.location.split(', ').map(placeOf).at(-2)).toBe(
      "formUrl: 'https://app.example.com/withdraw',",
    )
    expect(find(withSite({ company }), 'sample:words')?.message).toBe(
      'Names and addresses are samples: company.euRepresentative',
    )
  })

  it('an address within a text is read as far as it is one', () => {
    const found = (consumerMediator: string) =>
      review(withSite({ consumerMediator })).open.some(({ id }) => id === 'sample:addresses')
    expect(found('https://www.mediateur.fr, 1 rue de Paris, 75001 Paris')).toBe(false)
    expect(found('Mediation, info@EXAMPLE.com')).toBe(true)
    expect(found('Mediation (https://sub.example.net/de), Paris')).toBe(true)
    expect(found('Mediation for example.org, Paris')).toBe(false)
    expect(found('Mediation: http://mediation.example')).toBe(true)
    expect(found('http://localhost, Paris')).toBe(true)
    expect(found('http://mediateur.fr, Paris')).toBe(false)
  })

  it('days of consent, tests and registration that lie ahead are blockers', () => {
    const { testimonials, accessibility, reporting } = finished.site.config
    const ahead = '2025-06-02'
    const [first, ...others] = testimonials
    const situation = withSite({
      publishedOn: ahead,
      testimonials: [
        ...(first ? [{ ...first, consent: { date: ahead, record: 'mail' } }] : []),
        ...others,
      ],
      accessibility: { ...accessibility, tested: ahead } as typeof accessibility,
      reporting: {
        ...reporting,
        copyrightAgent: { ...supplied(reporting)?.copyrightAgent, registered: ahead },
      } as typeof reporting,
    })
    const days = review(situation).open.filter(({ id }) => id.startsWith('day:ahead'))
    expect(days.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: publishedOn lies ahead: 2025-06-02',
      'blocker: accessibility.tested lies ahead: 2025-06-02',
      'blocker: reporting.copyrightAgent.registered lies ahead: 2025-06-02',
      'blocker: testimonials.content-creator.consent.date lies ahead: 2025-06-02',
    ])
    expect(ids(onDay(ahead, situation)).filter(id => id.startsWith('day:'))).toEqual([])
  })

  it.each([
    ['contradiction:jurisdiction', { law: config.law }],
    ['terms:fourteen-sections', { variants: config.variants }],
    [
      'processor:app-store-role',
      { processors: finished.site.config.processors.filter(({ kind }) => kind !== 'app-store') },
    ],
    [
      'apple:ai-permission',
      { processors: finished.site.config.processors.filter(({ kind }) => !kind.startsWith('ai-')) },
    ],
  ] as const)('%s goes', (id, change) => {
    expect(idsOfFinished).toContain(id)
    expect(ids(withSite(change))).not.toContain(id)
  })

  it('a real review makes the missing word on verification a blocker', () => {
    const severity = (situation: LaunchSituation) =>
      review(situation).open.find(({ id }) => id === 'placeholder:reviewVerification')?.severity
    expect(severity(unsupplied)).toBe('note')
    expect(severity(withSite({ reviewVerification: config.reviewVerification }))).toBe('blocker')
  })

  it('contradiction:plan-names names the plans that the Terms do not know', () => {
    const variants = { ...finished.site.config.variants, plans: 'free-pro-enterprise' as const }
    const find = (situation: LaunchSituation) =>
      review(situation).open.find(({ id }) => id === 'contradiction:plan-names')
    const found = find(finished)
    expect(found?.message).toBe(
      'On sale but not in the Terms: Starter (they name Basic, Pro, Premium)',
    )
    const [onSale = '', inTerms = ''] = found?.location.split(', ') ?? []
    expect(placeOf(onSale)).toContain("plans: 'starter-pro'")
    expect(placeOf(inTerms)).toContain('{{terms.planBasic}}')
    expect(find(withSite({ variants }))?.message).toContain('Free, Enterprise')
  })

  it('a long page is a note that names the fields that cost most, a very long one a warning', () => {
    const find = (bytes: number) =>
      review(withLongPage('privacy-policy.html', bytes)).open.find(
        ({ id }) => id === 'page-size:privacy-policy',
      )
    expect(find(15_000)?.severity).toBe('note')
    expect(find(20_001)?.severity).toBe('warning')
    expect(find(15_000)?.fix).toContain('processors.ai-video.transferBasis (256 bytes)')
  })

  it('a review within 30 days is a warning, after the day a blocker, quoted date or not', () => {
    const severity = (situation: LaunchSituation) =>
      review(situation).open.find(({ id }) => id.startsWith('review:'))?.severity
    expect(severity(onDay('2025-11-30'))).toBeUndefined()
    expect(severity(onDay('2025-12-01'))).toBe('warning')
    expect(severity(onDay('2025-12-31'))).toBe('warning')
    const yearLater = onDay('2026-01-01')
    expect(severity(yearLater)).toBe('blocker')
    // The policy was updated on January 1, 2025: 365 days are not more than twelve months.
    expect(ids(yearLater)).not.toContain('ccpa:annual-update')
    const quoted = withText(finished, 'data-processing-agreement', text =>
      text.replace('nextReview: 2025-12-31', 'nextReview: "2025-12-31"'),
    )
    expect(severity(onDay('2026-01-01', quoted))).toBe('blocker')
  })
})

describe('an accepted finding', () => {
  const accept = (finding: string, until: string) =>
    withSite({ acceptedFindings: [{ finding, reason: 'in discussion', until }] })

  it('is listed as such, with its reason', () => {
    const { open, accepted } = review(accept('processor:app-store-role', '2025-06-01'))
    expect(open.map(({ id }) => id)).not.toContain('processor:app-store-role')
    expect(accepted.map(({ finding, reason }) => [finding.id, reason])).toEqual([
      ['processor:app-store-role', 'in discussion'],
    ])
  })

  it('comes back when its day has passed, and says that the acceptance expired', () => {
    const { open } = review(accept('processor:app-store-role', '2025-05-31'))
    expect(open.map(({ id }) => id)).toContain('processor:app-store-role')
    expect(open.find(({ id }) => id === 'expired:processor:app-store-role')?.message).toBe(
      'The acceptance of "processor:app-store-role" expired on May 31, 2025',
    )
  })

  it('stays accepted when its list is reordered', () => {
    const { processors } = unsupplied.site.config
    const named = accept('transfer-basis:processors.ai-video', '2099-01-01')
    for (const order of [processors, processors.toReversed()]) {
      const { accepted } = review(changed(named, { processors: order }))
      expect(accepted.map(({ finding }) => finding.id)).toEqual([
        'transfer-basis:processors.ai-video',
      ])
    }
  })
})

describe('indexing', () => {
  const decide = (situation: LaunchSituation) => decideIndexing(situation.site, review(situation))

  it('waits until no blocker is left', () => {
    expect(decide(unsupplied)).toMatchObject({ isIndexed: false, reason: 'blocked' })
    expect(decide(finished)).toEqual({ isIndexed: true, reason: 'ready', blockers: 0 })
  })

  it('is off where the operator says never', () => {
    expect(decide(withSite({ indexing: 'never' }))).toMatchObject({ isIndexed: false })
  })

  it('can be forced, which is a blocker itself', () => {
    const forced = withSite({ indexing: 'forced', brand: 'Triptych' })
    expect(decide(forced)).toEqual({ isIndexed: true, reason: 'forced', blockers: 1 })
    expect(ids(forced)).toContain('indexing:forced')
    expect(ids(withSite({ indexing: 'forced' }))).not.toContain('indexing:forced')
  })
})
