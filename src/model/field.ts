import * as v from 'valibot'
import type { LabelKey } from '../languages/language.ts'
import type { MessageKey } from '../languages/messages.ts'
import { fieldsRemedy } from './fields.ts'
import { orUnknown } from './orUnknown.ts'

/** The people who act, in the order in which they are asked. */
export const people = ['founder', 'counsel', 'marketing', 'engineer'] as const

export type Person = (typeof people)[number]

/** How texts state the value of a field, as `{{path}}`; a sentence is the message of the choice. */
export type Shown = 'supplied' | 'name' | 'contact' | 'phone' | 'day' | 'web-page' | 'languages'

type Flow = string | number | boolean | readonly Flow[] | { readonly [name: string]: Flow }

/** What the project knows of a field besides its schema. */
export interface Notes {
  /** Left out where texts do not state it. */
  readonly shown?: Shown
  /** The sentence that texts state for each choice. */
  readonly sentences?: Readonly<Record<string, MessageKey>>
  /** The rule that asks for it. */
  readonly statute?: string
  /** What it is, of a field that nobody is asked for. */
  readonly about?: string
  readonly ask?: string
  /** Why it is asked, and what depends on it, in one line. */
  readonly why?: string
  /** Who is asked, where that is not who is asked for the fields around it. */
  readonly person?: Person
  /** What is asked at once, where that is not what stands together. */
  readonly title?: string
  /** How much it matters that it is open, where that is not a blocker. */
  readonly severity?: 'warning'
  /** The country whose companies alone are asked (ISO 3166-1). */
  readonly seat?: string
  /** A value like those that a company writes: what has one is described, and asked for, as a whole. */
  readonly example: Flow
}

/** What is known of fields that stand together. */
export interface BlockNotes {
  /** What its fields are about: the heading over their questions. */
  readonly title?: string
  readonly person?: Person
}

/** A schema with what is known of its field. */
export function noted<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return v.pipe(schema, v.metadata({ ...notes }))
}

/** A field: while it is not known, the page shows its label. */
export function field<const Schema extends v.GenericSchema>(
  schema: Schema,
  label: LabelKey,
  notes: Notes,
) {
  return orUnknown(noted(schema, notes), label)
}

/** A field that a company may lack. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return v.exactOptional(noted(schema, notes))
}

/** Fields that stand together, each of which may be left out. */
export function group<const Entries extends v.ObjectEntries>(
  entries: Entries,
  notes: BlockNotes = {},
) {
  const object = v.strictObject(entries)
  type Input = v.InferInput<typeof object>
  // For valibot a list is an object, too: one without any of these fields.
  const noList = v.lazy<v.GenericSchema<Input, v.InferOutput<typeof object>>>(input =>
    Array.isArray(input) ? v.never(`is a list. ${fieldsRemedy(Object.keys(entries))}`) : object,
  )
  // Its fields all have a value of their own where they are left out.
  return v.optional(v.pipe(noList, v.metadata({ ...notes })), {} as Input)
}

/** Fields that are asked for, and answered, as a whole. */
export function block<const Entries extends v.ObjectEntries>(
  entries: Entries,
  notes: BlockNotes = {},
) {
  return v.pipe(v.strictObject(entries), v.metadata({ ...notes }))
}
