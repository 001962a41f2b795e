import type { Localized } from '../i18n/languages.ts'
import type { Placeholder } from '../site/schema.ts'
import { site } from '../site/values.ts'

export type Unit = 'hour' | 'day' | 'businessDay' | 'month' | 'year'

/** A period; with `from`, a range of it. */
export interface Duration {
  readonly kind: 'duration'
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

/** A word or name that may differ by language. */
export interface Term {
  readonly kind: 'term'
  readonly text: Localized
}

/** Something only the operator knows; from `src/site.ts`. */
export interface Supplied {
  readonly kind: 'supplied'
  readonly value: string | Localized | Placeholder
}

/** An e-mail address of the operator; from `src/site.ts`. */
export interface Contact {
  readonly kind: 'contact'
  readonly value: string | Placeholder
}

/** A fact and the clause of the specification it comes from. */
export type Fact = (Duration | Term | Supplied | Contact) & { readonly clause: string }

function duration(amount: number, unit: Unit, clause: string): Fact {
  return { kind: 'duration', amount, unit, clause }
}

function range(from: number, amount: number, unit: Unit, clause: string): Fact {
  return { kind: 'duration', from, amount, unit, clause }
}

function term(clause: string, en: string, de: string = en): Fact {
  return { kind: 'term', text: { en, de }, clause }
}

function supplied(value: Supplied['value'], clause: string): Fact {
  return { kind: 'supplied', value, clause }
}

function contact(value: Contact['value']): Fact {
  return { kind: 'contact', value, clause: '§2 Privacy Policy, DPA: contacts' }
}

const retention = '§9 Retention and response times'
const dpaRetention = `${retention}: DPA retention`
const requests = `${retention}: GDPR, CCPA and DPA requests`

/**
 * Every figure, period, name and contact that the legal documents and the FAQ state, once.
 * Texts refer to them as `{{key}}`.
 */
export const facts = {
  'company.brand': supplied(site.brand, '§1'),
  'company.legalName': supplied(site.company.legalName, '§2 Privacy Policy: company'),
  'company.postalAddress': supplied(site.company.postalAddress, '§2 Privacy Policy: company'),
  'company.euRepresentative': supplied(site.company.euRepresentative, '§6'),
  'contact.privacy': contact(site.contacts.privacy),
  'contact.dpo': contact(site.contacts.dataProtectionOfficer),
  'contact.legal': contact(site.contacts.legal),
  'contact.support': contact(site.contacts.support),
  'contact.sales': contact(site.contacts.sales),
  'law.us': supplied(site.law.us, '§9 Governing law'),
  'law.eu': supplied(site.law.eu, '§9 Governing law'),
  'law.jurisdiction': supplied(site.law.jurisdiction, '§9 Governing law: placeholder'),
  'languages.policy': term(
    '§1',
    'English, German, French, Spanish',
    'Englisch, Deutsch, Französisch, Spanisch',
  ),

  'retention.accountData': duration(30, 'day', retention),
  'retention.generatedContent': duration(30, 'day', retention),
  'retention.backups': duration(90, 'day', retention),
  'retention.ipAddresses': duration(30, 'day', retention),
  'retention.accountRecovery': duration(30, 'day', '§4 Account lifecycle'),
  'retention.inactiveAccounts': duration(12, 'month', dpaRetention),
  'retention.deletedAccounts': duration(30, 'day', dpaRetention),
  'retention.temporaryContent': duration(30, 'day', dpaRetention),
  'retention.usageData': duration(24, 'month', dpaRetention),
  'retention.crashReports': duration(12, 'month', dpaRetention),
  'retention.supportTickets': duration(3, 'year', dpaRetention),
  'retention.analytics': term(dpaRetention, 'indefinitely', 'unbefristet'),

  'breach.regulatorNotice': duration(72, 'hour', `${retention}: breach notice`),
  'breach.immediateResponse': range(0, 24, 'hour', `${retention}: breach response`),

  'response.gdpr': duration(30, 'day', requests),
  'response.gdprExtended': duration(60, 'day', requests),
  'response.ccpa': duration(45, 'day', requests),
  'response.ccpaExtended': duration(90, 'day', requests),
  'response.dataSubject': duration(30, 'day', requests),
  'response.dataSubjectExtended': duration(60, 'day', requests),
  'response.technicalErasure': duration(30, 'day', requests),
  'response.acknowledgment': duration(5, 'businessDay', requests),
  'notice.subProcessors': duration(30, 'day', requests),
  'notice.materialChanges': duration(30, 'day', `${retention}: material changes`),

  'support.response': range(3, 5, 'businessDay', `${retention}: support, one statement`),
  'support.responseTerms': range(24, 48, 'hour', `${retention}: support, terms`),
  'support.availability': term('§1', '24/7'),

  'encryption.inTransit': term(`${retention}: encryption`, 'TLS 1.3'),
  'encryption.atRest': term(`${retention}: encryption`, 'AES-256'),
  'audits.internal': term(`${retention}: audits`, 'quarterly', 'vierteljährlich'),
  'audits.external': term(`${retention}: audits`, 'annually', 'jährlich'),

  'age.us': duration(13, 'year', '§5'),
  'age.eu': duration(16, 'year', '§5'),
  'california.lookback': duration(12, 'month', `${retention}: California`),

  'terms.planBasic': term('§9 Plans: terms', 'Basic'),
  'terms.planPro': term('§9 Plans: terms', 'Pro'),
  'terms.planPremium': term('§9 Plans: terms', 'Premium'),
} as const satisfies Record<string, Fact>

export type FactKey = keyof typeof facts

/** Tells whether a string is the key of a registered fact. */
export function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(facts, key)
}
