import { isTranslations } from '../languages/translations.ts'
import { isPlaceholder } from '../model/placeholder.ts'
import { oncePerSite } from '../model/site.ts'
import type { FieldPath } from '../model/siteSource.ts'
import { processorKeys, testimonialKeys, workKeys } from './entryKeys.ts'

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
    works: workKeys(config),
  }
  return [...leaves(config, [])].map(({ path, value }) => {
    const named = path.map((step, index) =>
      typeof step === 'number' ? (keys[String(path[index - 1])]?.[step] ?? step) : step,
    )
    return { path, value, name: named.join('.') }
  })
})
