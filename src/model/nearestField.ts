import leven from 'leven'
import { siteSchema } from './schema.ts'
import type { FieldPath } from './siteSource.ts'
import { type SchemaNode, unwrapped } from './tree.ts'

function entriesAt(schema: SchemaNode, [step, ...rest]: FieldPath): readonly string[] {
  const { entries = {}, item } = unwrapped(schema)
  if (step === undefined) return Object.keys(entries)
  const next = typeof step === 'number' ? item : entries[step]
  return next ? entriesAt(next, rest) : []
}

/** The names of the fields at a place of the operator's file; none where there is a value. */
export function fieldsAt(path: FieldPath): readonly string[] {
  // Valibot types each of its schemas apart; their structure is read here.
  return entriesAt(siteSchema as unknown as SchemaNode, path)
}

/** Differing letters in ten, up to which a name is taken for a misspelling of another. */
const MOST_DIFFERENCES = 0.4

/** The name that a misspelled one probably means; undefined where none is near. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map(name => ({ name, distance: leven(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= written.length * MOST_DIFFERENCES ? nearest.name : undefined
}

/**
 * The field that a misspelled one probably means; undefined where none is near.
 * @param path of the field as it is written
 */
export function nearestField(path: FieldPath): string | undefined {
  return nearestName(String(path.at(-1)), fieldsAt(path.slice(0, -1)))
}
