import type { Unit } from '../i18n/languages.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { isPlaceholder, type Placeholder } from '../site/placeholder.ts'
import type { Translations } from '../site/translations.ts'
import { site } from '../site/values.ts'
import { legalLanguages } from './offeredLanguages.ts'

/** A period; with `from`, a range of it. */
export interface Duration {
  readonly kind: 'duration'
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

/** A name that is the same in every language. */
export interface Name {
  readonly kind: 'name'
  readonly text: string
}

/** A word that differs by language. */
export interface Term {
  readonly kind: 'term'
  readonly message: MessageKey
}

/** A list of languages, by their BCP 47 codes. */
export interface LanguageList {
  readonly kind: 'languages'
  readonly codes: readonly string[]
}

/** Something only the operator knows; from `src/site.ts`. */
export interface Supplied {
  readonly kind: 'supplied'
  readonly value: string | Translations | Placeholder
}

/** An email address of the operator; from `src/site.ts`. */
export interface Contact {
  readonly kind: 'contact'
  readonly value: string | Placeholder
}

/** A sentence that a choice of the operator decides; a placeholder until it is made. */
export interface Statement {
  readonly kind: 'statement'
  readonly message: MessageKey | Placeholder
}

/** The clause of the specification a fact comes from, or the rule that asks for it. */
interface Sourced {
  readonly clause: string
}

export type Fact = (Duration | Name | Term | LanguageList | Supplied | Contact | Statement) &
  Sourced

function duration(amount: number, unit: Unit, clause: string): Duration & Sourced {
  return { kind: 'duration', amount, unit, clause }
}

function range(from: number, amount: number, unit: Unit, clause: string): Duration & Sourced {
  return { kind: 'duration', from, amount, unit, clause }
}

function name(text: string, clause: string): Name & Sourced {
  return { kind: 'name', text, clause }
}

function term(message: MessageKey, clause: string): Term & Sourced {
  return { kind: 'term', message, clause }
}

function languageNames(codes: readonly string[], clause: string): LanguageList & Sourced {
  return { kind: 'languages', codes, clause }
}

function supplied(value: Supplied['value'], clause: string): Supplied & Sourced {
  return { kind: 'supplied', value, clause }
}

function contact(value: Contact['value']): Contact & Sourced {
  return { kind: 'contact', value, clause: '§2 Privacy Policy, DPA: contacts' }
}

function statement<Choice extends string>(
  choice: Choice | Placeholder,
  messages: Readonly<Record<Choice, MessageKey>>,
  clause: string,
): Statement & Sourced {
  return { kind: 'statement', message: isPlaceholder(choice) ? choice : messages[choice], clause }
}

const retention = '§9 Retention and response times'
const dpaRetention = `${retention}: DPA retention`
const requests = `${retention}: GDPR, CCPA and DPA requests`

/**
 * Every figure, period, name and contact that the legal documents and the FAQ state, each once.
 * Texts refer to them as `{{key}}`.
 */
export const facts = {
  'company.brand': supplied(site.brand, '§1'),
  'company.legalName': supplied(site.company.legalName, '§2 Privacy Policy: company'),
  'company.legalForm': supplied(site.company.legalForm, '§ 5 DDG'),
  'company.postalAddress': supplied(site.company.postalAddress, '§2 Privacy Policy: company'),
  'company.euRepresentative': supplied(site.company.euRepresentative, '§6'),
  'contact.privacy': contact(site.contacts.privacy),
  'contact.dpo': contact(site.contacts.dataProtectionOfficer),
  'contact.legal': contact(site.contacts.legal),
  'contact.phone': supplied(site.contacts.phone, 'Apple’s minimum terms, no. 8'),
  'contact.support': contact(site.contacts.support),
  'contact.sales': contact(site.contacts.sales),
  'law.us': supplied(site.law.us, '§9 Governing law'),
  'law.eu': supplied(site.law.eu, '§9 Governing law'),
  'law.jurisdiction': supplied(site.law.jurisdiction, '§9 Governing law: placeholder'),
  'languages.policy': languageNames(legalLanguages, '§1'),

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
  'retention.analytics': term('term.indefinitely', dpaRetention),

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
  'support.availability': name('24/7', '§1'),

  'encryption.inTransit': name('TLS 1.3', `${retention}: encryption`),
  'encryption.atRest': name('AES-256', `${retention}: encryption`),
  'audits.internal': term('term.quarterly', `${retention}: audits`),
  'audits.external': term('term.annually', `${retention}: audits`),

  'ai.training': statement(
    site.ai.trainingOnContent,
    { never: 'training.never', 'opt-out': 'training.opt-out', consent: 'training.consent' },
    'Article 13(1)(c) GDPR',
  ),
  'apple.eula': statement(
    site.apple.eula,
    { standard: 'eula.standard', 'these-terms': 'eula.these-terms' },
    'Apple’s minimum terms',
  ),
  'california.sharing': statement(
    site.california.sharing,
    { none: 'sharing.none', 'opt-out': 'sharing.opt-out' },
    '11 CCR § 7011(e)(1)',
  ),

  'age.us': duration(13, 'year', '§5'),
  'age.eu': duration(16, 'year', '§5'),
  'california.lookback': duration(12, 'month', `${retention}: California`),

  'terms.planBasic': name('Basic', '§9 Plans: terms'),
  'terms.planPro': name('Pro', '§9 Plans: terms'),
  'terms.planPremium': name('Premium', '§9 Plans: terms'),
} as const satisfies Record<string, Fact>

export type FactKey = keyof typeof facts

/** Tells whether a string is the key of a registered fact. */
export function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(facts, key)
}
