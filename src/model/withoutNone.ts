import { isNone } from './none.ts'
import { type SchemaNode, unwrapped } from './schemaNode.ts'
import { statutoryBlocks } from './statutoryFields.ts'

function withoutNoneIn(schema: SchemaNode | undefined, input: unknown): unknown {
  if (schema === undefined || typeof input !== 'object' || input === null) return input
  const { entries = {}, item } = unwrapped(schema)
  if (Array.isArray(input)) return input.map(entry => withoutNoneIn(item, entry))
  const kept = Object.entries(input).filter(
    ([name, value]) => !isNone(value) || entries[name]?.type !== 'exact_optional',
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutNoneIn(entries[name], value)]),
  )
}

function isBlock(name: string): boolean {
  return Object.hasOwn(statutoryBlocks, name)
}

/**
 * The operator's values without `none` where a company may lack a field, or a block that not every
 * company needs: writing it means the same as leaving it out. Fields of which the page says that there
 * is none keep it.
 */
export function withoutNone(schema: object, input: unknown): unknown {
  // Valibot types each of its schemas apart; their structure is read here.
  const kept = withoutNoneIn(schema as SchemaNode, input)
  if (typeof kept !== 'object' || kept === null) return kept
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => !isNone(value) || !isBlock(name)),
  )
}
