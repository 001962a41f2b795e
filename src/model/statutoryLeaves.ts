import * as v from 'valibot'
import type { Notes } from './field.ts'
import { type Placeholder, supplied } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'
import { statutoryBlocks } from './statutoryFields.ts'

type BlockName = keyof typeof statutoryBlocks

/** A field of a statutory block with what the operator wrote. */
export interface StatutoryLeaf {
  /** Its path in the operator's file: `imprint.register.name`. */
  readonly key: string
  readonly schema: v.GenericSchema
  /** Whether a company that has the block may leave it out. */
  readonly isOptional: boolean
  /** Undefined where it is left out, or its block is. */
  readonly value: unknown
  /** What stands for the value then. */
  readonly placeholder: Placeholder
}

type Entries = Readonly<Record<string, v.GenericSchema>>

/** The fields of an object of the schema, through the checks around it; undefined for other schemas. */
function entriesOf(schema: object): Entries | undefined {
  return 'entries' in schema ? (schema.entries as Entries) : undefined
}

function* leavesOf(
  schema: v.GenericSchema,
  value: unknown,
  shared: Pick<StatutoryLeaf, 'key' | 'placeholder'>,
): Generator<StatutoryLeaf> {
  const isOptional = schema.type === 'exact_optional'
  // An optional field wraps the schema of its value.
  const inner = isOptional && 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema
  yield { ...shared, schema: inner, isOptional, value }
  for (const [name, entry] of Object.entries(entriesOf(inner) ?? {})) {
    if (inner.type === 'object_with_rest') continue // a text by language is one value
    const within = value === undefined ? undefined : (value as Record<string, unknown>)[name]
    yield* leavesOf(entry, within, { ...shared, key: `${shared.key}.${name}` })
  }
}

/** Every block and field of the statutory pages, in the order of the schema. */
export function statutoryLeaves(config: SiteConfig): readonly StatutoryLeaf[] {
  const names = Object.keys(statutoryBlocks) as BlockName[] // the keys of the record
  return names.flatMap(name => {
    const leaves = leavesOf(statutoryBlocks[name], supplied<unknown>(config[name]), {
      key: name,
      placeholder: { placeholder: name },
    })
    return [...leaves]
  })
}

/** What is known of a field besides its schema. */
export function notesOf({ schema }: StatutoryLeaf): Partial<Notes> {
  return v.getMetadata(schema)
}
