import { firstPlace } from '../../media/boxes.ts'
import type { ShownWorks } from '../../media/shownWorks.ts'

/**
 * The style that shows a preview in the place of the first picture until that has arrived: on phones
 * alone, where connections are slow and which its shape is made for.
 */
export function previewStyle(works: ShownWorks): string {
  const preview = works[firstPlace]?.preview
  if (!preview) return ''
  const url = `data:image/avif;base64,${preview.toString('base64')}`
  return `@media (width < 37.5em){.panel-left .panel-work img{background:url(${url}) center/cover}}`
}
