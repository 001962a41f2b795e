import type { MessageKey, Unit } from '../languages/index.ts'

/** A period; with `from`, a range of it. */
export interface Duration {
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

/** A name, which is the same in every language, or a word of the project's own. */
export type Word = { readonly name: string } | { readonly message: MessageKey }

function duration(amount: number, unit: Unit, clause: string) {
  return { amount, unit, clause }
}

function range(from: number, amount: number, unit: Unit, clause: string) {
  return { from, amount, unit, clause }
}

function name(text: string, clause: string) {
  return { name: text, clause }
}

function term(message: MessageKey, clause: string) {
  return { message, clause }
}

const retention = '§9 Retention and response times'
const dpaRetention = `${retention}: DPA retention`
const requests = `${retention}: GDPR, CCPA and DPA requests`

/** Every figure that texts state, as `{{key}}`, each with the clause of the specification or the rule it comes from. */
export const figures = {
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
  'support.availability': term('term.aroundTheClock', '§1'),

  'encryption.inTransit': name('TLS 1.3', `${retention}: encryption`),
  'encryption.atRest': name('AES-256', `${retention}: encryption`),
  'audits.internal': term('term.quarterly', `${retention}: audits`),
  'audits.external': term('term.annually', `${retention}: audits`),

  'age.us': duration(13, 'year', '§5'),
  'age.eu': duration(16, 'year', '§5'),
  'california.lookback': duration(12, 'month', `${retention}: California`),
  'california.minors': duration(16, 'year', 'Cal. Civ. Code § 1798.120(c); 11 CCR § 7001'),
  'california.optOut': duration(15, 'businessDay', '11 CCR §§ 7026(f), 7027(g)'),
  'california.directMarketing': duration(30, 'day', 'Cal. Civ. Code § 1798.83(b)'),
  'ccpa.acknowledgment': duration(10, 'businessDay', '11 CCR § 7021(a)'),
  'ccpa.serviceProviderNotice': duration(5, 'businessDay', '11 CCR § 7051(a)'),

  'terms.planBasic': name('Basic', '§9 Plans: terms'),
  'terms.planPro': name('Pro', '§9 Plans: terms'),
  'terms.planPremium': name('Premium', '§9 Plans: terms'),

  'notice.renewalSpain': duration(15, 'day', 'Art. 97.1.p) Real Decreto Legislativo 1/2007'),
  'notifications.optOut': duration(10, 'businessDay', '15 U.S.C. § 7704(a)(4)'),
  'complaint.uk': duration(30, 'day', 'section 164A Data Protection Act 2018'),
  'withdrawal.period': duration(14, 'day', 'Article 9(1) Directive 2011/83/EU'),
  'reporting.intimateImagesRemoval': duration(48, 'hour', '47 U.S.C. § 223a(a)(3)'),
  'reporting.copyrightAgent.restoration': range(10, 14, 'businessDay', '17 U.S.C. § 512(g)(2)(C)'),
} as const satisfies Record<string, (Duration | Word) & { clause: string }>
