import { describe, expect, it } from 'vitest'
import { duties } from '../../../src/company/launch/duties.ts'
import type { Verdict } from '../../../src/company/launch/dutyConditions.ts'
import { review } from '../../../src/company/launch/review.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { publishedPolicy } from '../versions/publishedPolicy.ts'
import { finished, onDay, unsupplied, withSite, withVersions } from './launchSituation.ts'

const { business, company, ...rest } = finished.site.config
const unknown = unsupplied.site.config
const googlePlay = 'https://play.google.com/store/apps/details?id=com.example.longhand'

/** A company in the United States with eleven people that sells to consumers there, in these countries. */
function selling(
  markets: string,
  size = '11 1',
  customers: 'consumers' | 'businesses' = 'consumers',
) {
  const [employees = 0, turnover = 0] = size.split(' ').map(Number)
  return {
    business: {
      ...business,
      markets: markets.split(' '),
      customers,
      size: { employees, turnover },
    },
  }
}

/** What is found of each duty on a day on which most are in force: `counsel warning`. */
function found(change: Partial<SiteConfig>, day = '2026-12-02'): Readonly<Record<string, string>> {
  const { open } = review(onDay(day, withSite(change)))
  return Object.fromEntries(open.map(({ id, person, severity }) => [id, `${person} ${severity}`]))
}

/** The ids of the duties that apply to a company, of those that probably do, and of those that do not. */
function verdictsOf(config: SiteConfig) {
  const ids = (wanted: Verdict) =>
    duties.filter(({ applies }) => applies(config) === wanted).map(({ rule }) => rule.id)
  return { applies: ids('applies'), probably: ids('probably applies'), no: ids(undefined) }
}

function verdicts(change: Partial<SiteConfig>) {
  const { applies, probably } = verdictsOf(withSite(change).site.config)
  return { applies, probably }
}

const verdict = (id: string, change: Partial<SiteConfig>) =>
  duties.find(({ rule }) => rule.id === id)?.applies(withSite(change).site.config) ??
  'does not apply'

const missing = {
  imprint: unknown.imprint,
  accessibility: unknown.accessibility,
  withdrawal: unknown.withdrawal,
  cancellation: unknown.cancellation,
  digitalServices: unknown.digitalServices,
  reporting: unknown.reporting,
  aiTransparency: unknown.aiTransparency,
  disputeResolution: unknown.disputeResolution,
  contact: unknown.contact,
  authorityRequests: unknown.authorityRequests,
  youngPeople: unknown.youngPeople,
  reviewVerification: unknown.reviewVerification,
  app: { ...finished.site.config.app, appStoreBadge: unknown.app.appStoreBadge },
  age: {},
} satisfies Partial<SiteConfig>

