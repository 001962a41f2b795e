import type { Unit } from '../languages/language.ts'
import type { MessageKey } from '../languages/messages.ts'
import type { Translations } from '../languages/translations.ts'
import type { Placeholder } from './placeholder.ts'

/** The clause of the specification a fact comes from, or the rule that asks for it. */
export interface Sourced {
  readonly clause: string
}

/** A period; with `from`, a range of it. */
export interface Duration extends Sourced {
  readonly kind: 'duration'
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

/** A word or a name of the project's own: the same in every language, or a message. */
export interface Word extends Sourced {
  readonly kind: 'word'
  readonly word: { readonly name: string } | { readonly message: MessageKey }
}

/** A country, by its ISO 3166-1 alpha-2 code. */
export interface Country extends Sourced {
  readonly kind: 'country'
  readonly code: string
}

/** A list of languages, by their BCP 47 codes. */
export interface LanguageList extends Sourced {
  readonly kind: 'languages'
  readonly codes: readonly string[]
}

/** How a value of the operator is shown: as it is, as a name, as a link, or as a date. */
export type ValueKind = 'supplied' | 'name' | 'contact' | 'phone' | 'day' | 'web-page'

/** Something only the operator knows. */
export interface OperatorValue extends Sourced {
  readonly kind: ValueKind
  readonly value: string | Translations | Placeholder
}

/** A sentence that a choice of the operator decides; a placeholder until it is made. */
export interface Statement extends Sourced {
  readonly kind: 'statement'
  readonly message: MessageKey | Placeholder
  /** The value of `{{detail}}` in the sentence. */
  readonly detail?: string | Country | undefined
}

export type Fact = Duration | Word | Country | LanguageList | OperatorValue | Statement

/** A period of the specification. */
export function duration(amount: number, unit: Unit, clause: string): Duration {
  return { kind: 'duration', amount, unit, clause }
}

/** A range of a period, from one amount to another. */
export function range(from: number, amount: number, unit: Unit, clause: string): Duration {
  return { kind: 'duration', from, amount, unit, clause }
}

/** A name that needs no translation. */
export function name(text: string, clause: string): Word {
  return { kind: 'word', word: { name: text }, clause }
}

/** A word that the messages translate. */
export function term(message: MessageKey, clause: string): Word {
  return { kind: 'word', word: { message }, clause }
}

/** Languages, named in the language of the page. */
export function languageNames(codes: readonly string[], clause: string): LanguageList {
  return { kind: 'languages', codes, clause }
}

/** A country, named in the language of the page. */
export function country(code: string, clause: string): Country {
  return { kind: 'country', code, clause }
}

/** A value of the operator. */
export function operatorValue(
  kind: ValueKind,
  value: OperatorValue['value'],
  clause: string,
): OperatorValue {
  return { kind, value, clause }
}

/**
 * A sentence chosen by the operator, by the messages of the choices.
 * @param detail what the message shows at `{{detail}}`
 */
export function statement<Choice extends string>(
  choice: Choice | Placeholder,
  messages: Readonly<Record<Choice, MessageKey>>,
  clause: string,
  detail?: Statement['detail'],
): Statement {
  const message = typeof choice === 'string' ? messages[choice] : choice
  return { kind: 'statement', message, clause, detail }
}
