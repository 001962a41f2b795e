import type { Unit } from '../i18n/languages.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { isPlaceholder, type Placeholder } from '../site/placeholder.ts'
import type { Translations } from '../site/translations.ts'

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
  /** It names a company or a person, and no language has another word for it. */
  readonly isName?: true
}

/** An email address of the operator; from `src/site.ts`. */
export interface Contact {
  readonly kind: 'contact'
  readonly value: string | Placeholder
}

/** A telephone number of the operator; from `src/site.ts`. */
export interface Phone {
  readonly kind: 'phone'
  readonly value: string | Placeholder
}

/** A sentence that a choice of the operator decides; a placeholder until it is made. */
export interface Statement {
  readonly kind: 'statement'
  readonly message: MessageKey | Placeholder
  /** The value of `{{detail}}` in the sentence. */
  readonly detail?: string | undefined
}

/** A day of the operator, ISO 8601; from `src/site.ts`. */
export interface Day {
  readonly kind: 'day'
  readonly value: string | Placeholder
}

/** The address of a page of the operator elsewhere; from `src/site.ts`. */
export interface WebPage {
  readonly kind: 'web-page'
  readonly value: string | Placeholder
}

/** The clause of the specification a fact comes from, or the rule that asks for it. */
export interface Sourced {
  readonly clause: string
}

export type Fact = (
  | Duration
  | Name
  | Term
  | LanguageList
  | Supplied
  | Contact
  | Phone
  | Statement
  | Day
  | WebPage
) &
  Sourced

/** A period of the specification. */
export function duration(amount: number, unit: Unit, clause: string): Duration & Sourced {
  return { kind: 'duration', amount, unit, clause }
}

/** A range of a period, from one amount to another. */
export function range(
  from: number,
  amount: number,
  unit: Unit,
  clause: string,
): Duration & Sourced {
  return { kind: 'duration', from, amount, unit, clause }
}

/** A name that needs no translation. */
export function name(text: string, clause: string): Name & Sourced {
  return { kind: 'name', text, clause }
}

/** A word that the messages translate. */
export function term(message: MessageKey, clause: string): Term & Sourced {
  return { kind: 'term', message, clause }
}

/** Languages, named in the language of the page. */
export function languageNames(codes: readonly string[], clause: string): LanguageList & Sourced {
  return { kind: 'languages', codes, clause }
}

/** A value of the operator. */
export function supplied(value: Supplied['value'], clause: string): Supplied & Sourced {
  return { kind: 'supplied', value, clause }
}

/** The name of the operator's company, or of somebody who acts for it. */
export function suppliedName(value: Supplied['value'], clause: string): Supplied & Sourced {
  return { kind: 'supplied', value, isName: true, clause }
}

/** A telephone number of the operator. */
export function phone(value: Phone['value'], clause: string): Phone & Sourced {
  return { kind: 'phone', value, clause }
}

/** An address of the operator; all of them come from one clause. */
export function contact(value: Contact['value']): Contact & Sourced {
  return { kind: 'contact', value, clause: '§2 Privacy Policy, DPA: contacts' }
}

/**
 * A sentence chosen by the operator, by the messages of the choices.
 * @param detail what the message shows at `{{detail}}`
 */
export function statement<Choice extends string>(
  choice: Choice | Placeholder,
  messages: Readonly<Record<Choice, MessageKey>>,
  clause: string,
  detail?: string,
): Statement & Sourced {
  const message = isPlaceholder(choice) ? choice : messages[choice]
  return { kind: 'statement', message, clause, detail }
}

/** A day of the operator. */
export function day(value: Day['value'], clause: string): Day & Sourced {
  return { kind: 'day', value, clause }
}

/** A page of the operator elsewhere. */
export function webPage(value: WebPage['value'], clause: string): WebPage & Sourced {
  return { kind: 'web-page', value, clause }
}
