import { languageOption } from '../languages/languages.ts'
import { isTranslations } from '../languages/translations.ts'
import { isPlaceholder, type Placeholder } from '../model/placeholder.ts'
import type { SiteConfig } from '../model/schema.ts'
import { oncePerSite } from '../model/site.ts'
import type { FieldPath } from '../model/siteSource.ts'

function slug(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** An entry of a list, by what it is and by what it is called. */
type Names = readonly [short: string, name: string | Placeholder]

function longKey([short, name]: Names): string {
  const text = isPlaceholder(name)
    ? languageOption('en').operatorWords.labels[name.placeholder]
    : name
  return `${short}.${slug(text)}`
}

/** Keys that tell the entries of a list apart: the short one where it is unique, else the long one. */
function uniqueKeys(entries: readonly Names[]): readonly string[] {
  const keys = entries.map(entry => {
    const isUnique = entries.filter(([short]) => short === entry[0]).length === 1
    return isUnique ? entry[0] : longKey(entry)
  })
  // Entries that are alike in everything can only be counted.
  return keys.map((key, index) => {
    const before = keys.slice(0, index).filter(other => other === key).length
    return before === 0 ? key : `${key}-${before + 1}`
  })
}

/** A name for each processor that does not depend on its place in the list: `ai-chat`. */
export function processorKeys({ processors }: Pick<SiteConfig, 'processors'>): readonly string[] {
  return uniqueKeys(processors.map(({ kind, name }) => [kind, name]))
}

/** A name for each review that does not depend on its place in the list: `content-creator`. */
export function testimonialKeys({
  testimonials,
}: Pick<SiteConfig, 'testimonials'>): readonly string[] {
  return uniqueKeys(testimonials.map(({ role, name }) => [slug(role.en), name]))
}

/** A value of the operator with its place and its name. */
export interface SiteLeaf {
  readonly path: FieldPath
  /** The field with entries of lists by what they are: `processors.ai-chat.name`. */
  readonly name: string
  readonly value: unknown
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isPlaceholder(value)
}

function* leaves(value: unknown, path: FieldPath): Generator<Omit<SiteLeaf, 'name'>> {
  // The languages of a text are not fields of the site.
  if (!isBranch(value) || isTranslations(value)) {
    yield { path, value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, [...path, index])
  } else {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key])
  }
}

/** Every value of the operator's file, each with a name that outlives a reordering of its list. */
export const siteLeaves = oncePerSite(({ config }): readonly SiteLeaf[] => {
  const keys: Readonly<Record<string, readonly string[]>> = {
    processors: processorKeys(config),
    testimonials: testimonialKeys(config),
  }
  return [...leaves(config, [])].map(({ path, value }) => {
    const named = path.map((step, index) =>
      typeof step === 'number' ? (keys[String(path[index - 1])]?.[step] ?? step) : step,
    )
    return { path, value, name: named.join('.') }
  })
})
