import * as v from 'valibot'
import { fieldsRemedy } from './fields.ts'
import { type Fault, nearestName, OperatorError } from './OperatorError.ts'
import { type SiteConfig, siteSchema } from './schema.ts'
import type { FieldPath, SiteSource } from './siteSource.ts'
import { fields, isDropped, type SchemaNode, schemaNode, unwrapped } from './tree.ts'

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

/**
 * The values of the operator's file by what their words mean at their fields: `unknown`, like nothing
 * at all, is left out; `none` is null where somebody asks, and left out where nobody does; figures become numbers.
 */
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
    .map(([name, value]) => [name, read(entries[name], value), entries[name]] as const)
    .filter(([, value, entry]) => value !== open && !(value === null && entry && isDropped(entry)))
  return Object.fromEntries(values)
}

function entriesAt(schema: SchemaNode, [step, ...rest]: FieldPath): readonly string[] {
  const { entries = {}, item } = unwrapped(schema)
  if (step === undefined) return Object.keys(entries)
  const next = typeof step === 'number' ? item : entries[step]
  return next ? entriesAt(next, rest) : []
}

/** The names of the fields at a place of the operator's file; none where there is a value. */
function fieldsAt(path: FieldPath): readonly string[] {
  return entriesAt(schemaNode, path)
}

function unknownFieldMessage(path: FieldPath): string {
  const name = String(path.at(-1))
  const known = fieldsAt(path.slice(0, -1))
  const meant = nearestName(name, known)
  if (meant) {
    return `is not a field of the site. Did you mean "${meant}"? Correct its name, or remove it`
  }
  const all = fields.map(field => field.path)
  const elsewhere = all.filter(one => one.endsWith(`.${name}`) && !one.includes('[')).slice(0, 2)
  if (elsewhere.length > 0) {
    return `is not a field here. Did you mean "${elsewhere.join('" or "')}"? Move it there`
  }
  const remedy =
    known.length <= 8
      ? `Write one of ${known.join(', ')}, or remove it`
      : 'Remove it, or correct its name'
  return `is not a field of the site. ${remedy}`
}

/** What valibot says about objects as such, in the operator's words; its own messages name types. */
function objectMessage(issue: v.BaseIssue<unknown>, path: FieldPath): string {
  const { expected, input } = issue
  if (expected === 'never') return unknownFieldMessage(path)
  const known = fieldsAt(path)
  const remedy = known.length > 0 ? fieldsRemedy(known) : 'This field is required'
  // Of a missing field valibot expects its name, in quotes.
  if (expected?.startsWith('"')) return `is missing. ${remedy}`
  if (input === null) return `cannot be none: the site needs these values. ${remedy}`
  return `is a ${typeof input}. ${remedy}`
}

function fault(issue: v.BaseIssue<unknown>, { file, lineOf }: SiteSource): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const isObjects = /object/.test(issue.type) && issue.message.startsWith('Invalid')
  const message = isObjects ? objectMessage(issue, path) : issue.message
  // For a field that does not belong there, the input is the name of the field.
  const isValue = typeof issue.input === 'string' && issue.expected !== 'never'
  const seen = isValue ? ` "${issue.input}"` : ''
  const field = path.join('.') || '(whole file)'
  return { file, line: lineOf(path), message: `${field}:${seen} ${message}` }
}

/**
 * Checks the operator's values.
 * @throws OperatorError with file, line, field, what is wrong and what to write
 */
export function parseConfig(input: unknown, source: SiteSource): SiteConfig {
  const result = v.safeParse(siteSchema, read(schemaNode, input))
  if (result.success) return result.output
  throw new OperatorError(result.issues.map(issue => fault(issue, source)))
}
