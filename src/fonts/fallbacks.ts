/** Fonts of one width, any of which a system may have, shown until a face of the site arrives. */
export interface Fallback {
  /** Average width of a letter in English text, in em. */
  readonly width: number
  /** Full or PostScript names, as `local()` asks for them. */
  readonly localNames: readonly string[]
}

export type Generic = 'sans-serif' | 'serif' | 'monospace'

/**
 * Of Windows, Apple's systems, Android; then Linux: Liberation (drawn to Arial's widths), Noto, DejaVu. Widths
 * are from `@capsizecss/metrics` 4.3.0, which weighs 169 MB; DejaVu, which it lacks, was measured on release
 * 2.37 with `@capsizecss/unpack`.
 */
const fallbacks: Readonly<Record<Generic, readonly Fallback[]>> = {
  'sans-serif': [
    { width: 913 / 2048, localNames: ['Arial', 'Liberation Sans', 'Arimo'] },
    { width: 911 / 2048, localNames: ['Roboto', 'Roboto-Regular'] },
    { width: 0.474, localNames: ['NotoSans-Regular'] },
    { width: 1041 / 2048, localNames: ['DejaVu Sans'] },
  ],
  serif: [
    { width: 832 / 2048, localNames: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { width: 0.481, localNames: ['NotoSerif-Regular'] },
    { width: 1058 / 2048, localNames: ['DejaVu Serif'] },
  ],
  // Of one width each, which needs no average.
  monospace: [
    { width: 1229 / 2048, localNames: ['Courier New', 'Liberation Mono', 'Cousine'] },
    { width: 1233 / 2048, localNames: ['DejaVu Sans Mono'] },
  ],
}

/** The fonts of systems that run as wide, by the category of a family in Fontsource. */
export function fallbacksOf(category: string) {
  const generic: Generic =
    category === 'serif' || category === 'monospace' ? category : 'sans-serif'
  return { generic, fallbacks: fallbacks[generic] }
}
