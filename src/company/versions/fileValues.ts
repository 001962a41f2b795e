import { isDeepStrictEqual } from 'node:util'
import { type FieldPath, OperatorError } from '../folder/index.ts'
import { fields, parseConfig } from '../schema/index.ts'
import { type Site, withConfig } from '../site/index.ts'

/** The values of `site.yaml`, or of a file of kept values, as they are written there. */
export type FileValues = Readonly<Record<string, unknown>>

function isGroup(value: unknown): value is FileValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it is compared: what is not known is left out, in either spelling. */
export function knownValue(value: unknown): unknown {
  return value === null || value === 'unknown' ? undefined : value
}

/** Whether fields stand together in a block that a company may lack: it is there as a whole, or not at all. */
function isOptionalBlock(path: FieldPath): boolean {
  const name = path.join('.')
  return fields.some(field => field.path === name && field.isBlock && field.notes.isOptional)
}

/** The paths at which the values of two files differ; a block that only one of them has is one path. */
export function differingPaths(
  present: unknown,
  former: unknown,
  path: FieldPath = [],
): readonly FieldPath[] {
  const presentValue = knownValue(present)
  const formerValue = knownValue(former)
  const areGroups = isOptionalBlock(path)
    ? isGroup(presentValue) && isGroup(formerValue)
    : isGroup(presentValue ?? {}) && isGroup(formerValue ?? {})
  if (!areGroups) return isDeepStrictEqual(presentValue, formerValue) ? [] : [path]
  // Where one of them is missing, every field of the other one differs.
  const presentGroup = Object(presentValue ?? {}) as FileValues
  const formerGroup = Object(formerValue ?? {}) as FileValues
  const names = new Set([...Object.keys(presentGroup), ...Object.keys(formerGroup)])
  return [...names].flatMap(name =>
    differingPaths(presentGroup[name], formerGroup[name], [...path, name]),
  )
}

/** The value at a path of a file; undefined where the file does not write it. */
export function writtenValue(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, step) => (isGroup(at) ? at[step] : undefined), values)
}

/** The values of a file with another one at a path; without it, where that is undefined. */
export function withWrittenValue(values: unknown, path: FieldPath, value: unknown): FileValues {
  const [step, ...rest] = path
  const name = String(step)
  const group = isGroup(values) ? values : {}
  const next = rest.length === 0 ? value : withWrittenValue(group[name], rest, value)
  const { [name]: _, ...others } = group
  return next === undefined ? others : { ...others, [name]: next }
}

/**
 * A site whose company had written other values into its file; undefined where these do not go together, or a later
 * release has come to refuse one of them.
 */
export function siteWithValues(site: Site, value: FileValues): Site | undefined {
  const source = { ...site.source, value }
  try {
    return withConfig({ ...site, source }, parseConfig({ ...value, ...site.overrides }, source))
  } catch (error) {
    if (error instanceof OperatorError) return undefined
    throw error
  }
}
