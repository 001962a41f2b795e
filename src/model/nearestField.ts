import leven from 'leven'
import type { FieldPath } from './siteSource.ts'
import { type SchemaNode, unwrapped } from './tree.ts'

/** The names of the fields that an object of the schema may have. */
function fieldsAt(schema: SchemaNode, path: FieldPath): readonly string[] {
  const { entries = {}, item } = unwrapped(schema)
  const [step, ...rest] = path
  if (step === undefined) return Object.keys(entries)
  const next = typeof step === 'number' ? item : entries[step]
  return next ? fieldsAt(next, rest) : []
}

/** Differing letters in ten, up to which a name is taken for a misspelling of another. */
const MOST_DIFFERENCES = 0.4

/**
 * The field that a misspelled one probably means; undefined where none is near.
 * @param schema of the whole file
 * @param path of the field as it is written
 */
export function nearestField(schema: object, path: FieldPath): string | undefined {
  const written = String(path.at(-1))
  // Valibot types each of its schemas apart; their structure is read here.
  const known = fieldsAt(schema as SchemaNode, path.slice(0, -1))
  const [nearest] = known
    .map(name => ({ name, distance: leven(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= written.length * MOST_DIFFERENCES ? nearest.name : undefined
}
