import { Dunes } from '../../components/artworks/Dunes.tsx'
import { Flower } from '../../components/artworks/Flower.tsx'
import { DownloadBadge } from '../../components/DownloadBadge.tsx'
import { Headline } from '../../components/Headline.tsx'
import { QrCodeDrawing } from '../../components/QrCodeDrawing.tsx'
import type { QrCode } from '../../content/appStore.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Caption } from './Caption.tsx'
import { GeneratingPanel } from './GeneratingPanel.tsx'

interface HeroProps {
  readonly appStoreUrl: string | undefined
  /** The link as a QR code, for those who look at the page on a wide screen. */
  readonly code: QrCode | undefined
}

/** The first section: what the app is, where to get it, and the triptych. */
export function Hero({ appStoreUrl, code }: HeroProps) {
  const { t } = useLanguage()
  return (
    <section id="home" className="hero" data-section="">
      <div className="hero-words">
        <h1>
          <Headline text={t('hero.title')} />
        </h1>
        <div className="hero-side">
          <p className="lead">{t('hero.subtitle')}</p>
          <div className="hero-download">
            <DownloadBadge appStoreUrl={appStoreUrl} />
            {code && <QrCodeDrawing {...code} label={t('badge.code')} />}
          </div>
        </div>
      </div>
      <div className="triptych">
        <figure className="panel-frame panel-left">
          <div className="panel panel-video" aria-hidden="true">
            <Dunes />
            <p className="prompt">{t('panel.video.prompt')}</p>
            <GeneratingPanel />
          </div>
          <Caption label={t('panel.video.label')} text={t('panel.video.caption')} />
        </figure>
        <figure className="panel-frame">
          <div className="panel panel-image" aria-hidden="true">
            <Flower />
            <p className="prompt">{t('panel.image.prompt')}</p>
          </div>
          <Caption label={t('panel.image.label')} text={t('panel.image.caption')} />
        </figure>
        <figure className="panel-frame panel-right">
          <div className="panel panel-chat" aria-hidden="true">
            <p className="said">{t('panel.chat.question')}</p>
            <p>{t('panel.chat.answer')}</p>
            <p className="said">{t('panel.chat.question2')}</p>
            <p>{t('panel.chat.answer2')}</p>
          </div>
          <Caption label={t('panel.chat.label')} text={t('panel.chat.caption')} />
        </figure>
      </div>
      <p className="notice">{t('hero.notice')}</p>
    </section>
  )
}
