import type { FieldPath } from '../folder/index.ts'
import { type Notes, type Person, people } from './notes.ts'
import { type PromiseKey, promiseAnswers, promiseKeys } from './promises.ts'
import { type SiteConfig, siteSchema } from './siteSchema.ts'

/** The part of valibot's own structure of a schema that is needed to find the fields within it. */
export interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  readonly options?: readonly unknown[]
  readonly wrapped?: SchemaNode
  readonly getter?: (input: unknown) => SchemaNode
  readonly pipe?: readonly [SchemaNode, ...{ readonly type: string; readonly metadata?: object }[]]
}

// Valibot types each of its schemas apart.
export const siteNode = siteSchema as unknown as SchemaNode

function within({ wrapped, getter, pipe }: SchemaNode): SchemaNode | undefined {
  return pipe?.[0] ?? wrapped ?? getter?.({})
}

/** The object or list within a schema that may be left out, unknown, or checked further. */
export function unwrapped(schema: SchemaNode): SchemaNode {
  const inner = within(schema)
  return inner === undefined ? schema : unwrapped(inner)
}

/** What is written beside a schema, through everything that is wrapped around it. */
export function notesOf(schema: SchemaNode): Notes {
  const inner = within(schema)
  const written = (schema.pipe ?? []).map(step => ('metadata' in step ? step.metadata : undefined))
  return Object.assign({}, inner && notesOf(inner), ...written)
}

/** A field of `site.yaml`, or several that stand together. */
export interface Field {
  /** `company.legalName`; `processors[].name` in each entry of a list. */
  readonly path: string
  readonly notes: Notes
  /** What it is about: the heading over its question. */
  readonly title: string
  /** Who is asked for it. */
  readonly person: Person
  /** The kind of its value, by valibot's own names. */
  readonly type: string
  /** The kind of its entries, by the same names; left out where it is not a list. */
  readonly entryType?: string
  /** What may be chosen; empty where that is free. */
  readonly options: readonly string[]
  /** Whether `none` is an answer. */
  readonly mayBeNone: boolean
  /** Whether no file can do without it. */
  readonly isRequired: boolean
  /** Whether it holds other fields. */
  readonly isBlock: boolean
  /** Whether it is a field of the entries of a list. */
  readonly isInEntry: boolean
  /** The blocks that hold it, the nearest one first. */
  readonly blocks: readonly Field[]
}

/** The fields that a schema holds, by their paths; none of one with an example, which is asked for as a whole. */
function childrenOf(node: SchemaNode, path: string): readonly (readonly [string, SchemaNode])[] {
  if (notesOf(node).example !== undefined) return []
  const { entries, item } = unwrapped(node)
  if (entries) {
    const start = path === '' ? '' : `${path}.`
    return Object.entries(entries).map(([name, child]) => [start + name, child])
  }
  const entryFields = item ? unwrapped(item).entries : undefined
  return Object.entries(entryFields ?? {}).map(([name, child]) => [`${path}[].${name}`, child])
}

/** The record of a field: its schema, what is noted of it, and what it takes from the nearest block. */
function describe(path: string, node: SchemaNode, blocks: readonly Field[]): Field {
  const { type, options, item } = unwrapped(node)
  const entry = item ? unwrapped(item) : undefined
  const isText = type === 'string' || type === 'object_with_rest'
  const notes: Notes = isText ? { shown: 'text', ...notesOf(node) } : notesOf(node)
  const [block] = blocks
  const choices = options ?? entry?.options ?? []
  const mayBeLeftOut = /^(?:exact_)?optional$/.test(node.type)
  return {
    path,
    notes,
    title: notes.title ?? block?.title ?? '',
    person: notes.person ?? block?.person ?? 'founder',
    type,
    ...(entry && { entryType: entry.type }),
    options: choices.filter(option => typeof option === 'string'),
    mayBeNone: node.wrapped?.type === 'nullable',
    isRequired: !mayBeLeftOut && blocks.every(({ isRequired }) => isRequired),
    isBlock: childrenOf(node, path).length > 0,
    isInEntry: path.includes('[]'),
    blocks,
  }
}

