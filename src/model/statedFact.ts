import * as v from 'valibot'
import type { MessageKey } from '../languages/messages.ts'
import type { ValueKind } from './fact.ts'

/** How texts state the value of a field. */
export type StatedKind = ValueKind | 'languages' | 'statement'

/** What makes a field of the schema a fact that texts refer to by its path: `{{imprint.vatId}}`. */
export interface StatedFact {
  readonly kind: StatedKind
  /** The rule that asks for it. */
  readonly clause: string
  /** The sentence of each choice. */
  readonly messages?: Readonly<Record<string, MessageKey>>
}

/** A field whose value texts state, with the rule that asks for it. */
export function stated<const Schema extends v.GenericSchema>(
  kind: Exclude<StatedKind, 'statement'>,
  clause: string,
  schema: Schema,
) {
  return v.pipe(schema, v.metadata({ fact: { kind, clause } satisfies StatedFact }))
}

/** A choice that decides a sentence. */
export function statedChoice<const Choice extends string>(
  clause: string,
  schema: v.GenericSchema<Choice, Choice>,
  messages: Readonly<Record<NoInfer<Choice>, MessageKey>>,
) {
  const fact: StatedFact = { kind: 'statement', clause, messages }
  return v.pipe(schema, v.metadata({ fact }))
}
