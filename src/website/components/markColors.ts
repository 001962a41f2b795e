import { hasDesignAccent, mixed, type Palette, type SchemeColors } from '../../company/index.ts'
import { markPanels } from './brand.ts'

/** The middle panel in icons, which have no color of the text: readable on light and dark. */
const neutralFill = '#888888'

/** How much of a company's accent is in the right panel, in percent; the rest is the color of the middle one. */
const ACCENT_SHARE = 60

/**
 * The panels of the mark as SVG text, for pictures.
 * @param colors those of the light scheme
 * @param middle the color of the middle panel
 */
export function markDrawing(colors: SchemeColors, middle: string = neutralFill): string {
  const { accentLarge } = colors
  const right = mixed(accentLarge, middle, ACCENT_SHARE / 100)
  const accentFills = hasDesignAccent('light', colors) ? {} : { left: accentLarge, right }
  const panels = markPanels.map(({ name, path, fill }) => {
    const fills = { [name]: fill, ...accentFills, middle }
    return `<path fill='${fills[name]}' d='${path}'/>`
  })
  return panels.join('')
}

/** The icon of pages as a data URL, so that it costs no request: the mark in the middle of a square. */
export function faviconOf(colors: SchemeColors): string {
  const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,-4,28,28'>${markDrawing(colors)}</svg>`
  return `data:image/svg+xml,${icon.replaceAll(/[<># ]/g, encodeURIComponent)}`
}

/** The rules that give the mark of the bar a company's accent, in both schemes; none with the design's accent. */
export function markCss({ light }: Palette): string {
  if (hasDesignAccent('light', light)) return ''
  const right = `color-mix(in srgb,var(--accent-large) ${ACCENT_SHARE}%,var(--ink))`
  return `.brand path:first-child{fill:var(--accent-large)}.brand path:last-child{fill:${right}}`
}