/** A field as the block of those that it holds: what is noted of each entry of a list holds for these. */
function asBlock(field: Field, node: SchemaNode): Field {
  const { item } = unwrapped(node)
  if (!item) return field
  const notes = notesOf(item)
  return {
    ...field,
    notes,
    title: notes.title ?? field.title,
    person: notes.person ?? field.person,
  }
}

/** Every field within a schema, a block before what it holds. */
function* fieldsWithin(
  node: SchemaNode,
  path = '',
  blocks: readonly Field[] = [],
): Generator<Field> {
  for (const [childPath, child] of childrenOf(node, path)) {
    const field = describe(childPath, child, blocks)
    yield field
    yield* fieldsWithin(child, childPath, [asBlock(field, child), ...blocks])
  }
}

/** Every field of `site.yaml`, a block before what it holds. */
export const fields: readonly Field[] = [...fieldsWithin(siteNode)]

const fieldsByPath = new Map(fields.map(field => [field.path, field]))

/** The field of each promise, which are not among the others: their names have points in them, and so do paths. */
export const promiseFields: ReadonlyMap<PromiseKey, Field> = (() => {
  const block = fieldsByPath.get('promises' satisfies keyof SiteConfig)
  // Valibot types each of its schemas apart.
  const nodes = promiseAnswers.entries as unknown as Readonly<Record<PromiseKey, SchemaNode>>
  const blocks = block ? [block] : []
  return new Map(promiseKeys.map(key => [key, describe(`promises.${key}`, nodes[key], blocks)]))
})()

/** The value at a path: undefined while it is not known, null where the company has none. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, step) => Object(holder)[step], values)
}

/** The field that a path leads to, or the nearest one that holds it: a text by language is one field. */
function fieldAt(path: FieldPath): Field | undefined {
  let name = ''
  let nearest: Field | undefined
  for (const step of path) {
    if (typeof step === 'number') name += '[]'
    else name = name === '' ? step : `${name}.${step}`
    nearest = fieldsByPath.get(name) ?? nearest
  }
  return nearest
}

/** Whether something is noted of a field, or of what holds it. */
export function hasNote(path: FieldPath, note: keyof Notes): boolean {
  const field = fieldAt(path)
  if (!field) return false
  return [field, ...field.blocks].some(({ notes }) => notes[note] !== undefined)
}

/** Whether a field, or what holds it, is shown on pages other than the documents from the moment it is written. */
export function isShownAtOnce(path: FieldPath): boolean {
  return hasNote(path, 'isShownAtOnce')
}

/** What is asked about a field, and why. */
export function questionAndReason({ ask = '' }: Notes): { question: string; why: string } {
  const end = ask.indexOf('?') + 1
  return { question: ask.slice(0, end), why: ask.slice(end).trim() }
}

/** The fields that people are asked for, in the order in which they know the answers: what belongs together at once. */
export const asked: readonly Field[] = people.flatMap(person => {
  const askedOfPerson = fields.filter(
    field => field.notes.ask !== undefined && field.person === person,
  )
  const titles = [...new Set(askedOfPerson.map(({ title }) => title))]
  return titles.flatMap(title => askedOfPerson.filter(field => field.title === title))
})

/** Who answers for a field or for the fields within it. Entries of lists have names: `processors.ai-chat.name`. */
export function personFor(name: string): Person | undefined {
  const named = fields.find(({ path, isInEntry }) => {
    if (path === name) return true
    const [list = '', rest = ''] = path.split('[]')
    return isInEntry && name.startsWith(`${list}.`) && name.endsWith(rest)
  })
  if (named?.notes.ask ?? named?.notes.person) return named?.person
  return asked.find(({ path }) => name !== '' && path.startsWith(`${name}.`))?.person
}
