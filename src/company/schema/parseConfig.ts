import * as v from 'valibot'
import {
  type Fault,
  type FieldPath,
  fieldFault,
  nearestName,
  OperatorError,
  type SiteSource,
} from '../folder/index.ts'
import { fields, notesOf, type SchemaNode, siteNode, unwrapped } from './fields.ts'
import { renameRemedy } from './renamedFields.ts'
import { type SiteConfig, siteSchema } from './siteSchema.ts'
import { fieldsRemedy } from './values.ts'

/** Stands for nothing that is known: a field is left out, empty, or says so. */
const open = Symbol('open')

/** Stands for a list where fields belong. */
const misplacedList = Symbol('list')

/** What is pasted around a value: blanks of any kind, and marks that no one sees, such as those of direction. */
const pasted = /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]$/

/** A value without what was pasted around it; an expression that looks for its end would take long for many blanks. */
function withoutPasted(written: string): string {
  let start = 0
  let end = written.length
  while (start < end && pasted.test(written.charAt(start))) start += 1
  while (end > start && pasted.test(written.charAt(end - 1))) end -= 1
  return written.slice(start, end)
}

/**
 * Marks within a value that no one sees: soft hyphens, blanks without width, and changes of direction, which would
 * turn around what follows on the page. Joiners stay, because some scripts are spelled with them.
 */
const unseenMarks = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A value as the pages, notices and feeds print it: without marks that no one sees, and in one line. */
function inOneLine(written: string): string {
  const endsLine = /[\t\n\r\u2028\u2029]/
  const seen = written.replaceAll(unseenMarks, '')
  return seen.replaceAll(/\s+/g, blanks => (endsLine.test(blanks) ? ' ' : blanks))
}

/** Choices are words, in capitals or not; of yes and no, files and people write true and false as well. */
function readChoice(options: readonly unknown[], input: unknown): unknown {
  const written = input === true ? 'yes' : input === false ? 'no' : String(input).toLowerCase()
  return options.find(option => String(option).toLowerCase() === written) ?? input
}

/** Whether `none` means the same as leaving a field out: nobody is asked for it. */
function isDropped(schema: SchemaNode | undefined): boolean {
  return schema?.wrapped?.type !== 'nullable' && !!schema && !!notesOf(schema).isOptional
}

/**
 * The values of the company's file by what their words mean at their fields: `unknown`, like nothing
 * at all, is left out; `none` is null where somebody asks, and left out where nobody does; figures become numbers.
 */
function read(schema: SchemaNode | undefined, given: unknown): unknown {
  const { type, entries = {}, item, options = [] } = schema ? unwrapped(schema) : { type: '' }
  const input = typeof given === 'string' ? inOneLine(withoutPasted(given)) : given
  if (input === null || input === 'unknown') return open
  if (input === 'none' && !options.includes('none')) return null
  if (type === 'picklist') return readChoice(options, input)
  if (/^(?:boolean|literal)$/.test(type) && /^(?:yes|no)$/i.test(String(input)))
    return /^yes$/i.test(String(input))
  if (type === 'number' && /^-?\d+(?:\.\d+)?$/.test(String(input))) return Number(input)
  if (typeof input !== 'object') return input
  if (Array.isArray(input)) {
    // For valibot a list is an object, too: one without any of these fields.
    if (type === 'strict_object') return misplacedList
    return input.map(entry => read(item, entry)).map(entry => (entry === open ? 'unknown' : entry))
  }
  const values = Object.entries(input)
    .map(([name, value]) => [name, read(entries[name], value), entries[name]] as const)
    .filter(([, value, entry]) => value !== open && !(value === null && isDropped(entry)))
  return Object.fromEntries(values)
}

/** The names of the fields at a place of the company's file; none where there is a value. */
function fieldsAt([step, ...rest]: FieldPath, schema = siteNode): readonly string[] {
  const { entries = {}, item } = unwrapped(schema)
  if (step === undefined) return Object.keys(entries)
  const next = typeof step === 'number' ? item : entries[step]
  return next ? fieldsAt(rest, next) : []
}

