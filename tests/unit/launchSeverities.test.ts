import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/launch/finding.ts'
import { review } from '../../src/launch/review.ts'
import { findingsOf } from '../../src/launch/rule.ts'
import { rules } from '../../src/launch/rules.ts'
import type { BuildState, LaunchSituation } from '../../src/launch/situation.ts'
import { expectWords } from '../sites/invariants.ts'
import { withoutTexts } from '../sites/variants.ts'
import {
  changed,
  finished,
  finishedInEveryLanguage,
  onDay,
  unsupplied,
  withSite,
  withText,
} from './launchSituation.ts'

/**
 * What some rules find, each beside what those before it have found. All rules together take long,
 * because some of them read every text.
 */
function findingsOfRules(situation: LaunchSituation, ...names: readonly string[]) {
  const findings: Finding[] = []
  for (const rule of rules.filter(({ id }) => names.includes(id))) {
    findings.push(...findingsOf(rule, situation, findings))
  }
  return findings
}

/** Who has to act on what some rules find, and how much it matters, as in `ops warning`. */
function found(situation: LaunchSituation, ...names: readonly string[]) {
  const findings = findingsOfRules(situation, ...names)
  expectWords(findings)
  return new Map(findings.map(({ id, owner, severity }) => [id, `${owner} ${severity}`]))
}

const built = (state: Partial<BuildState>): LaunchSituation => ({
  ...finished,
  build: { ...finished.build, ...state },
})

describe('who has to act, and how much it matters', () => {
  it('where nothing is supplied, besides counsel', () => {
    const names = rules.flatMap(({ id, owner }) => (owner === 'legal' ? [] : id))
    const findings = [...found(unsupplied, ...names)]
    const idsOf = (wanted: string) =>
      findings
        .filter(([id, kind]) => kind === wanted && !id.startsWith('undecided:'))
        .map(([id]) => id)
        .toSorted()
    expect(idsOf('ops blocker')).toEqual(['origin:example', 'origin:http'])
    expect(idsOf('ops warning')).toEqual(['placeholder:contacts.security'])
    expect(idsOf('ops note')).toEqual([])
    expect(idsOf('marketing blocker')).toEqual([
      'placeholder:contacts.sales',
      'placeholder:contacts.support',
      'placeholder:testimonials.content-creator.name',
      'placeholder:testimonials.digital-artist.name',
      'placeholder:testimonials.marketer.name',
      'sample:brand',
      'sample:testimonials.content-creator',
      'sample:testimonials.digital-artist',
      'sample:testimonials.marketer',
    ])
    expect(idsOf('marketing warning')).toEqual([
      'placeholder:appStoreUrl',
      'placeholder:prices.tax.EUR',
      'placeholder:prices.tax.USD',
    ])
    expect(idsOf('marketing note')).toEqual(['apple:support-url', 'placeholder:reviewVerification'])
  })

  const { law } = finished.site.config
  const googlePlayUrl = 'https://play.google.com/store/apps/details?id=com.example.longhand'
  const missing = { placeholder: 'imprint' } as const
  const forced = withSite({ indexing: 'forced', brand: 'Triptych' })
  const nobody = withSite({ processors: [] })
  const untranslated = withSite({ law: { ...law, eu: { en: 'European Union law' } } })
  const behind = withText(finishedInEveryLanguage, 'en/questions.md', text =>
    text.replace('Videos', 'Films'),
  )
  const expired = changed(unsupplied, {
    acceptedFindings: [{ finding: 'gdpr27:trigger', reason: 'in discussion', until: '2025-05-31' }],
  })

  it.each<readonly [rules: string, id: string, kind: string, situation: LaunchSituation]>([
    ['build:stale', 'build:stale', 'ops warning', built({ isFresh: false })],
    ['build:stale', 'build:stale', 'ops note', built({ isFresh: undefined })],
    ['sample:brand indexing:forced', 'indexing:forced', 'ops blocker', forced],
    ['accepted', 'accepted:gdpr27:trigger', 'ops note', expired],
    ['gdpr27:trigger expired', 'expired:gdpr27:trigger', 'ops note', expired],
    ['gdpr27:trigger', 'gdpr27:trigger', 'legal warning', unsupplied],
    ['processor:app-store-role', 'processor:app-store-role', 'legal warning', finished],
    ['apple:ai-permission', 'apple:ai-permission', 'legal note', finished],
    ['contradiction:jurisdiction', 'contradiction:jurisdiction', 'legal warning', finished],
    ['terms:fourteen-sections', 'terms:fourteen-sections', 'legal warning', finished],
    ['contradiction:image-provider', 'contradiction:image-provider', 'legal blocker', nobody],
    ['translation', 'translation:law.eu.de', 'marketing warning', untranslated],
    ['translation:behind', 'translation:behind:questions.de', 'legal warning', behind],
    ['apple:badge', 'apple:badge', 'marketing warning', withSite({ appStoreBadge: missing })],
    ['google:badge', 'google:badge', 'marketing warning', withSite({ googlePlayUrl })],
  ])('%s: %s is a %s', (names, id, kind, situation) => {
    expect(found(situation, ...names.split(' ')).get(id)).toBe(kind)
  })
})

