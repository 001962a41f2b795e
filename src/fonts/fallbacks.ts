/** How wide the letters of a font run. */
interface Metrics {
  /** Units of the font in an em. */
  readonly unitsPerEm: number
  /** Average width of a letter in English text, in these units. */
  readonly xWidthAvg: number
}

/** Fonts of one width, any of which a system may have, shown until a face of the site arrives. */
export interface Fallback {
  readonly metrics: Metrics
  /** Full or PostScript names, as `local()` asks for them. */
  readonly localNames: readonly string[]
}

/**
 * From `@capsizecss/metrics` 4.3.0, which weighs 169 MB; DejaVu, which it lacks, was measured on release
 * 2.37 with `@capsizecss/unpack`.
 */
const arial = { unitsPerEm: 2048, xWidthAvg: 913 }
const roboto = { unitsPerEm: 2048, xWidthAvg: 911 }
const notoSans = { unitsPerEm: 1000, xWidthAvg: 474 }
const timesNewRoman = { unitsPerEm: 2048, xWidthAvg: 832 }
const notoSerif = { unitsPerEm: 1000, xWidthAvg: 481 }
const courierNew = { unitsPerEm: 2048, xWidthAvg: 1229 }
const dejaVuSansMono = { unitsPerEm: 2048, xWidthAvg: 1233 }
const dejaVuSans = { unitsPerEm: 2048, xWidthAvg: 1041 }
const dejaVuSerif = { unitsPerEm: 2048, xWidthAvg: 1058 }

/** Windows, Apple's systems, Android; then Linux: Liberation (drawn to Arial's widths), Noto, DejaVu. */
export const sansSerifFallbacks: readonly Fallback[] = [
  { metrics: arial, localNames: ['Arial', 'Liberation Sans', 'Arimo'] },
  { metrics: roboto, localNames: ['Roboto', 'Roboto-Regular'] },
  { metrics: notoSans, localNames: ['NotoSans-Regular'] },
  { metrics: dejaVuSans, localNames: ['DejaVu Sans'] },
]

/** The same systems with their serifs. */
export const serifFallbacks: readonly Fallback[] = [
  {
    metrics: timesNewRoman,
    localNames: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
  { metrics: notoSerif, localNames: ['NotoSerif-Regular'] },
  { metrics: dejaVuSerif, localNames: ['DejaVu Serif'] },
]

/** Of one width each, which needs no average. */
export const monospaceFallbacks: readonly Fallback[] = [
  { metrics: courierNew, localNames: ['Courier New', 'Liberation Mono', 'Cousine'] },
  { metrics: dejaVuSansMono, localNames: ['DejaVu Sans Mono'] },
]
