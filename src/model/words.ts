import { isDropped, type SchemaNode, unwrapped } from './tree.ts'

/** Stands for nothing that is known: a field is left out, empty, or says so. */
const open = Symbol('open')

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
  if (input === null || input === 'unknown') return open
  if (input === 'none' && !options.includes('none')) return null
  if (type === 'picklist') return readChoice(options, input)
  if (/^(?:boolean|literal)$/.test(type) && /^(?:yes|no)$/i.test(String(input))) {
    return /^yes$/i.test(String(input))
  }
  if (type === 'number' && typeof input === 'string') {
    return /^-?\d+(?:\.\d+)?$/.test(input.trim()) ? Number(input) : input
  }
  if (typeof input !== 'object') return input
  if (Array.isArray(input)) {
    return input.map(entry => read(item, entry)).map(entry => (entry === open ? 'unknown' : entry))
  }
  const values = Object.entries(input)
    .map(([name, value]) => [name, read(entries[name], value)] as const)
    .filter(([name, value]) => value !== open && !(value === null && isDropped(entries[name])))
  return Object.fromEntries(values)
}

/**
 * The values of the operator's file by what their words mean at their fields: `unknown`, like nothing
 * at all, is left out; `none` is null where somebody asks, and left out where nobody does; figures become numbers.
 */
export function readWords(schema: object, input: unknown): unknown {
  // Valibot types each of its schemas apart; their structure is read here.
  return read(schema as SchemaNode, input)
}
