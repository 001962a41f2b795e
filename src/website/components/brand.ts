/** Width and height of the brand's mark, in the units of its paths. */
export const markSize = { width: 28, height: 20 } as const

/** The brand's mark: three panels, the outer ones turned inward; one without a fill takes the text's color. */
export const markPanels: readonly { readonly path: string; readonly fill?: string }[] = [
  { path: 'M0,2l8,1.5v13l-8,1.5z', fill: '#e0633e' },
  { path: 'M9.5,2h9v16h-9z' },
  { path: 'M28,2l-8,1.5v13l8,1.5z', fill: '#6069dc' },
]

/** The fill of the middle panel in icons, which have no text color: readable on light and dark. */
export const neutralFill = '#888'

const panels = markPanels.map(
  ({ path, fill = neutralFill }) => `<path fill='${fill}' d='${path}'/>`,
)

/** The mark as an SVG text, in the middle of a square. */
const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,-4,28,28'>${panels.join('')}</svg>`

/** The icon of pages as a data URL, so that it costs no request. */
export const favicon = `data:image/svg+xml,${icon.replaceAll(/[<># ]/g, encodeURIComponent)}`
