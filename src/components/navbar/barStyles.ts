import withoutPopover from '../withoutPopover.css?inline'
import type { BarWidths } from './barWidths.ts'
import foldedBar from './foldedBar.css?inline'
import openBar from './openBar.css?inline'
import twoRows from './twoRows.css?inline'

/**
 * The styles of the bar that depend on the width of its texts. Conditions of containers read no custom
 * properties, so that the widths are written into them. Below 768 px a container is narrower than
 * 731 px (navbar.css).
 *
 * They belong to the language and come before the frame's styles, which they outweigh by ids or by one
 * class more.
 */
export function barStyles({ brandSize, oneRow, open }: BarWidths): string {
  return (
    `.brand{font:min(1.55rem,${brandSize}vw)/1 var(--font-display)}` +
    `@container navbar (width>=731px) and (width>=${open}rem){${openBar}}` +
    `@container navbar (width<731px) or (width<${open}rem){${foldedBar}}` +
    `@container navbar (width<${oneRow}rem){${twoRows}}` +
    withoutPopover
  )
}
