import type * as v from 'valibot'
import { siteSchema } from './schema.ts'
import { type SchemaNode, unwrapped } from './schemaNode.ts'
import type { FieldPath } from './siteSource.ts'

/** The kinds of values that fields hold, by valibot's own names. */
export type FieldType =
  | 'string'
  | 'picklist'
  | 'array'
  | 'number'
  | 'literal'
  | 'boolean'
  | 'object_with_rest'

/** The schema of one field of the operator's file. */
export interface FieldSchema {
  readonly schema: v.GenericSchema
  readonly type: FieldType
  /** What may be chosen; empty where that is free. */
  readonly options: readonly string[]
  /** Whether a company may lack it. */
  readonly isOptional: boolean
}

function optionsOf(node: SchemaNode): readonly string[] {
  const options = node.options ?? (node.item && unwrapped(node.item).options) ?? []
  return options.filter(option => typeof option === 'string')
}

/**
 * The schema of a field.
 * @throws for a path that leads to no field
 */
export function fieldSchema(path: FieldPath): FieldSchema {
  // Valibot types each of its schemas apart; their structure is read here.
  let node = siteSchema as unknown as SchemaNode
  for (const step of path) {
    const { entries, item } = unwrapped(node)
    const next = typeof step === 'number' ? item : entries?.[step]
    if (!next) throw new Error(`there is no field ${path.join('.')}`)
    node = next
  }
  const inner = unwrapped(node)
  return {
    schema: node as unknown as v.GenericSchema,
    type: inner.type as FieldType,
    options: optionsOf(inner),
    isOptional: node.type === 'exact_optional',
  }
}
