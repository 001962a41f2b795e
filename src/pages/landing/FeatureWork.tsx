import type { ReactNode } from 'react'
import type { ShownWork } from '../../media/shownWorks.ts'
import { WorkCaption } from './WorkCaption.tsx'
import { WorkPicture } from './WorkPicture.tsx'

/** As wide as a picture is drawn; on a phone as in the hero. */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 85vw,45vw'

interface FeatureWorkProps {
  /** The operator's own work, which replaces the drawn one. */
  readonly work: ShownWork | undefined
  /** The drawn one. */
  readonly children: ReactNode
}

/** What shows a feature: a work of the operator, or a drawn one. */
export function FeatureWork({ work, children }: FeatureWorkProps) {
  if (!work) return children
  return (
    <figure className="work">
      <WorkPicture work={work} sizes={sizes} />
      <WorkCaption work={work} />
    </figure>
  )
}
