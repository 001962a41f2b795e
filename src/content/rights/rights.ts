/**
 * Whose rights they are, in the order of the page: those that depend on where somebody lives come
 * first, because the page opens with that question.
 */
export const holders = ['europe', 'california', 'states', 'everyone'] as const

export type Holder = (typeof holders)[number]

/** How long an answer takes; the words are in the catalogs, the periods in the facts. */
export type AnswerPeriod = 'inApp' | 'gdpr' | 'ccpa' | 'sooner' | 'authority' | 'state'

interface Right {
  readonly holder: Holder
  readonly period: AnswerPeriod
  /** Who gets the message; an authority, which the sender chooses, where it is left out. */
  readonly contact?: 'contact.privacy' | 'contact.legal'
}

const toPrivacy = { contact: 'contact.privacy' } as const
const everyone = { holder: 'everyone', period: 'inApp', ...toPrivacy } as const
const europe = { holder: 'europe', period: 'gdpr', ...toPrivacy } as const
const california = { holder: 'california', period: 'ccpa', ...toPrivacy } as const

/**
 * Every right that the privacy policy (#rights, #california) and the data processing agreement
 * (#data-subject-rights) name, in the order of the page.
 */
export const rights = {
  account: everyone,
  'generated-content': everyone,
  notifications: everyone,
  closure: everyone,

  access: europe,
  rectification: europe,
  erasure: europe,
  restriction: europe,
  portability: europe,
  objection: europe,
  marketing: europe,
  decisions: europe,
  consent: europe,
  complaint: { holder: 'europe', period: 'authority' },
  /** In France alone: article 85 of loi no 78-17. */
  'after-death': europe,

  know: california,
  deletion: california,
  correction: california,
  /** The law sets shorter periods for these three: 11 CCR §§ 7026(f), 7027(g); § 1798.83. */
  sale: { ...california, period: 'sooner' },
  sensitive: { ...california, period: 'sooner' },
  disclosures: { ...california, period: 'sooner' },
  retaliation: california,

  appeal: { holder: 'states', period: 'state', contact: 'contact.legal' },
} as const satisfies Record<string, Right>

export type RightName = keyof typeof rights

/** A right in the words of a language; `{{fact}}` stands for a fact. */
export interface RightText {
  readonly name: string
  /** What it does, with the provision that gives it. */
  readonly effect: string
  readonly subject: string
  /** What the message asks for, between greeting and name. */
  readonly request: string
}

/** The texts of the page in a language: a right without words does not compile. */
export interface RightsCatalog {
  readonly description: string
  readonly lead: string
  /** What holds for every request, and where the binding text is; followed by its link. */
  readonly conditions: string
  readonly binding: string
  readonly counting: { readonly heading: string; readonly paragraphs: readonly string[] }
  readonly holders: Readonly<Record<Holder, { readonly heading: string; readonly who: string }>>
  /** The question that the page opens with, and its answers besides the holders. */
  readonly residence: {
    readonly question: string
    readonly all: string
    readonly elsewhere: string
  }
  readonly periods: Readonly<Record<AnswerPeriod, string>>
  /** Before the period, on the link that opens the message, and on its text. */
  readonly labels: { readonly answer: string; readonly write: string; readonly copy: string }
  /** What every message begins and ends with. */
  readonly greeting: string
  readonly sender: string
  readonly closing: string
  readonly rights: Readonly<Record<RightName, RightText>>
}
