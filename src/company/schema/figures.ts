import * as v from 'valibot'
import type { MessageKey, Unit } from '../languages/index.ts'
import { choice } from './values.ts'

/** A period; with `from`, a range of it. */
export interface Duration {
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

/** A name, which is the same in every language, or a word of the project's own. */
export type Word = { readonly name: string } | { readonly message: MessageKey }

/** Every figure that texts state, as `{{key}}`, with the clause of the specification or the rule it comes from. */
export const figures = {
  // §9 Retention and response times
  'retention.accountData': { amount: 30, unit: 'day' },
  'retention.generatedContent': { amount: 30, unit: 'day' },
  'retention.backups': { amount: 90, unit: 'day' },
  'retention.ipAddresses': { amount: 30, unit: 'day' },
  'retention.accountRecovery': { amount: 30, unit: 'day' }, // §4 Account lifecycle
  // §9 Retention and response times: DPA retention
  'retention.inactiveAccounts': { amount: 12, unit: 'month' },
  'retention.deletedAccounts': { amount: 30, unit: 'day' },
  'retention.temporaryContent': { amount: 30, unit: 'day' },
  'retention.usageData': { amount: 24, unit: 'month' },
  'retention.crashReports': { amount: 12, unit: 'month' },
  'retention.supportTickets': { amount: 3, unit: 'year' },
  'retention.analytics': { message: 'term.indefinitely' },
  // §9 Retention and response times: breach notice, breach response
  'breach.regulatorNotice': { amount: 72, unit: 'hour' },
  'breach.immediateResponse': { from: 0, amount: 24, unit: 'hour' },
  // §9 Retention and response times: GDPR, CCPA and DPA requests; material changes
  'response.gdpr': { amount: 30, unit: 'day' },
  'response.gdprExtended': { amount: 60, unit: 'day' },
  'response.ccpa': { amount: 45, unit: 'day' },
  'response.ccpaExtended': { amount: 90, unit: 'day' },
  'response.dataSubject': { amount: 30, unit: 'day' },
  'response.dataSubjectExtended': { amount: 60, unit: 'day' },
  'response.technicalErasure': { amount: 30, unit: 'day' },
  'response.acknowledgment': { amount: 5, unit: 'businessDay' },
  'notice.subProcessors': { amount: 30, unit: 'day' },
  'notice.materialChanges': { amount: 30, unit: 'day' },
  // §9 Retention and response times: support (one statement; the Terms), encryption, audits
  'support.response': { from: 3, amount: 5, unit: 'businessDay' },
  'support.responseTerms': { from: 24, amount: 48, unit: 'hour' },
  'support.availability': { message: 'term.aroundTheClock' }, // §1
  'encryption.inTransit': { name: 'TLS 1.3' },
  'encryption.atRest': { name: 'AES-256' },
  'audits.internal': { message: 'term.quarterly' },
  'audits.external': { message: 'term.annually' },
  // §5
  'age.us': { amount: 13, unit: 'year' },
  'age.eu': { amount: 16, unit: 'year' },
  'california.lookback': { amount: 12, unit: 'month' }, // §9 Retention and response times: California
  'california.minors': { amount: 16, unit: 'year' }, // Cal. Civ. Code § 1798.120(c); 11 CCR § 7001
  'california.optOut': { amount: 15, unit: 'businessDay' }, // 11 CCR §§ 7026(f), 7027(g)
  'california.directMarketing': { amount: 30, unit: 'day' }, // Cal. Civ. Code § 1798.83(b)
  'ccpa.acknowledgment': { amount: 10, unit: 'businessDay' }, // 11 CCR § 7021(a)
  'ccpa.serviceProviderNotice': { amount: 5, unit: 'businessDay' }, // 11 CCR § 7051(a)
  // §9 Plans: terms
  'terms.planBasic': { name: 'Basic' },
  'terms.planPro': { name: 'Pro' },
  'terms.planPremium': { name: 'Premium' },
  'notice.renewalSpain': { amount: 15, unit: 'day' }, // Art. 97.1.p) Real Decreto Legislativo 1/2007
  'notifications.optOut': { amount: 10, unit: 'businessDay' }, // 15 U.S.C. § 7704(a)(4)
  'complaint.uk': { amount: 30, unit: 'day' }, // section 164A Data Protection Act 2018
  'withdrawal.period': { amount: 14, unit: 'day' }, // Article 9(1) Directive 2011/83/EU
  'reporting.intimateImagesRemoval': { amount: 48, unit: 'hour' }, // 47 U.S.C. § 223a(a)(3)
  // 17 U.S.C. § 512(g)(2)(C)
  'reporting.copyrightAgent.restoration': { from: 10, amount: 14, unit: 'businessDay' },
} as const satisfies Record<string, Duration | Word>

/** The figures of a site: where the specification has a period, a period. */
export type Figures = {
  readonly [Key in keyof typeof figures]: (typeof figures)[Key] extends Duration
    ? Duration
    : Duration | Word
}

/** What law fixes for everybody, and what is no period: neither is a choice of the company. */
const fixed =
  /^(?:california|ccpa|complaint|notifications|reporting|encryption|audits|terms)\.|^notice\.renewalSpain|^support\.availability/

/** The figures that a company may have others of, by their keys. */
export const ownFigureKeys = Object.keys(figures).filter(key => !fixed.test(key))

const period =
  /^(?:(?<from>\d{1,4})(?: to | ?[-–] ?))?(?<amount>\d{1,4}) (?<unit>hour|day|business day|month|year)s?$/

const remedy =
  'is not a period. Write it in English, like 60 days, 1 hour, 5 business days or 24 to 48 hours'

/** A period as people write it; undefined where it is none. */
function readPeriod(text: string): Duration | undefined {
  const written = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const { from, amount, unit } = period.exec(written)?.groups ?? {}
  if (!unit || Number(amount) === 0 || Number(from ?? -1) >= Number(amount)) return undefined
  return {
    ...(from && { from: Number(from) }),
    amount: Number(amount),
    unit: unit.replace(' d', 'D') as Unit, // one of the pattern
  }
}

/** Another period than the specification's. Ages are counted in years, notice in days. */
function ownFigure(key: string) {
  const unit = key.startsWith('age.') ? 'year' : key.startsWith('notice.') && 'day'
  const message = unit ? `is not a number of ${unit}s. Write it like 30 ${unit}s` : remedy
  return v.pipe(
    v.string(remedy),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readPeriod(dataset.value)
      if (read && (!unit || (read.unit === unit && read.from === undefined))) return read
      addIssue({ message })
      return NEVER
    }),
  )
}

