import * as v from 'valibot'
import type { LabelKey } from '../languages/language.ts'
import { localized } from '../languages/languages.ts'
import { type MessageKey, messages } from '../languages/messages.ts'
import type { Translations } from '../languages/translations.ts'
import { isNone, type None } from './none.ts'
import type { Placeholder } from './placeholder.ts'

/**
 * Stands in the operator's file for a value not known yet; leaving the field out means the same.
 */
export const unknown = { unknown: true } as const

export type Unknown = typeof unknown

/** Tells whether the operator wrote `unknown`. */
export function isUnknown(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'unknown' in input
}

/**
 * A value of a schema, or a placeholder for it where the operator leaves it out or writes `unknown`.
 * @param label what the page shows in brackets in its place
 */
export function orUnknown<Schema extends v.GenericSchema>(schema: Schema, label: LabelKey) {
  const placeholder = v.pipe(
    v.unknown(),
    v.transform((): Placeholder => ({ placeholder: label })),
  )
  const known = v.lazy<
    v.GenericSchema<v.InferInput<Schema> | Unknown, v.InferOutput<Schema> | Placeholder>
  >(input => (isUnknown(input) ? placeholder : schema))
  return v.optional(known, unknown)
}

/**
 * A value of a schema, or `none` where the law allows that there is none.
 * @param message what the page says then
 */
export function noneOr<Schema extends v.GenericSchema>(schema: Schema, message: MessageKey) {
  const said = v.pipe(
    v.unknown(),
    v.transform((): Translations => localized(code => messages[code][message])),
  )
  return v.lazy<v.GenericSchema<v.InferInput<Schema> | None, v.InferOutput<Schema> | Translations>>(
    input => (isNone(input) ? said : schema),
  )
}
