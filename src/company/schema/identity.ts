import * as v from 'valibot'
import {
  bubbleOf,
  type CompanyColors,
  contrast,
  designPalette,
  mixed,
  nightOf,
  paletteOf,
  type Scheme,
  type SchemeColors,
  schemes,
  WASH,
} from './palette.ts'
import { checkFields, wrongType } from './values.ts'

/** A color, in hexadecimal notation. */
const color = v.pipe(
  v.string(wrongType("a color like '#c43100'")),
  v.regex(
    /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
    "is not a color of six figures. Write it like '#c43100'",
  ),
  v.transform(text =>
    (text.length === 4 ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text).toLowerCase(),
  ),
)

/** The contrast that WCAG 2.2 asks for: of text (1.4.3), or of large text and what is drawn (1.4.11). */
const leastContrasts = { ink: 4.5, muted: 4.5, accent: 4.5, accentLarge: 3 } as const

/** The colors that are read, or drawn with. */
const fronts = ['ink', 'muted', 'accent', 'accentLarge'] as const

type ColorName = keyof SchemeColors

/** What lies behind text: the place in words, its color, and the color of the company that decides it. */
type Ground = readonly [place: string, color: string, by?: ColorName]

/** Everything that a color meets in a scheme. */
function groundsOf(front: ColorName, colors: SchemeColors, scheme: Scheme): readonly Ground[] {
  const { paper, card, ink } = colors
  const surfaces = [['paper', paper, 'paper'] as const, ['card', card, 'card'] as const]
  const footer = ['the footer', nightOf(colors)] as const
  const everywhere = scheme === 'dark' ? [...surfaces, footer] : surfaces
  if (front !== 'ink') return everywhere
  const washes = surfaces.map(
    ([place, below, by]) => [`the wash on ${place}`, mixed(ink, below, WASH / 100), by] as const,
  )
  return [...everywhere, ...washes, ['the chat', bubbleOf(scheme, colors)]]
}

/** Steps in which a color is tried. */
const STEPS = 50

/** The nearest color that can be read on everything that it meets; undefined where none can. */
function readable(front: (typeof fronts)[number], colors: SchemeColors, scheme: Scheme) {
  const [black, white] = ['#000000', '#ffffff']
  const end = contrast(black, colors.paper) > contrast(white, colors.paper) ? black : white
  const tries = Array.from({ length: STEPS }, (_, step) =>
    mixed(end, colors[front], (step + 1) / STEPS),
  )
  return tries.find(tried =>
    // A wash is made of the color itself.
    groundsOf(front, { ...colors, [front]: tried }, scheme).every(
      ([, below]) => contrast(tried, below) >= leastContrasts[front],
    ),
  )
}

/** The colors of the company that do not stand out enough from what they meet: by path and message. */
function* colorFaults(companyColors: CompanyColors): Generator<readonly [string, string]> {
  const palette = paletteOf(companyColors)
  for (const scheme of schemes) {
    const colors = palette[scheme]
    for (const front of fronts) {
      const least = leastContrasts[front]
      for (const [place, below, by] of groundsOf(front, colors, scheme)) {
        const ratio = contrast(colors[front], below)
        // What is read is to blame, or else what is behind it.
        const blamed = [front, by].find(name => name && companyColors[scheme]?.[name])
        if (!blamed || ratio >= least) continue
        const enough = readable(front, colors, scheme)
        const remedy = enough
          ? `Write ${front} like '${enough}'`
          : `No ${front} can be read on everything that it meets: write paper and card that are both ${scheme}`
        // Rounded down: 4.49 is not enough, and must not read as 4.5.
        const shown = Math.floor(ratio * 100) / 100
        const message = `${front} (${colors[front]}) on ${place} (${below}) has a contrast of ${shown}:1 in the ${scheme} scheme, and needs ${least}:1. ${remedy}`
        yield [`${scheme}.${blamed}`, message]
      }
    }
  }
}

const colorNames = Object.keys(designPalette.light) as ColorName[] // the keys of the record
const schemeColors = v.strictObject(v.entriesFromList(colorNames, v.exactOptional(color)))

/** Colors in place of the design's, in both schemes; refused where they cannot be read. */
export const colors = v.pipe(
  v.strictObject(v.entriesFromList(schemes, v.exactOptional(schemeColors))),
  checkFields(colorFaults),
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
