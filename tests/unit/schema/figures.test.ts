import { expect, it } from 'vitest'
import { figures } from '../../../src/company/schema/figures.ts'
import { type FactKey, renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const site = withValues(finished, { promises: {} })

/** A fact in English, German, French and Spanish. */
const inEach = (fact: string, form?: string, of = site) =>
  (['en', 'de', 'fr', 'es'] as const)
    // The rows are those of the facts.
    .map(code => renderFact(of, fact as FactKey, code, form).text)
    .join(' | ')
    .replaceAll('\u00a0', ' ')

/** Every period of the specification (§1, §4, §5, §9) and of the law. */
const periods: Readonly<Record<string, string>> = {
  'retention.accountData': '30 days',
  'retention.generatedContent': '30 days',
  'retention.backups': '90 days',
  'retention.ipAddresses': '30 days',
  'retention.accountRecovery': '30 days',
  'retention.inactiveAccounts': '12 months',
  'retention.deletedAccounts': '30 days',
  'retention.temporaryContent': '30 days',
  'retention.usageData': '24 months',
  'retention.crashReports': '12 months',
  'retention.supportTickets': '3 years',
  'breach.regulatorNotice': '72 hours',
  'breach.immediateResponse': '0 to 24 hours',
  'response.gdpr': '30 days',
  'response.gdprExtended': '60 days',
  'response.ccpa': '45 days',
  'response.ccpaExtended': '90 days',
  'response.dataSubject': '30 days',
  'response.dataSubjectExtended': '60 days',
  'response.technicalErasure': '30 days',
  'response.acknowledgment': '5 business days',
  'notice.subProcessors': '30 days',
  'notice.materialChanges': '30 days',
  'support.response': '3 to 5 business days',
  'support.responseTerms': '24 to 48 hours',
  'age.us': '13 years',
  'age.eu': '16 years',
  'california.lookback': '12 months',
  // Cal. Civ. Code § 1798.120(c), 11 CCR § 7001; 11 CCR §§ 7026(f), 7027(g); § 1798.83(b); 11 CCR
  // § 7021(a); 11 CCR § 7051(a); Art. 97.1.p) Real Decreto Legislativo 1/2007.
  'california.minors': '16 years',
  'california.optOut': '15 business days',
  'california.directMarketing': '30 days',
  'ccpa.acknowledgment': '10 business days',
  'ccpa.serviceProviderNotice': '5 business days',
  'notice.renewalSpain': '15 days',
  // 15 U.S.C. § 7704(a)(4); section 164A Data Protection Act 2018; Article 9(1) Directive 2011/83/EU;
  // 47 U.S.C. § 223a(a)(3); 17 U.S.C. § 512(g)(2)(C).
  'notifications.optOut': '10 business days',
  'complaint.uk': '30 days',
  'withdrawal.period': '14 days',
  'reporting.intimateImagesRemoval': '48 hours',
  'reporting.copyrightAgent.restoration': '10 to 14 business days',
}

/** What else they state that a company does not supply. */
const terms: Readonly<Record<string, string>> = {
  'languages.legal':
    'English, German, French and Spanish | Englisch, Deutsch, Französisch und Spanisch | anglais, allemand, français et espagnol | inglés, alemán, francés y español',
  'retention.analytics':
    'indefinitely | unbefristet | sans limitation de durée | sin límite de plazo',
  'support.availability': '24/7 | 24/7 | 24 h/24, 7 j/7 | las 24 horas, todos los días',
  'encryption.inTransit': 'TLS 1.3 | TLS 1.3 | TLS 1.3 | TLS 1.3',
  'encryption.atRest': 'AES-256 | AES-256 | AES-256 | AES-256',
  'audits.internal': 'quarterly | vierteljährlich | chaque trimestre | cada trimestre',
  'audits.external': 'annually | jährlich | chaque année | cada año',
  'terms.planBasic': 'Basic | Basic | Basic | Basic',
  'terms.planPro': 'Pro | Pro | Pro | Pro',
  'terms.planPremium': 'Premium | Premium | Premium | Premium',
  'company.seat': 'United States | Vereinigte Staaten | États-Unis | Estados Unidos',
  'digitalServices.languages':
    'English and German | Englisch und Deutsch | anglais et allemand | inglés y alemán',
}

it.each(Object.entries(periods))('%s is %s', (fact, expected) => {
  expect(renderFact(site, fact as FactKey, 'en').text).toBe(expected)
})

it.each([...Object.entries(terms)])('%s is %s', (fact, expected) => {
  expect(inEach(fact)).toBe(expected)
})

it('who confirms how fast the Terms say support answers is not said to answer otherwise', () => {
  const week = { amount: 7, unit: 'day' } as const
  const said = (own: Site['config']['figures']) =>
    inEach('support.response', undefined, withValues(finished, { figures: own }))
  expect(said({})).toBe('24 to 48 hours | 24 bis 48 Stunden | 24 à 48 heures | 24 a 48 horas')
  expect(said({ 'support.responseTerms': week })).toBe('7 days | 7 Tage | 7 jours | 7 días')
  expect(said({ 'support.response': week })).toBe('7 days | 7 Tage | 7 jours | 7 días')
})

it('these are all that a company does not supply', () => {
  expect(Object.keys(figures).filter(key => !(key in periods || key in terms))).toEqual([])
})

it.each([
  ['retention.backups', undefined, '90 days | 90 Tage | 90 jours | 90 días'],
  ['retention.backups', 'dative', '90 days | 90 Tagen | 90 jours | 90 días'],
  [
    'response.acknowledgment',
    'dative',
    '5 business days | 5 Arbeitstagen | 5 jours ouvrés | 5 días hábiles',
  ],
  [
    'support.response',
    'dative',
    '3 to 5 business days | 3 bis 5 Arbeitstagen | 3 à 5 jours ouvrés | 3 a 5 días hábiles',
  ],
  ['breach.regulatorNotice', 'dative', '72 hours | 72 Stunden | 72 heures | 72 horas'],
  ['california.lookback', 'dative', '12 months | 12 Monaten | 12 mois | 12 meses'],
  ['retention.supportTickets', 'dative', '3 years | 3 Jahren | 3 ans | 3 años'],
  ['age.us', undefined, '13 years | 13 Jahre | 13 ans | 13 años'],
  ['retention.accountRecovery', 'adjective', '30-day | 30 Tage | 30 jours | 30 días'],
  ['california.lookback', 'adjective', '12-month | 12 Monate | 12 mois | 12 meses'],
  ['age.eu', 'number', '16 | 16 | 16 | 16'],
])('%s as %s: %s', (fact, form, expected) => {
  expect(inEach(fact, form)).toBe(expected)
})

it.each([
  [
    'US',
    'in the United States | in den Vereinigten Staaten | aux États-Unis | en los Estados Unidos',
  ],
  ['DE', 'in Germany | in Deutschland | en Allemagne | en Alemania'],
  ['FR', 'in France | in Frankreich | en France | en Francia'],
])('a company in %s is based %s', (seat, expected) => {
  const company = { ...site.config.company, seat }
  expect(inEach('company.seat', 'place', withValues(site, { company }))).toBe(expected)
})