describe('days and limits', () => {
  it.each([
    ['2025-07-02', undefined],
    ['2025-07-01', 'ops warning'],
    ['2025-06-01', 'ops warning'],
    ['2025-05-31', 'ops blocker'],
  ])('a security.txt that expires on %s is on June 1: %s', (day, kind) => {
    const situation = built({ securityTxtExpires: `${day}T00:00:00.000Z` })
    expect(found(situation, 'security-txt').get('security-txt')).toBe(kind)
  })

  it.each([
    ['2025-06-03', 'security.txt expires in 2 days'],
    ['2025-06-02', 'security.txt expires in 1 day'],
    ['2025-06-01', 'security.txt expires today'],
    ['2025-05-31', 'security.txt has expired'],
  ])('one that expires on %s: %s', (day, message) => {
    const { open } = review(built({ securityTxtExpires: `${day}T00:00:00.000Z` }))
    expect(open.find(({ id }) => id === 'security-txt')?.message).toBe(message)
  })

  it('a page above 20,000 bytes is a warning, a shorter one a note', () => {
    const page = (bytes: number) =>
      found(
        built({ longPages: [{ file: 'de/ai.html', bytes, limit: 14_600, warningLimit: 20_000 }] }),
        'page-size',
      ).get('page-size:de/ai')
    expect(page(20_000)).toBe('ops note')
    expect(page(20_001)).toBe('ops warning')
  })

  it('origins that are examples, and those that only look like one', () => {
    const isExample = (origin: string) =>
      found(withSite({ origin }), 'origin:example').has('origin:example')
    const examples = ['example.com', 'www.example.org', 'a.example', 'localhost:8080', 'x.test']
    const others = ['myexample.com', 'example.de', 'test.de', 'localhost.de', 'example.com.de']
    expect(examples.filter(host => !isExample(`https://${host}`))).toEqual([])
    expect(others.filter(host => isExample(`https://${host}`))).toEqual([])
  })
})

it('forced indexing counts the blockers that nobody has accepted', () => {
  const situation = withSite({
    ...{ indexing: 'forced', brand: 'Triptych', origin: 'https://www.example.com' },
    acceptedFindings: [{ finding: 'sample:brand', reason: 'For a while', until: '2025-06-01' }],
  })
  const names = ['sample:brand', 'origin:example', 'indexing:forced']
  const findings = findingsOfRules(situation, ...names)
  expect(findings.map(({ id, message }) => [id, message])).toContainEqual([
    'indexing:forced',
    'Indexing is forced on despite 1 blocker',
  ])
  expect(findings).toHaveLength(3)
})

it('translations are asked for in the languages of the pages that show a text', () => {
  const { law, testimonials, languages } = finished.site.config
  const english = (text: Readonly<Record<string, string>>) => ({ en: text.en ?? '' })
  const situation = withSite({
    languages: { ...languages, site: ['en', 'de'], legal: ['en', 'fr'] },
    law: { ...law, eu: { en: 'European Union law' } },
    testimonials: testimonials.slice(0, 1).map(one => ({ ...one, comment: english(one.comment) })),
  })
  const asked = [...found(situation, 'translation').keys()]
  expect(asked.toSorted()).toEqual([
    'translation:law.eu.de',
    'translation:law.eu.fr',
    'translation:testimonials.content-creator.comment.de',
  ])
})

it('a document is missed in the language it is not written in, and in no other', () => {
  const site = withoutTexts(finishedInEveryLanguage.site, name => name === 'fr/terms-of-service.md')
  const findings = rules
    .filter(({ id }) => id === 'contradiction:languages')
    .flatMap(rule => findingsOf(rule, { ...finishedInEveryLanguage, site }))
  expect(findings.map(({ message }) => message)).toEqual([
    'Promised but not offered: terms-of-service in French',
  ])
})

