import { type Notes, type Person, people } from './field.ts'
import { siteSchema } from './schema.ts'

/** As much of a schema as is needed to find the fields within it (valibot's own structure). */
export interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  readonly options?: readonly unknown[]
  readonly wrapped?: SchemaNode
  readonly getter?: (input: unknown) => SchemaNode
  readonly pipe?: readonly [SchemaNode, ...{ readonly type: string; readonly metadata?: object }[]]
}

function within({ wrapped, getter, pipe }: SchemaNode): SchemaNode | undefined {
  return pipe?.[0] ?? wrapped ?? getter?.({})
}

/** The object or list within a schema that may be left out, unknown, or checked further. */
export function unwrapped(schema: SchemaNode): SchemaNode {
  const inner = within(schema)
  return inner === undefined ? schema : unwrapped(inner)
}

/** What is written beside a schema, through everything that is wrapped around it. */
function notesOf(schema: SchemaNode): Field['notes'] {
  const inner = within(schema)
  const own = (schema.pipe ?? []).flatMap(step => ('metadata' in step ? (step.metadata ?? []) : []))
  return Object.assign({}, inner && notesOf(inner), ...own)
}

/** Whether `none` means the same as leaving a field out: nobody is asked for it. */
export function isDropped(schema: SchemaNode): boolean {
  return schema.wrapped?.type !== 'nullable' && notesOf(schema).isOptional === true
}

/** A field of `site.yaml`, or several that stand together. */
export interface Field {
  /** `company.legalName`; `processors[].name` in each entry of a list. */
  readonly path: string
  readonly notes: Notes
  /** The kind of its value, by valibot's own names. */
  readonly type: string
  /** What may be chosen; empty where that is free. */
  readonly options: readonly string[]
  /** Whether `none` is an answer. */
  readonly mayBeNone: boolean
  /** Whether it holds other fields. */
  readonly isBlock: boolean
  /** The blocks that hold it, the nearest one first. */
  readonly blocks: readonly Field[]
}

function* fieldsOf(node: SchemaNode, path: string, blocks: readonly Field[]): Generator<Field> {
  const { entries, item, type, options } = unwrapped(node)
  const isText = type === 'string' || type === 'object_with_rest'
  const notes = { ...(isText && { shown: 'text' as const }), ...notesOf(node) }
  const inner = item && unwrapped(item)
  const held = notes.example === undefined ? (entries ?? inner?.entries) : undefined
  const field: Field = {
    ...{ path, notes, type, blocks, isBlock: held !== undefined },
    options: (options ?? inner?.options ?? []).filter(option => typeof option === 'string'),
    mayBeNone: node.wrapped?.type === 'nullable',
  }
  if (path !== '') yield field
  const isList = entries === undefined && held !== undefined
  const around = isList && item ? { ...field, notes: notesOf(item) } : field
  for (const [name, entry] of Object.entries(held ?? {})) {
    const below = isList ? `${path}[].${name}` : path === '' ? name : `${path}.${name}`
    yield* fieldsOf(entry, below, path === '' ? [] : [around, ...blocks])
  }
}

// Valibot types each of its schemas apart; their structure is read here and by what reads the file.
export const schemaNode = siteSchema as unknown as SchemaNode

/** Every field of `site.yaml`, a block before what it holds. */
export const fields: readonly Field[] = [...fieldsOf(schemaNode, '', [])]

/** The field of a name, in which an entry of a list may go by what it is: `processors.ai-chat.name`. */
export function fieldNamed(name: string): Field | undefined {
  return fields.find(({ path }) => {
    const [list = '', rest] = path.split('[]')
    if (rest === undefined) return path === name
    return path === name || (name.startsWith(`${list}.`) && name.endsWith(rest))
  })
}

/** The value at a path: undefined while it is not known, null where the company has none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      values,
    )
}

/** Who is asked for a field. */
export function personOf({ notes, blocks }: Field): Person {
  return notes.person ?? blocks.find(block => block.notes.person)?.notes.person ?? 'founder'
}

/** What a field is about: the heading over its question. */
export function titleOf({ notes, blocks }: Field): string {
  return notes.title ?? blocks.find(block => block.notes.title)?.notes.title ?? ''
}

/** What is asked about a field, and why. */
export function questionOf({ ask = '' }: Notes): { question: string; why: string } {
  const end = ask.indexOf('?') + 1
  return { question: ask.slice(0, end), why: ask.slice(end).trim() }
}

/** The fields that people are asked for, in the order in which they know the answers: what belongs together at once. */
export const asked: readonly Field[] = people.flatMap(person => {
  const own = fields.filter(field => field.notes.ask !== undefined && personOf(field) === person)
  const titles = [...new Set(own.map(titleOf))]
  return titles.flatMap(title => own.filter(field => titleOf(field) === title))
})

/** Who answers for a field: who is asked for it, or for what it holds. */
export function personFor(name: string): Person | undefined {
  const own = fieldNamed(name)
  if (own?.notes.ask ?? own?.notes.person) return own && personOf(own)
  const within = asked.find(({ path }) => name !== '' && path.startsWith(`${name}.`))
  return within && personOf(within)
}
