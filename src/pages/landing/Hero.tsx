import { DownloadBadges, type StoreLink } from '../../components/DownloadBadges.tsx'
import { Headline } from '../../components/Headline.tsx'
import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { Caption } from './Caption.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ImagePanel } from './ImagePanel.tsx'
import { VideoPanel } from './VideoPanel.tsx'

interface HeroProps {
  readonly stores: readonly StoreLink[]
}

/** The first section: what the app is, where to get it, and the triptych. */
export function Hero({ stores }: HeroProps) {
  const { t } = useLanguage()
  return (
    <section id="home" className="hero" {...sectionMark}>
      <h1>
        <Headline text={t('hero.title')} />
      </h1>
      <div className="hero-side">
        <p className="lead">{t('hero.subtitle')}</p>
        <DownloadBadges stores={stores} />
      </div>
      <div className="triptych">
        <figure className="panel-frame panel-left">
          <VideoPanel />
          <Caption label={t('panel.video.label')} text={t('panel.video.caption')} />
        </figure>
        <figure className="panel-frame">
          <ImagePanel />
          <Caption label={t('panel.image.label')} text={t('panel.image.caption')} />
        </figure>
        <figure className="panel-frame panel-right">
          <ChatPanel />
          <Caption label={t('panel.chat.label')} text={t('panel.chat.caption')} />
        </figure>
      </div>
      <div className="hero-notes">
        <p className="notice">{t('hero.notice')}</p>
        <p>{t('hero.drawn')}</p>
      </div>
    </section>
  )
}
