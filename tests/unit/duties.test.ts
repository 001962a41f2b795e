import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withDutyTable } from '../../src/launch/duties/dutyTable.ts'
import { judgeDuties } from '../../src/launch/duties/judgeDuties.ts'
import type { Finding } from '../../src/launch/finding.ts'
import { review } from '../../src/launch/review.ts'
import { findingsOf } from '../../src/launch/rule.ts'
import { duties, rules } from '../../src/launch/rules.ts'
import type { LaunchSituation } from '../../src/launch/situation.ts'
import type { Placeholder } from '../../src/model/placeholder.ts'
import type { Business, SiteConfig } from '../../src/model/schema.ts'
import { withConfig } from '../../src/model/site.ts'
import { finished, onDay, unsupplied, withSite } from './launchSituation.ts'

const unknown: Placeholder = { placeholder: 'imprint' }

/** What a company in the United States answers that sells to German consumers. */
const german: Business = {
  markets: ['DE'],
  customers: 'consumers',
  size: { employees: 11, turnover: 1 },
  soldOnWeb: 'no',
  publicFeed: 'no',
}

const french: Business = { ...german, markets: ['FR'] }
const american: Business = { ...german, markets: ['US'] }
const norwegian: Business = { ...german, markets: ['NO'] }
const googlePlayUrl = 'https://play.google.com/store/apps/details?id=com.example.longhand'
const big = { employees: 200, turnover: 100 }

/** A day on which every duty is in force. */
const day = '2026-12-02'

/** What the rules on duties find, without those that ask for a value whether or not a duty applies. */
function dutyFindings(situation: LaunchSituation): readonly Finding[] {
  const names = duties.flatMap(({ id, reportedAs }) => (reportedAs ? [] : [id, `undecided:${id}`]))
  return rules.filter(({ id }) => names.includes(id)).flatMap(rule => findingsOf(rule, situation))
}

function found(change: Partial<SiteConfig>, on = day): Record<string, string> {
  const findings = dutyFindings(onDay(on, withSite(change)))
  return Object.fromEntries(findings.map(({ id, severity }) => [id, severity]))
}

function verdicts(business: Business): Record<string, string> {
  const judged = judgeDuties(onDay(day, withSite({ business })).site)
  return Object.fromEntries(judged.map(({ id, verdict }) => [id, verdict]))
}

const { company, digitalServices, reporting, withdrawal } = finished.site.config
const munich = { ...company, seat: 'DE' }
if ('placeholder' in digitalServices || 'placeholder' in reporting) throw new Error('not finished')
if ('placeholder' in withdrawal) throw new Error('not finished')
const { legalRepresentative: _, ...contactPointOnly } = digitalServices
const { copyrightAgent, ...noAgent } = reporting
const { formUrl, ...noForm } = withdrawal
if (!copyrightAgent) throw new Error('not finished')
const withoutSecurity = { ...finished.site.config.contacts, security: unknown }

it('every verdict gives its reason', () => {
  const businesses = [german, french, american, norwegian, { ...american, size: big }]
  for (const business of [...businesses, unsupplied.site.config.business]) {
    for (const seat of ['US', 'DE']) {
      const { config } = withSite({ business, company: { ...company, seat } }).site
      for (const { id, judge } of duties) {
        const { verdict, reason } = judge(config)
        expect(reason, `${id} ${verdict}`).toMatch(/^[A-Z].*\.$/)
      }
    }
  }
})

