import type { ReactNode } from 'react'
import { useLanguage } from '../../languages/index.ts'
import { MadeWith } from './FeatureWorks.tsx'

interface HeroPanelProps {
  readonly tool: 'video' | 'image' | 'chat'
  readonly side?: 'left' | 'right'
  /** Whether it shows works of the operator. */
  readonly isOwn?: boolean
  readonly children: ReactNode
}

/** A panel of the triptych with its caption. */
export function HeroPanel({ tool, side, isOwn, children }: HeroPanelProps) {
  const { t } = useLanguage()
  return (
    <figure className={side ? `panel-frame panel-${side}` : 'panel-frame'}>
      {children}
      <figcaption>
        <strong>{t(`panel.${tool}.label`)}</strong> {t(`panel.${tool}.caption`)}
        {isOwn && <MadeWith />}
      </figcaption>
    </figure>
  )
}