describe('what a rule leaves alone', () => {
  const { business, prices, company } = finished.site.config
  const untaxed = { prices: { ...prices, tax: { USD: 'excluded', EUR: 'excluded' } } } as const
  const unknown = unsupplied.site.config
  const noRepresentative = { euRepresentative: unknown.company.euRepresentative }

  /** Beside what a rule finds, the nearest thing that it must not find. */
  it.each<readonly [rule: string, bad: LaunchSituation, good: LaunchSituation]>([
    [
      'contradiction:prices',
      withSite({ ...untaxed, business: { ...business, markets: ['DE'], customers: 'consumers' } }),
      withSite({ ...untaxed, business: { ...business, customers: 'businesses' } }),
    ],
    [
      'contradiction:prices',
      withSite(untaxed),
      withSite({ ...untaxed, business: { ...business, markets: ['US', 'FR'] } }),
    ],
    [
      'gdpr27:trigger',
      withSite({ company: { ...company, ...noRepresentative } }),
      withSite({ company: { ...company, seat: 'IE', ...noRepresentative } }),
    ],
    [
      'space:business.markets',
      withSite({ business: { ...business, markets: ['DE', 'AU', 'CA'] } }),
      withSite({ business: { ...business, markets: ['US', 'GB', 'CH', 'LI'] } }),
    ],
    [
      'ccpa:annual-update',
      onDay('2026-01-02'),
      withText(onDay('2026-01-02'), 'privacy-policy', text =>
        text.replace(/^lastUpdated: .*$/m, 'lastUpdated: "2025-12-01"'),
      ),
    ],
    [
      'address:name',
      withSite({ company: { ...company, legalName: 'Ink', postalAddress: 'Ink, 1 Lind Avenue' } }),
      withSite({ company: { ...company, legalName: 'Ink', postalAddress: '1 Lind Avenue, Ink' } }),
    ],
    [
      'address:name',
      withSite({ company: { ...company, legalName: 'Ink', postalAddress: 'Ink, 1 Lind Avenue' } }),
      withSite({ company: { ...company, legalName: unknown.company.legalName } }),
    ],
    [
      'size:turnover',
      withSite({ business: { ...business, size: { employees: 2, turnover: 100.1 } } }),
      withSite({ business: { ...business, size: { employees: 2, turnover: 100 } } }),
    ],
    [
      'size:turnover',
      withSite({ business: { ...business, size: { employees: 0, turnover: 51 } } }),
      withSite({ business: { ...business, size: { employees: 0, turnover: 50 } } }),
    ],
  ])('%s', (rule, bad, good) => {
    expect([...found(bad, rule).keys()]).toEqual([rule])
    expect([...found(good, rule).keys()]).toEqual([])
  })

  it('one real review among samples is enough to ask how reviews are checked', () => {
    const [real, ...others] = finished.site.config.testimonials
    const samples = others.map(one => ({ ...one, consent: 'sample' as const }))
    const severityOf = (testimonials: typeof others) =>
      found(
        withSite({ testimonials, reviewVerification: unknown.reviewVerification }),
        'reviews:verification',
      ).get('placeholder:reviewVerification')
    expect(severityOf(real ? [...samples, real] : [])).toBe('marketing blocker')
    expect(severityOf(samples)).toBe('marketing note')
  })
})

it('a long page names the three fields that cost most, translations added up', () => {
  const page = { file: 'de/ai.html', bytes: 15_000, limit: 14_600, warningLimit: 20_000 }
  const { company, contacts, law } = finished.site.config
  const situation = withSite({
    company: { ...company, legalForm: 'f'.repeat(90), postalAddress: 'ä'.repeat(50) },
    contacts: { ...contacts, phone: '5'.repeat(95) },
    law: { ...law, jurisdiction: { en: 'j' }, eu: { en: 'e'.repeat(60), de: 'e'.repeat(50) } },
    brand: 'b'.repeat(500),
    processors: [],
    testimonials: [],
  })
  const { build } = built({ longPages: [page] })
  const [rule] = rules.filter(({ id }) => id === 'page-size')
  const [finding] = rule ? findingsOf(rule, { ...situation, build }) : []
  expect(finding?.fix).toBe(
    'Shorten what costs most: law.eu (110 bytes), company.postalAddress (100 bytes), contacts.phone (95 bytes).',
  )
})