describe('a duty that applies and whose facts are missing is a finding', () => {
  it.each([
    ['page:imprint', 'founder warning', 'DE', '11 1'],
    ['vsbg:statement', 'counsel warning', 'DE', '11 1'],
    ['page:accessibility', 'engineer blocker', 'DE', '11 1'],
    ['page:accessibility', 'engineer warning', 'NO', '11 1'],
    ['page:withdrawal', 'counsel warning', 'FR', '11 1'],
    ['withdrawal:function', 'counsel warning', 'FR', '11 1'],
    ['page:cancellation', 'founder note', 'DE', '11 1'],
    ['renewal:reminder', 'counsel note', 'ES', '11 1'],
    ['dsa:contact-points', 'founder blocker', 'FR', '11 1'],
    ['dsa:contact-points', 'founder warning', 'IS', '11 1'],
    ['dsa:legal-representative', 'counsel blocker', 'FR', '11 1'],
    ['dsa:notices', 'founder warning', 'FR', '11 1'],
    ['dsa:report', 'counsel note', 'FR', '200 100'],
    ['dsa:authority-orders', 'counsel warning', 'FR', '200 100'],
    ['gb:representative', 'counsel warning', 'GB', '11 1'],
    ['ch:representative', 'counsel note', 'CH', '11 1'],
    ['dmca:agent', 'counsel warning', 'US', '11 1'],
    ['dmca:agent', 'counsel note', 'DE', '11 1'],
    ['ncii:channel', 'founder note', 'US', '11 1'],
    ['ai:marking', 'engineer blocker', 'DE', '11 1'],
    ['ai:text-marking', 'counsel note', 'DE', '11 1'],
    ['ai:chat-notice', 'engineer warning', 'DE', '11 1'],
    ['ai:safeguards', 'engineer warning', 'DE', '11 1'],
    ['ai:companion', 'counsel note', 'US', '11 1'],
    ['page:security', 'engineer note', 'FR', '11 1'],
    ['page:young-people', 'founder note', 'DE', '11 1'],
    ['age:signals', 'counsel note', 'US', '11 1'],
    ['privacy:age-data', 'counsel warning', 'CA', '11 1'],
    ['reviews:verification', 'marketing blocker', 'CA', '11 1'],
    ['apple:badge', 'marketing warning', 'CA', '11 1'],
    ['france:cancel-online', 'counsel note', 'FR', '11 1'],
  ])('%s: %s in %s with %s', (id, expected, markets, size) => {
    const conditions = selling(markets, size)
    expect(found({ ...missing, ...conditions })).toHaveProperty(id, expected)
    const settledElsewhere = ['renewal:reminder', 'dsa:report', 'ai:companion', 'ai:text-marking']
    if (id.endsWith(':representative') && !id.startsWith('dsa')) return
    if (!settledElsewhere.includes(id)) expect(found(conditions)).not.toHaveProperty(id)
  })

  it('names verdict, reason, statute, and the field in the company’s file', () => {
    const { open } = review(withSite({ ...selling('FR'), imprint: unknown.imprint }))
    expect(open.find(({ id }) => id === 'page:imprint')).toMatchObject({
      message: 'There is no imprint (probably applies)',
      why: 'Companies in the European Economic Area need one; courts have held others that offer an app there to the duty too. § 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC.',
      fix: 'Ask counsel whether you need it. If so: Fill in imprint in tests/sites/finished/site.yaml.',
      location: expect.stringMatching(/^tests\/sites\/finished\/site\.yaml:\d+$/),
    })
    const { consumerMediator: _, ...config } = rest
    const site = { ...finished.site, config: { ...config, company, ...selling('FR') } }
    const mediator = review({ ...finished, site }).open.find(({ id }) => id === 'france:mediator')
    expect(mediator).toMatchObject({
      severity: 'blocker',
      person: 'counsel',
      message: 'No mediator for consumers in France is named',
      fix: 'Join a mediator, then fill in consumerMediator in tests/sites/finished/site.yaml.',
    })
  })

  it('of a chat that people use like a companion is settled once its protocol is written', () => {
    const crisisProtocol = { en: 'The chat shows where help is.' }
    const aiTransparency = { ...Object(rest.aiTransparency), crisisProtocol }
    expect(found(selling('US'))['ai:companion']).toBe('counsel note')
    expect(found({ ...selling('US'), aiTransparency })['ai:companion']).toBeUndefined()
  })

  it('asks of an app on Google Play what Google does', () => {
    const here = found({ app: { ...finished.site.config.app, googlePlay } })
    expect(here['google:badge']).toBe('marketing warning')
    expect(here['google:account-deletion']).toBe('engineer note')
    expect(here['google:ai-reports']).toBe('engineer note')
    expect(here['google:recipient']).toBe('counsel warning')
    const [store] = finished.site.config.processors.filter(({ kind }) => kind === 'app-store')
    const processors = [...finished.site.config.processors, ...(store ? [store] : [])]
    expect(
      found({ app: { ...finished.site.config.app, googlePlay }, processors })['google:recipient'],
    ).toBeUndefined()
    expect(
      found({ app: { ...finished.site.config.app, googlePlay: 'soon' } })['google:badge'],
    ).toBeUndefined()
    expect(Object.keys(found({})).filter(id => id.startsWith('google'))).toEqual([])
  })
})