describe('a duty that applies and whose facts are missing is a finding', () => {
  it.each<
    readonly [id: string, severity: string, business: Business, missing: Partial<SiteConfig>]
  >([
    ['page:imprint', 'blocker', american, { company: munich, imprint: unknown }],
    ['page:imprint', 'warning', german, { imprint: unknown }],
    ['vsbg:statement', 'warning', german, { disputeResolution: unknown }],
    ['page:accessibility', 'blocker', german, { accessibility: unknown }],
    ['page:accessibility', 'warning', norwegian, { accessibility: unknown }],
    ['page:withdrawal', 'warning', german, { withdrawal: unknown }],
    ['withdrawal:function', 'warning', german, { withdrawal: noForm }],
    ['page:cancellation', 'note', german, { cancellation: unknown }],
    ['dsa:contact-points', 'blocker', french, { digitalServices: unknown }],
    ['dsa:legal-representative', 'blocker', french, { digitalServices: contactPointOnly }],
    ['dsa:notices', 'warning', french, { reporting: unknown }],
    ['dmca:agent', 'warning', american, { reporting: noAgent }],
    ['dmca:agent', 'note', german, { reporting: noAgent }],
    ['ai:marking', 'blocker', german, { aiTransparency: unknown }],
    ['ai:chat-notice', 'warning', german, { aiTransparency: unknown }],
    ['ai:safeguards', 'warning', german, { aiTransparency: unknown }],
    ['page:security', 'note', french, { contacts: withoutSecurity }],
    ['dsa:authority-orders', 'warning', { ...french, size: big }, { authorityRequests: unknown }],
    ['page:young-people', 'note', german, { youngPeople: unknown }],
    ['apple:badge', 'warning', german, { appStoreBadge: unknown }],
    ['google:badge', 'warning', german, { googlePlayUrl }],
    ['google:account-deletion', 'note', german, { googlePlayUrl }],
    ['google:ai-reports', 'note', german, { googlePlayUrl }],
    [
      'apple:support-url',
      'note',
      german,
      { contacts: { ...finished.site.config.contacts, support: unknown } },
    ],
  ])('%s: %s', (id, severity, business, missing) => {
    const supplied = { business, disputeResolution: { willing: true, body: 'A board' } }
    expect(found(supplied)).not.toHaveProperty(id)
    expect(found({ ...supplied, ...missing })).toHaveProperty(id, severity)
  })

  it('says how sure it is, why, by which statute, and what to do', () => {
    const [imprint] = dutyFindings(withSite({ business: french, imprint: unknown }))
    expect(imprint).toMatchObject({
      owner: 'legal',
      message: 'There is no imprint (probably applies)',
      why: 'The app is offered in the European Economic Area; courts have held companies outside it to the duty too. § 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC.',
      fix: 'Ask counsel whether you need it. If so: Fill in imprint in site/site.ts.',
    })
    expect(imprint?.location).toMatch(/^tests\/sites\/finished\/site\.ts:\d+$/)
  })
})

describe('where the company is based', () => {
  const about = (seat: string, business: Business) => {
    const judged = judgeDuties(withSite({ business, company: { ...company, seat } }).site)
    const ids = ['page:imprint', 'vsbg:statement', 'dsa:legal-representative', 'dmca:agent']
    return ids.map(id => judged.find(duty => duty.id === id)?.verdict)
  }
  const markets = ['DE', 'CH', 'GB'] as const

  it('decides what is asked of it', () => {
    const [no, probably, yes] = ['does not apply', 'probably applies', 'applies']
    const offer = { ...german, markets, size: { employees: 12, turnover: 1 } }
    expect(about('US', offer)).toEqual([probably, probably, yes, probably])
    expect(about('DE', offer)).toEqual([yes, yes, no, no])
    expect(about('FR', offer)).toEqual([yes, probably, no, no])
  })

  it('leaves a duty of companies elsewhere uncertain while it is not known', () => {
    const open = withSite({ business: french, company: { ...company, seat: unknown } })
    const judged = judgeDuties(open.site).find(({ id }) => id === 'dsa:legal-representative')
    expect(judged).toMatchObject({
      verdict: 'probably applies',
      reason:
        'Unless the company is based in the European Economic Area, which company.seat has to say.',
    })
  })

  it('decides who has to represent it', () => {
    const missing = (seat: string) =>
      Object.entries(
        found({ business: { ...german, markets }, company: { ...company, seat } }),
      ).filter(([id]) => id.endsWith(':representative') || id.startsWith('gdpr27'))
    const [british, swiss] = [
      ['gb:representative', 'warning'],
      ['ch:representative', 'note'],
    ]
    expect(missing('US')).toEqual([british, swiss])
    expect(missing('DE')).toEqual([british, swiss])
  })

  it('asks for no representative in the EU, and no state, where there can be none', () => {
    const asked = (seat: string) =>
      review(
        withSite({
          company: { ...company, seat, euRepresentative: unknown },
          law: { ...finished.site.config.law, us: unknown },
        }),
      )
        .open.map(({ id }) => id)
        .filter(id => /euRepresentative|law\.us|gdpr27/.test(id))
    expect(asked('US')).toEqual([
      'gdpr27:trigger',
      'placeholder:company.euRepresentative',
      'placeholder:law.us',
    ])
    expect(asked('AT')).toEqual([])
  })

  it('a missing mediator is a blocker for consumers in France, whatever the seat', () => {
    const { consumerMediator: _mediator, ...rest } = finished.site.config
    const site = withConfig(finished.site, { ...rest, business: french })
    const open = dutyFindings({ ...finished, site })
    expect(open.find(({ id }) => id === 'france:mediator')?.severity).toBe('blocker')
  })
})

