import * as v from 'valibot'
import { wrongType } from './fields.ts'
import { colorNames, schemes } from './palette.ts'
import { paletteFaults } from './paletteFaults.ts'

const colorRemedy = "Write it like '#c43100'"

/** A color, in hexadecimal notation. */
const color = v.pipe(
  v.string(wrongType("a color like '#c43100'")),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, `is not a color of six figures. ${colorRemedy}`),
  v.transform(text =>
    (text.length === 4 ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text).toLowerCase(),
  ),
)

const schemeColors = v.strictObject(v.entriesFromList(colorNames, v.exactOptional(color)))

/** Colors in place of the design's, in both schemes; refused where they cannot be read. */
export const colors = v.pipe(
  v.strictObject(v.entriesFromList(schemes, v.exactOptional(schemeColors))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const { scheme, color: name, message } of paletteFaults(value)) {
      const own = value[scheme] ?? {}
      const step = { type: 'object', origin: 'value' } as const
      addIssue({
        message,
        path: [
          { ...step, input: value, key: scheme, value: own },
          { ...step, input: own, key: name, value: own[name] },
        ],
      })
    }
  }),
)

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