describe('verdicts', () => {
  it('with nothing answered, on every duty that some company has', () => {
    const { applies, no } = verdictsOf(unsupplied.site.config)
    expect(applies).toEqual(['privacy:age-data', 'app:age'])
    expect(no).toEqual([
      'imprint:tax-number',
      'dmca:renewal',
      'reviews:verification',
      'apple:badge',
      'apple:support-address',
      'google:badge',
      'google:account-deletion',
      'google:ai-reports',
      'google:recipient',
    ])
  })

  it('for consumers in Germany', () => {
    expect(verdicts(selling('DE'))).toEqual({
      applies: [
        'page:accessibility',
        'dsa:contact-points',
        'dsa:legal-representative',
        'dmca:renewal',
        'ai:marking',
        'ai:chat-notice',
        'privacy:age-data',
        'app:age',
        'reviews:verification',
        'apple:badge',
        'apple:support-address',
      ],
      probably: [
        'page:imprint',
        'vsbg:statement',
        'page:withdrawal',
        'withdrawal:function',
        'page:cancellation',
        'dsa:notices',
        'dmca:agent',
        'ai:text-marking',
        'ai:safeguards',
        'page:security',
        'page:young-people',
        'evidence:representative',
        'app:order-button',
      ],
    })
  })

  it('for businesses in the United States', () => {
    expect(verdicts(selling('US', '11 1', 'businesses'))).toEqual({
      applies: [
        'dmca:agent',
        'dmca:renewal',
        'privacy:age-data',
        'app:age',
        'reviews:verification',
        'apple:badge',
        'apple:support-address',
      ],
      probably: [
        'ncii:channel',
        'ai:companion',
        'age:signals',
        'us:privacy',
        'us:child-abuse-reports',
        'us:texas-ai',
      ],
    })
  })

  it('in every state of the EU, in the rest of the EEA probably, elsewhere not', () => {
    const states = {
      applies: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
      'probably applies': 'IS LI NO',
      'does not apply': 'AL AU BA BR CA CH CN GB IN JP MC MD ME MK RS SM TR UA US VA XK',
    }
    for (const [expected, markets] of Object.entries(states)) {
      const others = markets
        .split(' ')
        .filter(market => verdict('dsa:contact-points', selling(market)) !== expected)
      expect(others, `a duty in these states is not judged as "${expected}"`).toEqual([])
    }
    expect(verdict('dsa:contact-points', selling('US NO IE'))).toBe('applies')
  })

  const [no, probably, yes] = ['does not apply', 'probably applies', 'applies']

  it.each([
    ['US', [probably, probably, yes, probably]],
    ['DE', [yes, yes, no, no]],
    ['FR', [yes, probably, no, no]],
    ['unknown', [probably, probably, probably, probably]],
  ])('of a company based in %s', (seat, expected) => {
    const place = seat === 'unknown' ? unknown.company.seat : seat
    const change = { ...selling('DE CH GB'), company: { ...company, seat: place } }
    const ids = ['page:imprint', 'vsbg:statement', 'dsa:legal-representative', 'dmca:agent']
    expect(ids.map(id => verdict(id, change))).toEqual(expected)
  })

  it.each([
    // A micro-enterprise has up to 9 people and 2 million euros.
    ['page:accessibility', '9 2', no],
    ['page:accessibility', '10 2', yes],
    ['page:accessibility', '9 2.1', yes],
    // A small one has up to 49 people and 10 million euros.
    ['dsa:authority-orders', '49 10', no],
    ['dsa:authority-orders', '50 10', yes],
    ['dsa:authority-orders', '49 10.1', yes],
    ['dsa:report', '49 10', no],
    ['dsa:report', '50 10', probably],
    ['vsbg:statement', '10 50', no],
    ['vsbg:statement', '11 1', probably],
  ])('%s with people and million euros of %s: %s', (id, size, expected) => {
    expect(verdict(id, selling('DE', size))).toBe(expected)
  })

  it.each([
    ['france:mediator', selling('DE FR'), yes],
    ['france:mediator', selling('FR', '11 1', 'businesses'), no],
    ['france:mediator', selling('BE LU'), no],
    ['page:withdrawal', selling('IE', '11 1', 'businesses'), no],
    ['renewal:reminder', selling('AT'), probably],
    ['renewal:reminder', selling('IT'), probably],
    ['renewal:reminder', selling('DE'), no],
    ['us:renewal', selling('US'), yes],
    ['us:renewal', selling('DE'), no],
    ['us:privacy', selling('GB'), no],
    ['us:minors-new-york', selling('US', '11 1', 'businesses'), no],
    ['us:health-data', selling('US'), probably],
    ['gb:complaints', selling('GB'), yes],
    ['gb:complaints', selling('IE'), no],
    ['gb:online-safety', selling('GB'), probably],
    ['gb:subscriptions', selling('GB', '11 1', 'businesses'), no],
    ['italy:minors-ai', selling('IT'), probably],
    ['italy:minors-ai', selling('ES'), no],
    ['poland:terms', selling('PL'), probably],
    ['romania:pictogram', selling('RO'), no],
    ['romania:pictogram', { ...selling('DE'), company: { ...company, seat: 'RO' } }, yes],
    ['evidence:representative', selling('US'), no],
    ['app:order-button', selling('DE', '11 1', 'businesses'), no],
    ['page:cancellation', selling('FR'), probably],
    ['page:cancellation', selling('AT'), no],
    ['data-act:switching', selling('DE'), no],
    [
      'data-act:switching',
      { ...selling('DE'), variants: { ...rest.variants, plans: 'free-pro-enterprise' } },
      probably,
    ],
    ['imprint:tax-number', { company: { ...company, seat: 'ES' } }, 'applies'],
    ['imprint:tax-number', { company: { ...company, seat: 'IT' } }, 'applies'],
    ['imprint:tax-number', { company: { ...company, seat: 'FR' } }, no],
    ['gb:representative', selling('DE'), no],
    ['ch:representative', selling('DE'), no],
    ['france:cancel-online', selling('DE'), no],
  ] as const)('%s of %j: %s', (id, change, expected) => {
    expect(verdict(id, change)).toBe(expected)
  })
})