describe('limits', () => {
  it('a row counts as checked for 180 days', () => {
    const unchecked = (today: string) =>
      review(onDay(today, finished)).open.filter(({ id }) => id === 'unchecked:age:signals')
    expect(unchecked('2027-05-21')).toEqual([])
    expect(unchecked('2027-05-22').map(({ message, severity }) => [message, severity])).toEqual([
      [
        'Last checked on November 22, 2026: Age category and parental consent from the app store (Texas SB 2420; Utah SB 142; Louisiana Acts 2025 no. 481; from January 1, 2027, California AB 1043)',
        'note',
      ],
    ])
  })

  const size = (employees: number, turnover: number) =>
    verdicts({ ...german, size: { employees, turnover } })

  it('a micro-enterprise has up to 9 people and 2 million euros', () => {
    expect(size(9, 2)['page:accessibility']).toBe('does not apply')
    expect(size(10, 2)['page:accessibility']).toBe('applies')
    expect(size(9, 2.1)['page:accessibility']).toBe('applies')
  })

  it('a small enterprise has up to 49 people and 10 million euros', () => {
    expect(size(49, 10)['dsa:authority-orders']).toBe('does not apply')
    expect(size(50, 10)['dsa:authority-orders']).toBe('applies')
    expect(size(49, 10.1)['dsa:authority-orders']).toBe('applies')
  })

  it('the word on dispute resolution is for more than 10 people', () => {
    expect(size(10, 5)['vsbg:statement']).toBe('does not apply')
    expect(size(11, 5)['vsbg:statement']).toBe('probably applies')
    expect(size(0, 0)['vsbg:statement']).toBe('does not apply')
  })

  it('the word on tax is for consumers in Germany, a mediator for those in France', () => {
    const both = (business: Business) => {
      const { 'pricing:vat': tax, 'france:mediator': mediator } = verdicts(business)
      return [tax, mediator]
    }
    const no = 'does not apply'
    expect(both(german)).toEqual(['applies', no])
    expect(both(french)).toEqual([no, 'applies'])
    expect(both({ ...german, markets: ['AT', 'BE'] })).toEqual([no, no])
    const markets = ['DE', 'FR']
    expect(both({ ...german, markets, customers: 'both' })).toEqual(['applies', 'applies'])
    expect(both({ ...german, markets, customers: 'businesses' })).toEqual([no, no])
  })

  it('prices without tax do not fulfill the duty, and are a blocker for consumers in Germany', () => {
    const withTax = (tax: 'included' | 'excluded', business = german) => {
      const situation = withSite({ business, prices: { tax: { USD: 'excluded', EUR: tax } } })
      const duty = judgeDuties(situation.site).find(({ id }) => id === 'pricing:vat')
      const found = review(situation).open.find(({ id }) => id === 'contradiction:prices')
      return [duty?.isMet, found?.severity]
    }
    expect(withTax('included')).toEqual([true, undefined])
    expect(withTax('excluded')).toEqual([false, 'blocker'])
    expect(withTax('excluded', french)).toEqual([false, undefined])
    expect(withTax('excluded', { ...german, customers: 'businesses' })).toEqual([false, undefined])
  })

  it('a copyright agent is renewed within 60 days of the third anniversary', () => {
    expect(found({}, '2027-08-01')).not.toHaveProperty('dmca:renewal')
    expect(found({}, '2027-08-02')).toHaveProperty('dmca:renewal', 'warning')
    const renewed = {
      reporting: { ...reporting, copyrightAgent: { ...copyrightAgent, registered: '2027-08-01' } },
    }
    expect(found(renewed, '2027-08-02')).not.toHaveProperty('dmca:renewal')
  })

  it.each([
    ['ai:marking', '2026-12-01', 'warning', '2026-12-02', 'blocker'],
    ['ai:chat-notice', '2026-08-01', 'note', '2026-08-02', 'warning'],
    ['ai:safeguards', '2026-12-01', 'note', '2026-12-02', 'warning'],
    ['page:security', '2027-12-10', 'note', '2027-12-11', 'warning'],
    ['withdrawal:function', '2026-06-18', 'note', '2026-06-19', 'warning'],
  ])('%s is on %s a %s, on %s a %s', (id, before, lesser, from, full) => {
    const change = {
      business: { ...german, markets: ['DE', 'US'] },
      aiTransparency: unknown,
      contacts: withoutSecurity,
      withdrawal: unknown,
      reporting: unknown,
    }
    expect(found(change, before)).toHaveProperty(id, lesser)
    expect(found(change, from)).toHaveProperty(id, full)
  })
})

