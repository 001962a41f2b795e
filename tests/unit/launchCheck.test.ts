import { describe, expect, it } from 'vitest'
import { planReadings } from '../../src/content/plans.ts'
import { differentPrices } from '../../src/launch/checks/contradictions.ts'
import type { LaunchSituation } from '../../src/launch/finding.ts'
import { decideIndexing } from '../../src/launch/indexing.ts'
import { review } from '../../src/launch/review.ts'
import { currentSituation } from '../../src/launch/situation.ts'
import type { Site } from '../../src/site/schema.ts'

/** A day before the DPA's review date. */
const early = '2025-06-01'
const shipped = currentSituation('2026-11-21', true)

const contact = 'someone@studio.example'

/** A site with everything supplied. */
const suppliedSite: Site = {
  ...shipped.site,
  origin: 'https://www.studio-app.com',
  brand: 'Studio',
  publishedOn: '2024-11-01',
  company: { legalName: 'Studio Inc.', postalAddress: '1 Main St', euRepresentative: 'Rep GmbH' },
  contacts: {
    privacy: contact,
    dataProtectionOfficer: contact,
    legal: contact,
    support: contact,
    sales: contact,
    security: contact,
  },
  appStoreUrl: 'https://apps.apple.com/app/id1234567890',
  law: { ...shipped.site.law, jurisdiction: { en: 'Cheyenne', de: 'Cheyenne' } },
  processors: shipped.site.processors.map(processor => ({
    ...processor,
    name: 'Provider',
    place: { en: 'US', de: 'USA' },
    transferBasis: { en: 'Clauses', de: 'Klauseln' },
    since: '2024-01-01',
  })),
  testimonials: shipped.site.testimonials.map(testimonial => ({
    ...testimonial,
    name: 'Name',
    consent: { date: '2024-01-01', record: 'file 1' },
  })),
}

const supplied: LaunchSituation = { ...shipped, site: suppliedSite, day: early }

function withLegalText(
  situation: LaunchSituation,
  name: string,
  change: (text: string) => string,
): LaunchSituation {
  const file = `src/content/legal/${name}.en.md`
  const text = situation.legalTexts.get(file) ?? ''
  return { ...situation, legalTexts: new Map(situation.legalTexts).set(file, change(text)) }
}

const withSite = (change: Partial<Site>): LaunchSituation => ({
  ...supplied,
  site: { ...suppliedSite, ...change },
})

const ids = (situation: LaunchSituation) => review(situation).open.map(({ id }) => id)

/** What stays open on a supplied site: the contradictions that the specification itself holds. */
const inherent = [
  'contradiction:support.response',
  'contradiction:plan-names',
  'contradiction:languages',
]

describe('the shipped sample', () => {
  it('has exactly its known blockers', () => {
    const blockers = review(shipped)
      .open.filter(({ severity }) => severity === 'blocker')
      .map(({ id }) => id)
    const perProcessor = [0, 1, 2, 3].flatMap(index =>
      ['name', 'place', 'transferBasis', 'since'].map(field =>
        index < 2 && field === 'transferBasis'
          ? `transfer-basis:processors.${index}`
          : `placeholder:processors.${index}.${field}`,
      ),
    )
    expect(new Set(blockers)).toEqual(
      new Set([
        'placeholder:publishedOn',
        'placeholder:company.legalName',
        'placeholder:company.postalAddress',
        'placeholder:company.euRepresentative',
        'placeholder:contacts.privacy',
        'placeholder:contacts.dataProtectionOfficer',
        'placeholder:contacts.legal',
        'placeholder:contacts.support',
        'placeholder:contacts.sales',
        'placeholder:law.jurisdiction',
        ...perProcessor,
        ...[0, 1, 2].flatMap(index => [
          `placeholder:testimonials.${index}.name`,
          `sample:testimonials.${index}`,
        ]),
        'sample:brand',
        'review:data-processing-agreement',
        'origin:example',
        'origin:http',
      ]),
    )
  })

  it('points at the line of src/site.ts where each value stands', () => {
    const lines = shipped.siteText.split('\n')
    const line = (id: string) => {
      const finding = review(shipped).open.find(candidate => candidate.id === id)
      return lines[Number(finding?.where.split(':')[1]) - 1]
    }
    expect(line('placeholder:company.postalAddress')).toContain("placeholder('postal address'")
    expect(line('placeholder:contacts.sales')).toContain("placeholder('sales contact'")
    expect(line('placeholder:processors.2.name')).toContain("placeholder('cloud hosting provider'")
    expect(line('sample:testimonials.1')).toContain("consent: 'sample'")
    expect(line('origin:http')).toContain('http://localhost')
  })
})

