/** Width and height of the brand's mark, in the units of its paths. */
export const markSize = { width: 28, height: 20 } as const

/**
 * The brand's mark in the design's colors: three panels, the outer ones turned inward, the middle one in the color of
 * the text. A company's accent takes the place of the other two (markColors.ts).
 */
export const markPanels = [
  { name: 'left', path: 'M0,2l8,1.5v13l-8,1.5z', fill: '#e0633e' },
  { name: 'middle', path: 'M9.5,2h9v16h-9z', fill: 'currentColor' },
  { name: 'right', path: 'M28,2l-8,1.5v13l8,1.5z', fill: '#6069dc' },
] as const
