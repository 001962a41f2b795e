import * as v from 'valibot'
import { isPlaceholder, type Placeholder } from './placeholder.ts'
import { translations } from './translations.ts'

const placeholderSchema = v.strictObject({ placeholder: translations })

/** A value of a schema, or a placeholder for it; faults are those of the one that is meant. */
export function orPlaceholder<Schema extends v.GenericSchema>(schema: Schema) {
  return v.lazy<
    v.GenericSchema<v.InferInput<Schema> | Placeholder, v.InferOutput<Schema> | Placeholder>
  >(input => (isPlaceholder(input) ? placeholderSchema : schema))
}
