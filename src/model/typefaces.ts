import * as v from 'valibot'
import { wrongType } from './fields.ts'

/** What a typeface is for: running text, and headlines. */
export const typefaceRoles = ['text', 'display'] as const

export type TypefaceRole = (typeof typefaceRoles)[number]

const remedy = "a package of Fontsource like '@fontsource-variable/inter'"

/** The name of a package with one family, fontsource.org. */
const fontPackage = v.pipe(
  v.string(wrongType(remedy)),
  v.regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/, `is not the name of one. Write ${remedy}`),
)

/** Typefaces in place of the design's, by the packages that hold them. */
export const typefaces = v.strictObject(
  v.entriesFromList(typefaceRoles, v.exactOptional(fontPackage)),
)