describe('questions that are open', () => {
  it('are a note for each duty that depends on them, and nothing else', () => {
    expect(found(unsupplied.site.config)).toEqual({
      'privacy:age-data': 'warning',
      'undecided:gb:representative': 'note',
      'undecided:ch:representative': 'note',
      'undecided:renewal:reminder': 'note',
      'undecided:data-act:switching': 'note',
      'undecided:dsa:report': 'note',
      'undecided:ai:text-marking': 'note',
      'undecided:ai:companion': 'note',
      'undecided:age:signals': 'note',
      'undecided:page:imprint': 'note',
      'undecided:vsbg:statement': 'note',
      'undecided:page:accessibility': 'note',
      'undecided:page:withdrawal': 'note',
      'undecided:withdrawal:function': 'note',
      'undecided:page:cancellation': 'note',
      'undecided:dsa:contact-points': 'note',
      'undecided:dsa:legal-representative': 'note',
      'undecided:dsa:notices': 'note',
      'undecided:dmca:agent': 'note',
      'undecided:ncii:channel': 'note',
      'undecided:ai:marking': 'note',
      'undecided:ai:chat-notice': 'note',
      'undecided:ai:safeguards': 'note',
      'undecided:page:security': 'note',
      'undecided:dsa:authority-orders': 'note',
      'undecided:page:young-people': 'note',
      'apple:support-url': 'note',
    })
  })

  it('are named, and only those that still matter', () => {
    const fix = (business: Business) =>
      dutyFindings(withSite({ business, accessibility: unknown })).find(
        ({ id }) => id === 'undecided:page:accessibility',
      )?.fix
    const open = { ...german, customers: unknown, size: unknown }
    expect(fix({ ...open, markets: unknown })).toBe(
      'Answer business.markets, business.customers, and business.size in site/site.ts.',
    )
    expect(fix(open)).toBe('Answer business.customers and business.size in site/site.ts.')
    expect(fix({ ...open, customers: 'businesses' })).toBeUndefined()
    expect(fix({ ...open, markets: ['US'] })).toBeUndefined()
  })

  it('counsel decides about intimate images', () => {
    const change = { business: { ...american }, reporting: unknown }
    const [note] = dutyFindings(withSite(change)).filter(({ id }) => id.includes('ncii'))
    expect(note).toMatchObject({
      id: 'undecided:ncii:channel',
      severity: 'note',
      message:
        'Cannot tell whether this applies: Removal of intimate images within 48 hours (47 U.S.C. § 223a (TAKE IT DOWN Act))',
      why: 'Without a public feed the app is probably not covered, but sharing in the app may change that; ask counsel.',
    })
    expect(note?.fix).toMatch(/^Let counsel decide\. If it applies: /)
  })

  it('that are accepted do not accept the duty itself', () => {
    const acceptedFindings = [
      { finding: 'undecided:page:imprint', reason: 'in discussion', until: '2099-01-01' },
    ]
    const open = (business: Business) =>
      review(withSite({ business, imprint: unknown, acceptedFindings })).open.map(({ id }) => id)
    expect(open({ ...german, markets: unknown })).not.toContain('undecided:page:imprint')
    expect(open(german)).toContain('page:imprint')
  })
})

