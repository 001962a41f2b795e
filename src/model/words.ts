import { isNone, none } from './none.ts'
import { isUnknown } from './orUnknown.ts'
import { statutoryBlocks } from './statutoryFields.ts'
import { type SchemaNode, unwrapped } from './tree.ts'

/** Nothing is known of a field: it is left out, empty, or says so. */
function isOpen(input: unknown): boolean {
  return input === null || input === 'unknown' || isUnknown(input)
}

/** What is pasted with a value: blanks of any kind, and marks that no one sees, such as those of direction. */
const pastedAround =
  /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+|[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+$/g

/** Choices are words, in capitals or not; of yes and no, files and people write true and false as well. */
function readChoice(options: readonly unknown[], input: unknown): unknown {
  const written = input === true ? 'yes' : input === false ? 'no' : String(input).toLowerCase()
  return options.find(option => String(option).toLowerCase() === written) ?? input
}

function read(schema: SchemaNode | undefined, given: unknown): unknown {
  const { type, entries = {}, item, options = [] } = schema ? unwrapped(schema) : { type: '' }
  const input = typeof given === 'string' ? given.replaceAll(pastedAround, '') : given
  if (input === 'none' && !options.includes('none')) return none
  if (type === 'picklist') return readChoice(options, input)
  if (/^(?:boolean|literal)$/.test(type) && /^(?:yes|no)$/i.test(String(input))) {
    return /^yes$/i.test(String(input))
  }
  if (type === 'number' && typeof input === 'string') {
    return /^-?\d+(?:\.\d+)?$/.test(input.trim()) ? Number(input) : input
  }
  if (typeof input !== 'object' || input === null) return input
  if (Array.isArray(input)) return input.map(entry => read(item, entry))
  const values = Object.entries(input)
    .map(([name, value]) => [name, read(entries[name], value)] as const)
    .filter(([, value]) => !isOpen(value))
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
