import { DownloadBadge } from '../../components/DownloadBadge.tsx'
import { Headline } from '../../components/Headline.tsx'
import { QrCodeDrawing } from '../../components/QrCodeDrawing.tsx'
import { sectionMark } from '../../components/sections.ts'
import type { QrCode } from '../../content/appStore.ts'
import type { BadgeImage } from '../../content/badgeArtwork.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Caption } from './Caption.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ImagePanel } from './ImagePanel.tsx'
import { VideoPanel } from './VideoPanel.tsx'

interface HeroProps {
  readonly appStoreUrl: string | undefined
  readonly badge: BadgeImage | undefined
  /** The link as a QR code, for those who look at the page on a wide screen. */
  readonly code: QrCode | undefined
}

/** The first section: what the app is, where to get it, and the triptych. */
export function Hero({ appStoreUrl, badge, code }: HeroProps) {
  const { t } = useLanguage()
  return (
    <section id="home" className="hero" {...sectionMark}>
      <div className="hero-words">
        <h1>
          <Headline text={t('hero.title')} />
        </h1>
        <div className="hero-side">
          <p className="lead">{t('hero.subtitle')}</p>
          <div className="hero-download">
            <DownloadBadge appStoreUrl={appStoreUrl} artwork={badge} />
            {code && <QrCodeDrawing {...code} label={t('badge.code')} />}
          </div>
        </div>
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
      <p className="note">{t('hero.drawn')}</p>
      <p className="notice">{t('hero.notice')}</p>
    </section>
  )
}
