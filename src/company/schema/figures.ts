import * as v from 'valibot'
import type { MessageKey, Unit } from '../languages/index.ts'
import { companyPeriod, type Duration } from './periods.ts'

/** A name, which is the same in every language, or a word of the project's own. */
export type Word = { readonly name: string } | { readonly message: MessageKey }

/** How far a company may go with a figure of its own. */
interface Bound {
  /** Whether the statute allows no more, or asks for no less. */
  readonly limit: 'most' | 'least'
  readonly amount: number
  readonly unit: Unit
  readonly statute: string
  /** What the statute says, in a few words. */
  readonly wording: string
}

/** Another figure about the same matter. */
interface Agreement<Key extends string> {
  readonly figure: Key
  /** What both answer, as the end of "Two answers to". */
  readonly matter: string
}

/** A figure of the texts, with all that is known of it. */
interface Figure<Key extends string = string> {
  readonly value: Duration | Word
  /** The rule of law that it comes from; left out where the project proposes it. */
  readonly source?: string
  /** Whether a company has no other one: law fixes it for everybody, or it is not a period. */
  readonly isFixed?: true
  /** The unit that a company counts it in; any unit where left out. */
  readonly countedIn?: 'day' | 'year'
  /** What law allows a company; nothing is checked where left out. */
  readonly bound?: Bound
  /** The figures that ought to be the same: the launch check compares them. */
  readonly agreesWith?: readonly Agreement<Key>[]
  /** The sentence that promises it in the company's name beyond what the law asks, where texts say it first. */
  readonly promise?: string
  /** The figure that its promise states in its place: who confirms the promise has read that one. */
  readonly promisedAs?: Key
}

const ccpaBound = {
  limit: 'most',
  unit: 'day',
  statute: 'Cal. Civ. Code § 1798.130(a)(2)(A)',
} as const
const gdprBound = { limit: 'most', unit: 'month', statute: 'Article 12(3) GDPR' } as const
const oneMonth: Bound = { ...gdprBound, amount: 1, wording: 'one month' }
const threeMonths: Bound = {
  ...gdprBound,
  amount: 3,
  wording: 'one month, which two further months may extend',
}

