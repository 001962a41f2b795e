import type { Finding } from '../finding.ts'

/** Findings that ask for a field under another name than its own. */
const otherNames: readonly (readonly [id: RegExp, field: string])[] = [
  [/^placeholder:(?<name>.+)$/, '$<name>'],
  [/^transfer-basis:(?<name>.+)$/, '$<name>.transferBasis'],
  [/^sample:(?<name>testimonials\..+)$/, '$<name>.name'],
  [/^sample:(?<name>brand)$/, '$<name>'],
  [/^sample:(?<name>law)$/, '$<name>.us'],
  [/^(?<name>origin):.+$/, '$<name>'],
]

/** The field that settles a finding by being supplied; undefined where something else settles it. */
export function askedField({ id }: Pick<Finding, 'id'>): string | undefined {
  for (const [pattern, field] of otherNames) {
    if (pattern.test(id)) return id.replace(pattern, field)
  }
  return undefined
}
