import { describe, expect, it } from 'vitest'
import { messages } from '../../../src/languages/messages.ts'
import type { FactKey } from '../../../src/model/facts.ts'
import { renderFact } from '../../../src/model/factText.ts'
import { loadSite } from '../../../src/model/loadSite.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** Every figure and name of the specification (§1, §4, §5, §9) and of the law in two languages. */
const oracle: readonly (readonly [fact: FactKey, english: string, german: string])[] = [
  [
    'languages.policy',
    'English, German, French and Spanish',
    'Englisch, Deutsch, Französisch und Spanisch',
  ],
  ['retention.accountData', '30 days', '30 Tage'],
  ['retention.generatedContent', '30 days', '30 Tage'],
  ['retention.backups', '90 days', '90 Tage'],
  ['retention.ipAddresses', '30 days', '30 Tage'],
  ['retention.accountRecovery', '30 days', '30 Tage'],
  ['retention.inactiveAccounts', '12 months', '12 Monate'],
  ['retention.deletedAccounts', '30 days', '30 Tage'],
  ['retention.temporaryContent', '30 days', '30 Tage'],
  ['retention.usageData', '24 months', '24 Monate'],
  ['retention.crashReports', '12 months', '12 Monate'],
  ['retention.supportTickets', '3 years', '3 Jahre'],
  ['retention.analytics', 'indefinitely', 'unbefristet'],
  ['breach.regulatorNotice', '72 hours', '72 Stunden'],
  ['breach.immediateResponse', '0 to 24 hours', '0 bis 24 Stunden'],
  ['response.gdpr', '30 days', '30 Tage'],
  ['response.gdprExtended', '60 days', '60 Tage'],
  ['response.ccpa', '45 days', '45 Tage'],
  ['response.ccpaExtended', '90 days', '90 Tage'],
  ['response.dataSubject', '30 days', '30 Tage'],
  ['response.dataSubjectExtended', '60 days', '60 Tage'],
  ['response.technicalErasure', '30 days', '30 Tage'],
  ['response.acknowledgment', '5 business days', '5 Arbeitstage'],
  ['notice.subProcessors', '30 days', '30 Tage'],
  ['notice.materialChanges', '30 days', '30 Tage'],
  ['support.response', '3 to 5 business days', '3 bis 5 Arbeitstage'],
  ['support.responseTerms', '24 to 48 hours', '24 bis 48 Stunden'],
  ['support.availability', '24/7', '24/7'],
  ['encryption.inTransit', 'TLS 1.3', 'TLS 1.3'],
  ['encryption.atRest', 'AES-256', 'AES-256'],
  ['audits.internal', 'quarterly', 'vierteljährlich'],
  ['audits.external', 'annually', 'jährlich'],
  ['age.us', '13 years', '13 Jahre'],
  ['age.eu', '16 years', '16 Jahre'],
  ['california.lookback', '12 months', '12 Monate'],
  // Cal. Civ. Code § 1798.120(c), 11 CCR § 7001; 11 CCR §§ 7026(f), 7027(g); § 1798.83(b); 11 CCR
  // § 7021(a); 11 CCR § 7051(a); Art. 97.1.p) Real Decreto Legislativo 1/2007.
  ['california.minors', '16 years', '16 Jahre'],
  ['california.optOut', '15 business days', '15 Arbeitstage'],
  ['california.directMarketing', '30 days', '30 Tage'],
  ['ccpa.acknowledgment', '10 business days', '10 Arbeitstage'],
  ['ccpa.serviceProviderNotice', '5 business days', '5 Arbeitstage'],
  ['notice.renewalSpain', '15 days', '15 Tage'],
  ['terms.planBasic', 'Basic', 'Basic'],
  ['terms.planPro', 'Pro', 'Pro'],
  ['terms.planPremium', 'Premium', 'Premium'],
  ['company.seat', 'United States', 'Vereinigte Staaten'],
  // 14 days: Article 9(1) Directive 2011/83/EU. 48 hours: 47 U.S.C. § 223a(a)(3). 10 to 14 business
  // days: 17 U.S.C. § 512(g)(2)(C). The languages are those of the finished site's contact point.
  ['notifications.optOut', '10 business days', '10 Arbeitstage'],
  ['complaint.uk', '30 days', '30 Tage'],
  ['withdrawal.period', '14 days', '14 Tage'],
  ['reporting.intimateImagesRemoval', '48 hours', '48 Stunden'],
  ['reporting.copyrightAgent.restoration', '10 to 14 business days', '10 bis 14 Arbeitstage'],
  ['digitalServices.languages', 'English and German', 'Englisch und Deutsch'],
]

describe('the figures of the texts', () => {
  it.each(oracle)('%s is “%s”, „%s“', (fact, english, german) => {
    expect(renderFact(site, fact, 'en').text).toBe(english)
    expect(renderFact(site, fact, 'de').text).toBe(german)
  })

  it('are all in this table', () => {
    const known = oracle.map(([fact]) => fact)
    const suppliedKinds = ['supplied', 'name', 'contact', 'phone', 'statement', 'day', 'web-page']
    const figures = Object.entries(site.facts).flatMap(([key, { kind }]) =>
      suppliedKinds.includes(kind) ? [] : key,
    )
    expect(figures.filter(key => !known.some(fact => fact === key))).toEqual([])
  })
})

describe('grammatical forms', () => {
  it.each([
    ['retention.backups', '90 Tagen'],
    ['response.acknowledgment', '5 Arbeitstagen'],
    ['support.response', '3 bis 5 Arbeitstagen'],
    ['support.responseTerms', '24 bis 48 Stunden'],
    ['breach.regulatorNotice', '72 Stunden'],
    ['california.lookback', '12 Monaten'],
    ['retention.supportTickets', '3 Jahren'],
    ['age.us', '13 Jahren'],
  ] as const)('German dative: %s is „%s“', (fact, expected) => {
    expect(renderFact(site, fact, 'de', 'dative').text).toBe(expected)
  })

  it('English adjective: a 30-day period, a 12-month period', () => {
    expect(renderFact(site, 'retention.accountRecovery', 'en', 'adjective').text).toBe('30-day')
    expect(renderFact(site, 'california.lookback', 'en', 'adjective').text).toBe('12-month')
  })

  it('a figure without its unit, for ages', () => {
    expect(renderFact(site, 'age.us', 'en', 'number').text).toBe('13')
    expect(renderFact(site, 'age.eu', 'de', 'number').text).toBe('16')
  })
})

describe('the sentence on dispute resolution (§ 36 VSBG)', () => {
  it('says what the operator has decided', () => {
    expect(renderFact(site, 'disputes.resolution', 'en').text).toBe(
      'In Germany, we are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 of the German VSBG).',
    )
    expect(renderFact(site, 'disputes.resolution', 'de').text).toBe(
      'In Deutschland sind wir weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    )
  })

  it('has a place for the body in every language', () => {
    for (const catalog of Object.values(messages)) {
      expect(catalog['disputes.willing'].split('{{detail}}')).toHaveLength(2)
    }
  })
})
