import type { Notes } from './field.ts'
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
/** Whether `none` means the same as leaving a field out: nobody is asked for it. */
export function isDropped(schema: SchemaNode | undefined): boolean {
  return (
    schema?.wrapped?.type !== 'nullable' &&
    schema !== undefined &&
    notesOf(schema).isOptional === true
  )
}

function notesOf(schema: SchemaNode): Field['notes'] {
  const inner = within(schema)
  const own = (schema.pipe ?? []).flatMap(step => ('metadata' in step ? (step.metadata ?? []) : []))
  return Object.assign({}, inner && notesOf(inner), ...own)
}

/** A field of `site.yaml`, or several that stand together. */
export interface Field {
  /** `company.legalName`; `processors[].name` in each entry of a list. */
  readonly path: string
  readonly notes: Partial<Notes> & { readonly isOptional?: true }
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

/** Every field of `site.yaml`, a block before what it holds. */
export const fields: readonly Field[] = [
  // Valibot types each of its schemas apart; their structure is read here.
  ...fieldsOf(siteSchema as unknown as SchemaNode, '', []),
]

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