describe('verdicts', () => {
  it('for a site that sells to German consumers', () => {
    expect(verdicts(german)).toEqual({
      'gb:representative': 'does not apply',
      'ch:representative': 'does not apply',
      'renewal:reminder': 'does not apply',
      'data-act:switching': 'does not apply',
      'dsa:report': 'does not apply',
      'privacy:age-data': 'applies',
      'age:signals': 'does not apply',
      'ai:companion': 'does not apply',
      'ai:text-marking': 'probably applies',
      'page:imprint': 'probably applies',
      'vsbg:statement': 'probably applies',
      'france:mediator': 'does not apply',
      'page:accessibility': 'applies',
      'page:withdrawal': 'probably applies',
      'withdrawal:function': 'probably applies',
      'page:cancellation': 'probably applies',
      'dsa:contact-points': 'applies',
      'dsa:legal-representative': 'applies',
      'dsa:notices': 'probably applies',
      'dmca:agent': 'probably applies',
      'dmca:renewal': 'applies',
      'ncii:channel': 'does not apply',
      'ai:marking': 'applies',
      'ai:chat-notice': 'applies',
      'ai:safeguards': 'probably applies',
      'page:security': 'probably applies',
      'dsa:authority-orders': 'does not apply',
      'page:young-people': 'probably applies',
      'ai:training': 'applies',
      'ccpa:sharing': 'does not apply',
      'apple:support-url': 'applies',
      'apple:badge': 'applies',
      'google:badge': 'does not apply',
      'google:account-deletion': 'does not apply',
      'google:ai-reports': 'does not apply',
      'reviews:verification': 'applies',
      'pricing:vat': 'applies',
    })
  })

  it('for a site that sells to businesses in the United States only', () => {
    expect(verdicts({ ...american, customers: 'businesses' })).toEqual({
      'gb:representative': 'does not apply',
      'ch:representative': 'does not apply',
      'renewal:reminder': 'does not apply',
      'data-act:switching': 'does not apply',
      'dsa:report': 'does not apply',
      'privacy:age-data': 'applies',
      'age:signals': 'probably applies',
      'ai:companion': 'cannot tell',
      'ai:text-marking': 'does not apply',
      'page:imprint': 'does not apply',
      'vsbg:statement': 'does not apply',
      'france:mediator': 'does not apply',
      'page:accessibility': 'does not apply',
      'page:withdrawal': 'does not apply',
      'withdrawal:function': 'does not apply',
      'page:cancellation': 'does not apply',
      'dsa:contact-points': 'does not apply',
      'dsa:legal-representative': 'does not apply',
      'dsa:notices': 'does not apply',
      'dmca:agent': 'applies',
      'dmca:renewal': 'applies',
      'ncii:channel': 'cannot tell',
      'ai:marking': 'does not apply',
      'ai:chat-notice': 'does not apply',
      'ai:safeguards': 'does not apply',
      'page:security': 'does not apply',
      'dsa:authority-orders': 'does not apply',
      'page:young-people': 'does not apply',
      'ai:training': 'applies',
      'ccpa:sharing': 'cannot tell',
      'apple:support-url': 'applies',
      'apple:badge': 'applies',
      'google:badge': 'does not apply',
      'google:account-deletion': 'does not apply',
      'google:ai-reports': 'does not apply',
      'reviews:verification': 'applies',
      'pricing:vat': 'does not apply',
    })
  })

  it('for a site that sells to consumers and businesses in Norway', () => {
    expect(verdicts({ ...norwegian, customers: 'both' })).toEqual({
      'gb:representative': 'does not apply',
      'ch:representative': 'does not apply',
      'renewal:reminder': 'does not apply',
      'data-act:switching': 'does not apply',
      'dsa:report': 'does not apply',
      'privacy:age-data': 'applies',
      'age:signals': 'does not apply',
      'ai:companion': 'does not apply',
      'ai:text-marking': 'probably applies',
      'page:imprint': 'probably applies',
      'vsbg:statement': 'does not apply',
      'france:mediator': 'does not apply',
      'page:accessibility': 'probably applies',
      'page:withdrawal': 'probably applies',
      'withdrawal:function': 'probably applies',
      'page:cancellation': 'does not apply',
      'dsa:contact-points': 'probably applies',
      'dsa:legal-representative': 'probably applies',
      'dsa:notices': 'probably applies',
      'dmca:agent': 'probably applies',
      'dmca:renewal': 'applies',
      'ncii:channel': 'does not apply',
      'ai:marking': 'probably applies',
      'ai:chat-notice': 'probably applies',
      'ai:safeguards': 'probably applies',
      'page:security': 'probably applies',
      'dsa:authority-orders': 'does not apply',
      'page:young-people': 'probably applies',
      'ai:training': 'applies',
      'ccpa:sharing': 'does not apply',
      'apple:support-url': 'applies',
      'apple:badge': 'applies',
      'google:badge': 'does not apply',
      'google:account-deletion': 'does not apply',
      'google:ai-reports': 'does not apply',
      'reviews:verification': 'applies',
      'pricing:vat': 'does not apply',
    })
  })

  it('in every state of the EU a duty applies, in the rest of the EEA probably, elsewhere not', () => {
    const states = {
      applies: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
      'probably applies': 'IS LI NO',
      'does not apply': 'AL AU BA BR CA CH CN GB IN JP MC MD ME MK RS SM TR UA US VA XK',
    }
    for (const [verdict, markets] of Object.entries(states)) {
      const judged = markets
        .split(' ')
        .filter(
          market => verdicts({ ...german, markets: [market] })['dsa:contact-points'] !== verdict,
        )
      expect(judged, `a duty in these states is not judged as "${verdict}"`).toEqual([])
    }
  })

  it('one market in the EU among others is enough', () => {
    for (const markets of [
      ['US', 'NO', 'IE'],
      ['IE', 'US'],
    ]) {
      expect(verdicts({ ...german, markets })['dsa:contact-points']).toBe('applies')
    }
  })

  it('above 26.625 million a company in the United States is probably under the CCPA', () => {
    const turnover = (millions: number) =>
      verdicts({ ...american, size: { employees: 90, turnover: millions } })['ccpa:sharing']
    expect(turnover(26.625)).toBe('cannot tell')
    expect(turnover(26.626)).toBe('probably applies')
  })
})

it('duties that are reported under another name name findings that exist', () => {
  const ids = review(unsupplied).open.map(({ id }) => id)
  const named = duties.flatMap(({ reportedAs = [] }) => reportedAs)
  expect(named).toHaveLength(4)
  expect(named.filter(id => !ids.includes(id))).toEqual([])
})

it('docs/operate.md holds the table of duties as npm run fix writes it', () => {
  const text = readFileSync('docs/operate.md', 'utf8')
  expect(text, 'run npm run fix').toBe(withDutyTable(text))
  expect(text).toContain(
    '| Imprint | § 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC | companies in the EU; probably others that offer an app there | `imprint` | `/imprint` | 2026-11-21 |',
  )
})
