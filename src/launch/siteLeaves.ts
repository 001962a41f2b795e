import { isPlaceholder } from '../site/placeholder.ts'
import type { Site } from '../site/schema.ts'
import type { FieldPath } from '../site/siteSource.ts'
import { isTranslations } from '../site/translations.ts'
import { processorKeys, testimonialKeys } from './entryKeys.ts'

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
  // The languages of a text are no fields of the site.
  if (!isBranch(value) || isTranslations(value)) {
    yield { path, value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, [...path, index])
  } else {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key])
  }
}

/** Every value of the operator's file, each with a name that outlives a reordering of its list. */
export function siteLeaves(site: Site): readonly SiteLeaf[] {
  const keys: Readonly<Record<string, readonly string[]>> = {
    processors: processorKeys(site),
    testimonials: testimonialKeys(site),
  }
  return [...leaves(site, [])].map(({ path, value }) => {
    const named = path.map((step, index) =>
      typeof step === 'number' ? (keys[String(path[index - 1])]?.[step] ?? step) : step,
    )
    return { path, value, name: named.join('.') }
  })
}
