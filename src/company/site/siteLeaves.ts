import type { FieldPath } from '../folder/index.ts'
import { isTranslations } from '../languages/index.ts'
import { type Field, fields, type SiteConfig, valueAt } from '../schema/index.ts'
import { isNeeded } from './conditions.ts'
import { gapFor } from './facts.ts'
import { oncePerSite, type Site } from './site.ts'

/** A text as a part of an id: lower-case letters and digits, with hyphens between them. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/**
 * Keys that tell the entries of a list apart, whatever their order: what each is, where that is unique, else with
 * what it is called.
 */
function uniqueKeys(entries: readonly { kind: string; name: string }[]) {
  const keys = entries.map(({ kind, name }) => {
    const isUnique = entries.filter(entry => entry.kind === kind).length === 1
    return isUnique ? kind : `${kind}.${slug(name)}`
  })
  // Entries that are alike in everything can only be counted.
  return keys.map((key, index) => {
    const before = keys.slice(0, index).filter(other => other === key).length
    return before === 0 ? key : `${key}-${before + 1}`
  })
}

/** The field of each list that says what an entry is, by the path of the list. */
const namingFields = new Map(
  fields
    .filter(({ notes }) => notes.namesEntry)
    .map(({ path }) => {
      const [list = '', name = ''] = path.split('[].')
      return [list, name]
    }),
)

/** The name of the field that says what an entry of a list is; undefined of a list whose entries have no names. */
export function namingFieldOf(list: string): string | undefined {
  return namingFields.get(list)
}

/** The keys of the entries of a list: `ai-chat` of a processor, `content-creator` of a review. */
export function entryKeys(
  config: Pick<SiteConfig, 'processors' | 'testimonials'>,
  list: string,
): readonly string[] {
  const namingField = namingFieldOf(list)
  const entries = valueAt(config, list)
  if (namingField === undefined || !Array.isArray(entries)) return []
  const named = entries.map((entry: unknown) => {
    const kind = valueAt(entry, namingField)
    return {
      kind: slug(isTranslations(kind) ? kind.en : String(kind)),
      name: String(valueAt(entry, 'name') ?? 'unnamed'),
    }
  })
  return uniqueKeys(named)
}

/** A value of the company with its place and its name. */
export interface SiteLeaf {
  readonly path: FieldPath
  /** The field with entries of lists by what they are: `processors.ai-chat.name`. */
  readonly name: string
  readonly value: unknown
}

function* leaves(value: unknown, path: FieldPath): Generator<Omit<SiteLeaf, 'name'>> {
  // The languages of a text are not fields of the site.
  if (typeof value !== 'object' || value === null || isTranslations(value)) {
    if (value !== undefined) yield { path, value }
  } else {
    const items = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [step, item] of items) yield* leaves(item, [...path, step])
  }
}

/** Every value of the company's file, each with a name that outlives a reordering of its list. */
export const siteLeaves = oncePerSite(({ config }): readonly SiteLeaf[] =>
  [...leaves(config, [])].map(({ path, value }) => {
    const named = path.map((step, index) =>
      typeof step === 'number' ? (entryKeys(config, String(path[index - 1]))[step] ?? step) : step,
    )
    return { path, value, name: named.join('.') }
  }),
)

/** A field, in one entry where it is one of a list. */
export interface SiteField extends SiteLeaf {
  readonly field: Field
  /** What the entry is: `ai-chat`. */
  readonly entry?: string
}

/** A field with its value; in a list, that of each entry. */
export function inSite(field: Field, { config }: Pick<Site, 'config'>): readonly SiteField[] {
  const [list = '', rest] = field.path.split('[].')
  if (rest === undefined) {
    const { path } = field
    return [{ field, name: path, path: path.split('.'), value: valueAt(config, path) }]
  }
  return entryKeys(config, list).map((entry, index) => ({
    field,
    entry,
    name: `${list}.${entry}.${rest}`,
    path: [list, index, rest],
    value: valueAt(config, `${list}.${index}.${rest}`),
  }))
}

/** What the pages show in place of a field: `[postal address]`; of a processor's name, by what it does. */
export function gapOf({ field, entry = '' }: Pick<SiteField, 'field' | 'entry'>): string {
  return gapFor(`${field.path.replace('[]', '')}.${entry.split('.')[0]}`, 'en')
}

/** Whether a company has to answer a field: it has begun with the blocks that hold it, and its condition is true. */
export function isDue(field: Field, { config }: Pick<Site, 'config'>): boolean {
  const isBegun = field.blocks.every(
    ({ path, notes }) => !notes.isOptional || Boolean(valueAt(config, path)),
  )
  return !field.isBlock && !field.notes.isOptional && isBegun && isNeeded(field, config)
}

/** What a company has to answer, with what it has answered. */
export const dueFields = oncePerSite((site): readonly SiteField[] =>
  fields.filter(field => isDue(field, site)).flatMap(field => inSite(field, site)),
)
