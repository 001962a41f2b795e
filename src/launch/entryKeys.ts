import { isPlaceholder, type Placeholder } from '../site/placeholder.ts'
import type { Site } from '../site/schema.ts'

function slug(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

function nameSlug(name: string | Placeholder): string {
  return slug(isPlaceholder(name) ? name.placeholder.en : name)
}

/** Keys that tell the entries of a list apart: the short one where it is unique, else the long one. */
function uniqueKeys<Entry>(
  entries: readonly Entry[],
  short: (entry: Entry) => string,
  long: (entry: Entry) => string,
): readonly string[] {
  const shortKeys = entries.map(short)
  const keys = entries.map((entry, index) => {
    const key = shortKeys[index] ?? ''
    return shortKeys.filter(other => other === key).length === 1 ? key : `${key}.${long(entry)}`
  })
  // Entries that are alike in everything can only be counted.
  return keys.map((key, index) => {
    const before = keys.slice(0, index).filter(other => other === key).length
    return before === 0 ? key : `${key}-${before + 1}`
  })
}

/** A name for each processor that does not depend on its place in the list: `ai-chat`. */
export function processorKeys({ processors }: Pick<Site, 'processors'>): readonly string[] {
  return uniqueKeys(
    processors,
    ({ kind }) => kind,
    ({ name }) => nameSlug(name),
  )
}

/** A name for each review that does not depend on its place in the list: `content-creator`. */
export function testimonialKeys({ testimonials }: Pick<Site, 'testimonials'>): readonly string[] {
  return uniqueKeys(
    testimonials,
    ({ role }) => slug(role.en),
    ({ name }) => nameSlug(name),
  )
}
