import { supplied as suppliedValue } from '../site/placeholder.ts'
import { site } from '../site/values.ts'
import {
  contact,
  duration,
  type Fact,
  languageNames,
  name,
  phone,
  range,
  statement,
  supplied,
  suppliedName,
  term,
} from './fact.ts'
import { informationFacts } from './informationFacts.ts'
import { legalLanguages } from './offeredLanguages.ts'

const retention = '§9 Retention and response times'
const dpaRetention = `${retention}: DPA retention`
const requests = `${retention}: GDPR, CCPA and DPA requests`

const disputeResolution = suppliedValue(site.disputeResolution)

function disputeChoice() {
  if (disputeResolution === undefined) return 'undecided'
  return disputeResolution.willing ? 'willing' : 'unwilling'
}

/**
 * Every figure, period, name and contact that the legal documents and the FAQ state, each once.
 * Texts refer to them as `{{key}}`.
 */
export const facts = {
  'company.brand': suppliedName(site.brand, '§1'),
  'company.legalName': suppliedName(site.company.legalName, '§2 Privacy Policy: company'),
  'company.legalForm': supplied(site.company.legalForm, '§ 5 DDG'),
  'company.postalAddress': supplied(site.company.postalAddress, '§2 Privacy Policy: company'),
  'company.euRepresentative': supplied(site.company.euRepresentative, '§6'),
  'contact.privacy': contact(site.contacts.privacy),
  'contact.dpo': contact(site.contacts.dataProtectionOfficer),
  'contact.legal': contact(site.contacts.legal),
  'contact.phone': phone(site.contacts.phone, 'Apple’s minimum terms, no. 8'),
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
  'disputes.resolution': statement(
    disputeChoice(),
    {
      undecided: 'disputes.undecided',
      willing: 'disputes.willing',
      unwilling: 'disputes.unwilling',
    },
    '§ 36 VSBG',
    disputeResolution?.body,
  ),

  'age.us': duration(13, 'year', '§5'),
  'age.eu': duration(16, 'year', '§5'),
  'california.lookback': duration(12, 'month', `${retention}: California`),

  'terms.planBasic': name('Basic', '§9 Plans: terms'),
  'terms.planPro': name('Pro', '§9 Plans: terms'),
  'terms.planPremium': name('Premium', '§9 Plans: terms'),

  ...informationFacts,
} as const satisfies Record<string, Fact>

export type FactKey = keyof typeof facts

/** Tells whether a string is the key of a registered fact. */
export function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(facts, key)
}
