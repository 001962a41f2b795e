/**
 * Whose rights they are, in the order of the page: those that depend on where someone lives come
 * first, because the page opens with that question.
 */
export const holders = ['europe', 'california', 'states', 'everyone'] as const

export type Holder = (typeof holders)[number]

/** How long an answer takes; the words are in the texts, the periods in the facts. */
export const answerPeriods = [
  'inApp',
  'gdpr',
  'ccpa',
  'optOut',
  'directMarketing',
  'authority',
  'state',
] as const

export type AnswerPeriod = (typeof answerPeriods)[number]

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
  /** In France and Spain: article 85 of loi no 78-17; articles 3, 96 of Ley Orgánica 3/2018. */
  'after-death': europe,

  know: california,
  deletion: california,
  correction: california,
  sale: { ...california, period: 'optOut' },
  sensitive: { ...california, period: 'optOut' },
  disclosures: { ...california, period: 'directMarketing' },
  retaliation: california,

  appeal: { holder: 'states', period: 'state', contact: 'contact.legal' },
} as const satisfies Record<string, Right>

export type RightName = keyof typeof rights

/** Every right, in the order of the page. */
export const rightNames = Object.keys(rights) as RightName[] // the keys of the record above

/** The rights of a holder, in the order of the page. */
export function rightsOf(holder: Holder): readonly RightName[] {
  return rightNames.filter(name => rights[name].holder === holder)
}
