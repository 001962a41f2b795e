import type { ReactNode } from 'react'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { firstPlace, type ShownWork } from '../../media/shownWorks.ts'
import { Caption } from './Caption.tsx'
import { WorkCaption } from './WorkCaption.tsx'
import { WorkPicture } from './WorkPicture.tsx'

/**
 * How wide a picture is drawn, parts that are cut off included. On a phone it is made for two of the three
 * pixels to each of CSS: the eye tells no more, and a connection on the move is slow.
 */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 100vw,60vw'

interface HeroPanelProps {
  readonly tool: 'video' | 'image' | 'chat'
  readonly side?: 'left' | 'right'
  /** The operator's own work, which replaces the drawn panel. */
  readonly work: ShownWork | undefined
  /** The drawn panel. */
  readonly children: ReactNode
}

/** A panel of the triptych with its caption. */
export function HeroPanel({ tool, side, work, children }: HeroPanelProps) {
  const { t } = useLanguage()
  const label = t(`panel.${tool}.label`)
  const isFirst = `hero-${tool}` === firstPlace
  return (
    <figure className={side ? `panel-frame panel-${side}` : 'panel-frame'}>
      {work ? (
        <>
          <div className="panel panel-work">
            <WorkPicture
              work={work}
              sizes={sizes}
              isFirst={isFirst}
              fetchPriority={isFirst ? 'high' : 'low'}
            />
          </div>
          <WorkCaption label={label} work={work} />
        </>
      ) : (
        <>
          {children}
          <Caption label={label} text={t(`panel.${tool}.caption`)} />
        </>
      )}
    </figure>
  )
}