describe('each finding goes when its cause goes, and comes when it is planted', () => {
  it('a supplied site keeps only the contradictions of the specification', () => {
    expect(ids(supplied)).toEqual(inherent)
  })

  const planted: readonly (readonly [id: string, situation: LaunchSituation])[] = [
    ['placeholder:company.legalName', withSite({ company: shipped.site.company })],
    ['placeholder:appStoreUrl', withSite({ appStoreUrl: shipped.site.appStoreUrl })],
    ['placeholder:contacts.security', withSite({ contacts: shipped.site.contacts })],
    ['placeholder:law.jurisdiction', withSite({ law: shipped.site.law })],
    ['placeholder:processors.0.name', withSite({ processors: shipped.site.processors })],
    ['transfer-basis:processors.0', withSite({ processors: shipped.site.processors })],
    ['sample:brand', withSite({ brand: 'Triptych' })],
    ['sample:testimonials.0', withSite({ testimonials: shipped.site.testimonials })],
    ['origin:example', withSite({ origin: 'https://www.example.com' })],
    ['origin:http', withSite({ origin: 'http://www.studio-app.com' })],
    ['review:data-processing-agreement', { ...supplied, day: '2026-01-01' }],
    ['build:stale', { ...supplied, isBuildFresh: false }],
    ['security-txt', { ...supplied, securityTxtExpires: '2025-06-10T00:00:00Z' }],
    [
      'notice:terms-of-service',
      withLegalText(
        { ...supplied, site: { ...suppliedSite, publishedOn: early } },
        'terms-of-service',
        text => text.replace('effective: 2025-01-01', 'effective: 2025-06-20'),
      ),
    ],
    [
      'contradiction:processors.2',
      withLegalText(supplied, 'privacy-policy', text => text.replace('{{processors.table}}', '')),
    ],
    [
      'accepted:no-such-finding',
      withSite({
        acceptedFindings: [{ finding: 'no-such-finding', reason: 'x', until: '2099-01-01' }],
      }),
    ],
  ]

  it.each(planted)('%s', (id, situation) => {
    expect(ids(supplied)).not.toContain(id)
    expect(ids(situation)).toContain(id)
  })

  it('contradiction:plan-names goes when the plans on sale are in the Terms', () => {
    const readings = { ...suppliedSite.readings, plans: 'starter-pro' as const }
    expect(
      review(withSite({ readings })).open.find(({ id }) => id.endsWith('plan-names'))?.what,
    ).toBe('On sale but not in the Terms: Starter (they name Basic, Pro, Premium)')
  })

  it('contradiction:price comes when the readings disagree about a plan', () => {
    expect(differentPrices(supplied)).toEqual([])
    const [starter, pro] = planReadings['starter-pro']
    if (!starter || !pro) throw new Error('the second reading has two plans')
    const readings = { ...planReadings, 'starter-pro': [starter, { ...pro, price: 29 }] }
    expect(differentPrices(supplied, readings).map(({ id }) => id)).toEqual([
      'contradiction:price-Pro',
    ])
  })

  it('a review within 30 days is a warning, after the day a blocker', () => {
    const severity = (day: string) =>
      review({ ...supplied, day }).open.find(({ id }) => id.startsWith('review:'))?.severity
    expect(severity('2025-11-30')).toBeUndefined()
    expect(severity('2025-12-01')).toBe('warning')
    expect(severity('2025-12-31')).toBe('warning')
    expect(severity('2026-01-01')).toBe('blocker')
  })
})

describe('an accepted finding', () => {
  const accept = (until: string) =>
    withSite({
      acceptedFindings: [{ finding: 'contradiction:languages', reason: 'in translation', until }],
    })

  it('is listed as such, with its reason', () => {
    const { open, accepted } = review(accept(early))
    expect(open.map(({ id }) => id)).not.toContain('contradiction:languages')
    expect(accepted.map(({ finding, reason }) => [finding.id, reason])).toEqual([
      ['contradiction:languages', 'in translation'],
    ])
  })

  it('comes back when its day has passed', () => {
    expect(ids(accept('2025-05-31'))).toContain('contradiction:languages')
  })
})

describe('indexing', () => {
  const decide = (situation: LaunchSituation) => decideIndexing(situation.site, review(situation))

  it('waits until no blocker is left', () => {
    expect(decide(shipped)).toMatchObject({ isIndexed: false, reason: 'blocked' })
    expect(decide(supplied)).toEqual({ isIndexed: true, reason: 'ready', blockers: 0 })
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