describe('days', () => {
  it.each([
    ['ai:marking', '2026-12-01', 'warning', '2026-12-02', 'blocker'],
    ['ai:chat-notice', '2026-08-01', 'note', '2026-08-02', 'warning'],
    ['ai:safeguards', '2026-12-01', 'note', '2026-12-02', 'warning'],
    ['page:security', '2027-12-10', 'note', '2027-12-11', 'warning'],
    ['withdrawal:function', '2026-06-18', 'note', '2026-06-19', 'warning'],
  ])('%s is on %s a %s, on %s a %s', (id, before, lesser, from, full) => {
    expect(found({ ...missing, ...selling('DE') }, before)[id]).toContain(lesser)
    expect(found({ ...missing, ...selling('DE') }, from)[id]).toContain(full)
  })

  it('the day from which a duty counts takes no site offline that is published', () => {
    const published = onDay(
      '2026-12-02',
      withVersions(
        [publishedPolicy('2.0', '2024-12-31', '2025-01-01')],
        withSite({ ...missing, ...selling('DE') }),
      ),
    )
    const { open } = review(published)
    expect(open.find(({ id }) => id === 'ai:marking')?.severity).toBe('warning')
  })

  it('the British duty to answer complaints counts from June 19, 2026', () => {
    expect(found(selling('GB'), '2026-06-18')['gb:complaints']).toBe('engineer note')
    expect(found(selling('GB'), '2026-06-19')['gb:complaints']).toBe('engineer warning')
  })

  it('laws of American states are named with their days', () => {
    const { open } = review(withSite(selling('US')))
    const why = (id: string) => open.find(finding => finding.id === id)?.why
    expect(why('ai:companion')).toContain(
      'California: SB 243, Bus. & Prof. Code § 22601 et seq. (from January 1, 2026); Washington: HB 2225 (from January 1, 2027)',
    )
    expect(why('us:privacy')).toContain('Texas: Tex. Bus. & Com. Code ch. 541 (from July 1, 2024)')
    expect(why('us:renewal')).toContain('General Business Law § 527-a (from November 5, 2025)')
    expect(why('age:signals')).toBeUndefined()
  })

  it('a copyright agent is renewed within 60 days of the third anniversary', () => {
    const reporting = rest.reporting
    const renewed = (registered: string) => ({
      reporting: {
        ...reporting,
        copyrightAgent: { ...reporting?.copyrightAgent, registered },
      } as SiteConfig['reporting'],
    })
    expect(found(renewed('2024-10-01'), '2027-08-01')).not.toHaveProperty('dmca:renewal')
    expect(found(renewed('2024-10-01'), '2027-08-02')['dmca:renewal']).toBe('counsel warning')
    expect(found(renewed('2027-08-01'), '2027-08-02')).not.toHaveProperty('dmca:renewal')
  })

  it('the rows count as checked for 180 days', () => {
    expect(found({}, '2027-05-27')).not.toHaveProperty('unchecked')
    const { open } = review(onDay('2027-05-28'))
    expect(open.find(({ id }) => id === 'unchecked')?.message).toBe(
      'The duties were last compared with their statutes on November 28, 2026',
    )
  })
})