function unknownFieldMessage(path: FieldPath): string {
  const renamed = renameRemedy(path.join('.'))
  if (renamed !== undefined) return `is not a field of the site any more. ${renamed}`
  const name = String(path.at(-1))
  const names = fieldsAt(path.slice(0, -1))
  const elsewhere = fields.find(
    field => !field.isInEntry && (field.path === name || field.path.endsWith(`.${name}`)),
  )
  if (elsewhere?.path === name) {
    return `is not a field here. "${name}" stands by itself: move it out of ${path.slice(0, -1).join('.')}`
  }
  if (elsewhere) return `is not a field here. Did you mean "${elsewhere.path}"? Move it there`
  const meant = nearestName(name, names)
  if (meant) {
    return `is not a field of the site. Did you mean "${meant}"? Correct its name, or remove it`
  }
  const more = names.length > 8 ? ', …' : ''
  return `is not a field of the site. Write one of ${names.slice(0, 8).join(', ')}${more}, or remove it`
}

/** What valibot says about objects as such, in words that a company understands; its own messages name types. */
function objectMessage(issue: v.BaseIssue<unknown>, path: FieldPath): string {
  const { expected, input } = issue
  if (expected === 'never') return unknownFieldMessage(path)
  const names = fieldsAt(path)
  const remedy = names.length > 0 ? fieldsRemedy(names) : 'This field is required'
  // Of a missing field valibot expects its name, in quotes.
  if (expected?.startsWith('"')) return `is missing. ${remedy}`
  if (input === null) return `cannot be none: the site needs these values. ${remedy}`
  return `is a ${input === misplacedList ? 'list' : typeof input}. ${remedy}`
}

/** Characters of a value that a message repeats. */
const LONGEST_SHOWN = 200

function fault(issue: v.BaseIssue<unknown>, { file, lineOf }: SiteSource): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const isObjects = /object/.test(issue.type) && issue.message.startsWith('Invalid')
  const message = isObjects ? objectMessage(issue, path) : issue.message
  // For a field that does not belong there, the input is the name of the field.
  const isValue = typeof issue.input === 'string' && issue.expected !== 'never'
  const written = isValue ? String(issue.input) : ''
  const shown = written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)} …` : written
  const seen = isValue ? ` "${shown}"` : ''
  const field = path.join('.') || '(whole file)'
  return { file, line: lineOf(path), message: `${field}:${seen} ${message}` }
}

/** The paths of fields that the schema does not know; of those within one, only those that were renamed. */
function unknownPaths(schema: SchemaNode, value: unknown, path: FieldPath = []): FieldPath[] {
  const { type, entries, item } = unwrapped(schema)
  if (Array.isArray(value)) {
    return item ? value.flatMap((entry, index) => unknownPaths(item, entry, [...path, index])) : []
  }
  if (type !== 'strict_object' || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const pathOfName = [...path, name]
    const child = entries?.[name]
    if (child) return unknownPaths(child, inner, pathOfName)
    const renamed = Object.keys(Object(inner))
      .map(innerName => [...pathOfName, innerName])
      .filter(innerPath => renameRemedy(innerPath.join('.')) !== undefined)
    return [pathOfName, ...renamed]
  })
}

/** The company's values, checked. @throws OperatorError with file, line, field, what is wrong and what to write */
export function parseConfig(input: unknown, source: SiteSource): SiteConfig {
  const values = read(siteNode, input)
  const result = v.safeParse(siteSchema, values)
  if (result.success) return result.output
  // Valibot names the first unknown field of each object alone: the file would have to be corrected field by field.
  const unknownFieldFaults = unknownPaths(siteNode, values).map(path =>
    fieldFault(source, path, unknownFieldMessage(path)),
  )
  const others = result.issues
    .map(issue => fault(issue, source))
    .filter(({ message }) => unknownFieldFaults.every(fault => fault.message !== message))
  throw new OperatorError([...unknownFieldFaults, ...others])
}