const rows = {
  'encryption.inTransit': {
    value: { name: 'TLS 1.3' },
    isFixed: true,
    promise: 'Encryption in transit: {{encryption.inTransit}}',
  },
  'encryption.atRest': {
    value: { name: 'AES-256' },
    isFixed: true,
    promise: 'Encryption at rest: {{encryption.atRest}}',
  },
  'audits.internal': {
    value: { message: 'term.quarterly' },
    isFixed: true,
    promise: 'Internal audits take place {{audits.internal}}.',
  },
  'audits.external': {
    value: { message: 'term.annually' },
    isFixed: true,
    promise: 'External audits by independent auditors take place {{audits.external}}.',
  },
  'retention.accountData': {
    value: { amount: 30, unit: 'day' },
    agreesWith: [
      {
        figure: 'retention.deletedAccounts',
        matter: 'how long data of deleted accounts is kept',
      },
      {
        figure: 'retention.accountRecovery',
        matter: 'how long a deleted account can be recovered',
      },
    ],
  },
  'retention.generatedContent': {
    value: { amount: 30, unit: 'day' },
    agreesWith: [
      { figure: 'retention.temporaryContent', matter: 'how long generated content is kept' },
    ],
  },
  'retention.backups': { value: { amount: 90, unit: 'day' } },
  'retention.ipAddresses': { value: { amount: 30, unit: 'day' } },
  'retention.accountRecovery': { value: { amount: 30, unit: 'day' } },
  'retention.inactiveAccounts': { value: { amount: 12, unit: 'month' } },
  'retention.deletedAccounts': { value: { amount: 30, unit: 'day' } },
  'retention.temporaryContent': { value: { amount: 30, unit: 'day' } },
  'retention.usageData': { value: { amount: 24, unit: 'month' } },
  'retention.crashReports': { value: { amount: 12, unit: 'month' } },
  'retention.supportTickets': { value: { amount: 3, unit: 'year' } },
  'retention.analytics': { value: { message: 'term.indefinitely' } },
  'breach.regulatorNotice': {
    value: { amount: 72, unit: 'hour' },
    bound: {
      limit: 'most',
      amount: 72,
      unit: 'hour',
      statute: 'Article 33(1) GDPR',
      wording: '72 hours',
    },
  },
  'breach.immediateResponse': {
    value: { from: 0, amount: 24, unit: 'hour' },
    promise: 'Immediate breach response: {{breach.immediateResponse}} after discovery',
  },
  'response.gdpr': {
    value: { amount: 30, unit: 'day' },
    bound: oneMonth,
    agreesWith: [
      {
        figure: 'response.dataSubject',
        matter: 'how fast requests from data subjects are answered',
      },
    ],
  },
  'response.gdprExtended': {
    value: { amount: 60, unit: 'day' },
    bound: threeMonths,
    agreesWith: [
      { figure: 'response.dataSubjectExtended', matter: 'how far that can be extended' },
    ],
  },
  'response.ccpa': {
    value: { amount: 45, unit: 'day' },
    bound: { ...ccpaBound, amount: 45, wording: '45 days' },
  },
  'response.ccpaExtended': {
    value: { amount: 90, unit: 'day' },
    bound: { ...ccpaBound, amount: 90, wording: '45 days, once extended by 45' },
  },
  'response.dataSubject': {
    value: { amount: 30, unit: 'day' },
    bound: oneMonth,
  },
  'response.dataSubjectExtended': {
    value: { amount: 60, unit: 'day' },
    bound: threeMonths,
  },
  'response.technicalErasure': { value: { amount: 30, unit: 'day' } },
  'response.acknowledgment': {
    value: { amount: 5, unit: 'businessDay' },
    promise: 'We will confirm receipt within {{response.acknowledgment}}.',
  },
  'notice.subProcessors': {
    value: { amount: 30, unit: 'day' },
    countedIn: 'day',
  },
  'notice.materialChanges': {
    value: { amount: 30, unit: 'day' },
    countedIn: 'day',
  },
  'support.availability': {
    value: { message: 'term.aroundTheClock' },
    isFixed: true,
    promise: 'You can contact support online {{support.availability}}, from anywhere in the world.',
  },
  'support.response': {
    value: { from: 3, amount: 5, unit: 'businessDay' },
    agreesWith: [{ figure: 'support.responseTerms', matter: 'how fast support answers' }],
    promise: 'We normally respond within {{support.responseTerms}}.',
    promisedAs: 'support.responseTerms',
  },
  'support.responseTerms': { value: { from: 24, amount: 48, unit: 'hour' } },
  'age.us': {
    value: { amount: 13, unit: 'year' },
    countedIn: 'year',
    bound: {
      limit: 'least',
      amount: 13,
      unit: 'year',
      statute: '16 CFR § 312.2 (COPPA)',
      wording: '13 years',
    },
  },
  'age.eu': {
    value: { amount: 16, unit: 'year' },
    countedIn: 'year',
    bound: {
      limit: 'least',
      amount: 13,
      unit: 'year',
      statute: 'Article 8(1) GDPR',
      wording: 'never below 13 years',
    },
  },
  'california.lookback': {
    value: { amount: 12, unit: 'month' },
    source: 'Cal. Civ. Code § 1798.130(a)(2)(B)',
    isFixed: true,
  },
  'california.minors': {
    value: { amount: 16, unit: 'year' },
    source: 'Cal. Civ. Code § 1798.120(c); 11 CCR § 7001',
    isFixed: true,
  },
  'california.optOut': {
    value: { amount: 15, unit: 'businessDay' },
    source: '11 CCR §§ 7026(f), 7027(g)',
    isFixed: true,
  },
  'california.directMarketing': {
    value: { amount: 30, unit: 'day' },
    source: 'Cal. Civ. Code § 1798.83(b)',
    isFixed: true,
  },
  'ccpa.acknowledgment': {
    value: { amount: 10, unit: 'businessDay' },
    source: '11 CCR § 7021(a)',
    isFixed: true,
  },
  'ccpa.serviceProviderNotice': {
    value: { amount: 5, unit: 'businessDay' },
    source: '11 CCR § 7051(a)',
    isFixed: true,
  },
  'terms.planBasic': { value: { name: 'Basic' }, isFixed: true },
  'terms.planPro': { value: { name: 'Pro' }, isFixed: true },
  'terms.planPremium': { value: { name: 'Premium' }, isFixed: true },
  'notice.renewalSpain': {
    value: { amount: 15, unit: 'day' },
    source: 'Art. 97.1.p) Real Decreto Legislativo 1/2007',
    isFixed: true,
  },
  'notifications.optOut': {
    value: { amount: 10, unit: 'businessDay' },
    source: '15 U.S.C. § 7704(a)(4)',
    isFixed: true,
  },
  'complaint.uk': {
    value: { amount: 30, unit: 'day' },
    source: 'section 164A Data Protection Act 2018',
    isFixed: true,
  },
  'withdrawal.period': {
    value: { amount: 14, unit: 'day' },
    source: 'Article 9(1) Directive 2011/83/EU',
    bound: {
      limit: 'least',
      amount: 14,
      unit: 'day',
      statute: 'Article 9(1) Directive 2011/83/EU',
      wording: '14 days',
    },
  },
  'reporting.intimateImagesRemoval': {
    value: { amount: 48, unit: 'hour' },
    source: '47 U.S.C. § 223a(a)(3)',
    isFixed: true,
  },
  'reporting.copyrightAgent.restoration': {
    value: { from: 10, amount: 14, unit: 'businessDay' },
    source: '17 U.S.C. § 512(g)(2)(C)',
    isFixed: true,
  },
} as const satisfies Readonly<Record<string, Figure>>

/** The name of a figure. */
export type FigureKey = keyof typeof rows

/** The name of a figure that is a promise. */
export type PromisedFigureKey = {
  [Key in FigureKey]: (typeof rows)[Key] extends { readonly promise: string } ? Key : never
}[FigureKey]

/** Every figure that texts state, as `{{key}}`: what else the project knows of it follows from its row. */
export const figures: Readonly<Record<FigureKey, Figure<FigureKey>>> = rows

/** The names of all figures, in the order of the table. */
export const figureKeys = Object.keys(figures) as FigureKey[] // the keys of the table

/** The values of a site: where the table has a period, a period. */
export type FigureValues = {
  readonly [Key in FigureKey]: (typeof rows)[Key]['value'] extends Duration
    ? Duration
    : Duration | Word
}

/** What a site says whose company has no figures of its own. */
export const defaultFigures = Object.fromEntries(
  figureKeys.map(key => [key, figures[key].value]),
) as FigureValues // each is the value of its row

/** The figures that a company may have others of. */
export const companyFigureKeys: readonly FigureKey[] = figureKeys.filter(
  key => !figures[key].isFixed,
)

/** What `figures` of `site.yaml` may hold: periods that differ from the default ones. */
export const companyFigures = v.strictObject(
  Object.fromEntries(
    companyFigureKeys.map(key => [key, v.exactOptional(companyPeriod(figures[key].countedIn))]),
  ),
)
