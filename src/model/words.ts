import { isNone, none } from './none.ts'
import { isUnknown } from './orUnknown.ts'
import { type SchemaNode, unwrapped } from './schemaNode.ts'
import { statutoryBlocks } from './statutoryFields.ts'

/** Nothing is known of a field: it is left out, empty, or says so. */
function isOpen(input: unknown): boolean {
  return input === null || input === 'unknown' || isUnknown(input)
}

function read(schema: SchemaNode | undefined, input: unknown): unknown {
  const { type, entries = {}, item, options = [] } = schema ? unwrapped(schema) : { type: '' }
  if (input === 'none' && !options.includes('none')) return none
  if (type === 'number' && typeof input === 'string') {
    return /^-?\d+(?:\.\d+)?$/.test(input.trim()) ? Number(input) : input
  }
  if (typeof input !== 'object' || input === null) return input
  if (Array.isArray(input)) return input.map(entry => read(item, entry))
  const values = Object.entries(input)
    .filter(([, value]) => !isOpen(value))
    .map(([name, value]) => [name, read(entries[name], value)] as const)
    // A company may lack it: writing that means the same as leaving it out.
    .filter(([name, value]) => !isNone(value) || entries[name]?.type !== 'exact_optional')
  return Object.fromEntries(values)
}

/**
 * The values of the operator's file by what their words mean at their fields: `unknown`, like nothing
 * at all, is left out; `none` is left out where a company may lack a field, or a block that not every
 * company needs; figures become numbers. Fields of which the page says that there is none keep it.
 */
export function readWords(schema: object, input: unknown): unknown {
  // Valibot types each of its schemas apart; their structure is read here.
  const values = read(schema as SchemaNode, input)
  if (typeof values !== 'object' || values === null || isNone(values)) return values
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isNone(value) || !Object.hasOwn(statutoryBlocks, name),
    ),
  )
}