/** The figures of a company that differ from the specification's. */
export const ownFigures = v.strictObject(
  Object.fromEntries(ownFigureKeys.map(key => [key, v.exactOptional(ownFigure(key))])),
)

/** What is promised in a company's name beyond what the law asks, each with the sentence that says it first. */
export const promises = {
  'encryption.inTransit': 'Encryption in transit: {{encryption.inTransit}}',
  'encryption.atRest': 'Encryption at rest: {{encryption.atRest}}',
  'audits.internal': 'Internal audits take place {{audits.internal}}.',
  'audits.external': 'External audits by independent auditors take place {{audits.external}}.',
  'breach.immediateResponse':
    'Immediate breach response: {{breach.immediateResponse}} after discovery',
  'response.acknowledgment': 'We confirm receipt within {{response.acknowledgment}}.',
  'support.availability': 'Support is available {{support.availability}} online, worldwide.',
  'support.response': 'We normally respond within {{support.responseTerms}}.',
  'support.priority': 'If your plan includes priority support, your requests take priority.',
  'support.dedicated': 'Dedicated support',
  'moderation.people': 'Our moderators and staff may review Inputs and Content',
} as const

export type PromiseKey = keyof typeof promises

/** Their names, as the company's file and texts write them. */
export const promiseKeys = Object.keys(promises) as PromiseKey[] // its own keys

/** What a company answers: `yes`, it holds; `no`, and nothing says it. */
export const promiseAnswers = v.strictObject(
  v.entriesFromList(promiseKeys, v.exactOptional(choice(['yes', 'no']))),
)

/** The features of plans that are promises: who writes plans of its own answers with them. */
export const promisedFeatures: Readonly<Partial<Record<string, PromiseKey>>> = {
  'pricing.prioritySupport': 'support.priority',
  'pricing.dedicatedSupport': 'support.dedicated',
}
