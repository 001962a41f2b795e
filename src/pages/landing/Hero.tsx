import type { ReactNode } from 'react'
import { Headline, sectionMark } from '../../components/index.ts'
import { useLanguage } from '../../languages/index.ts'
import type { ShownWorks } from '../../media/index.ts'
import { shownPlaces } from '../../model/index.ts'
import { DownloadBadges, type StoreLink } from '../stores.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ImagePanel } from './ImagePanel.tsx'
import { MadeWith } from './Shot.tsx'
import { VideoPanel } from './VideoPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'

interface HeroPanelProps {
  readonly tool: 'video' | 'image' | 'chat'
  readonly side?: 'left' | 'right'
  /** Whether it shows works of the operator. */
  readonly isOwn?: boolean
  readonly children: ReactNode
}

/** A panel of the triptych with its caption. */
function HeroPanel({ tool, side, isOwn, children }: HeroPanelProps) {
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

interface HeroProps {
  readonly stores: readonly StoreLink[]
  readonly works: ShownWorks
}

/** The first section: what the app is, where to get it, and the triptych. */
export function Hero({ stores, works }: HeroProps) {
  const { t } = useLanguage()
  const { video, image } = works
  const own = shownPlaces.filter(place => works[place]).length
  return (
    <section id="home" className="hero" {...sectionMark}>
      <h1>
        <Headline text={t('hero.title')} />
      </h1>
      <div className="row hero-side">
        <p className="lead">{t('hero.subtitle')}</p>
        <DownloadBadges stores={stores} />
      </div>
      <div className="triptych">
        <HeroPanel tool="video" side="left" isOwn={video !== undefined}>
          {video ? <WorkPanel tool="video" works={video} /> : <VideoPanel />}
        </HeroPanel>
        <HeroPanel tool="image" isOwn={image !== undefined}>
          {image ? <WorkPanel tool="image" works={image} /> : <ImagePanel />}
        </HeroPanel>
        <HeroPanel tool="chat" side="right">
          <ChatPanel works={video} />
        </HeroPanel>
      </div>
      <div className="row hero-notes">
        <p className="notice">{t('hero.notice')}</p>
        {own < shownPlaces.length && <p>{t(own > 0 ? 'hero.drawnOthers' : 'hero.drawn')}</p>}
      </div>
    </section>
  )
}
