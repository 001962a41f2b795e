import { languageOption } from '../languages/languages.ts'
import { isPlaceholder, type Placeholder } from '../model/placeholder.ts'
import type { SiteConfig } from '../model/schema.ts'

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

/** A name for each work of the operator: its place. */
export function workKeys({ works }: Pick<SiteConfig, 'works'>): readonly string[] {
  return works.map(({ place }) => place)
}
