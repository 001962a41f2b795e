import { type SchemaNode, unwrapped } from '../../../src/model/schemaNode.ts'

/** Blocks that are written, and described, as a whole. */
const whole = ['plans', 'figures']

function* fieldsOf(schema: SchemaNode, path: string): Generator<string> {
  if (whole.includes(path)) return yield path
  const { entries, item, type } = unwrapped(schema)
  const within = item && unwrapped(item)
  // A text by language, which takes any language, is one value.
  if (entries && type !== 'object_with_rest') {
    for (const [name, entry] of Object.entries(entries)) {
      yield* fieldsOf(entry, path === '' ? name : `${path}.${name}`)
    }
  } else if (within?.entries && within.type !== 'object_with_rest') {
    yield* fieldsOf(within, `${path}[]`)
  } else yield path
}

/** The fields of a schema that hold a value, by their paths; `[]` stands for an entry of a list. */
export function schemaFields(schema: object): readonly string[] {
  // Valibot types each of its schemas apart; their structure is read here.
  return [...fieldsOf(schema as SchemaNode, '')]
}
