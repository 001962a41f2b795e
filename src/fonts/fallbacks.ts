import arial from '@capsizecss/metrics/arial'
import notoSans from '@capsizecss/metrics/notoSans'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** What is asked of a fallback: how wide its letters run. */
type Metrics = Pick<typeof arial, 'unitsPerEm' | 'xWidthAvg'>

/** Fonts of one width, any of which a system may have, shown until a face of the site arrives. */
export interface Fallback {
  readonly metrics: Metrics
  /** Full or PostScript names, as `local()` asks for them. */
  readonly localNames: readonly string[]
}

/** DejaVu is not in the metrics of Capsize: measured on release 2.37 with `@capsizecss/unpack`. */
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
