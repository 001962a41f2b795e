import { useLanguage } from '../languages/LanguageProvider.tsx'
import type { BadgeImage } from '../model/badgeArtwork.ts'

interface DownloadBadgeProps {
  /** Undefined while the app is not in the store: the badge then says that it is coming. */
  readonly appStoreUrl: string | undefined
  /** Apple's own artwork, in place of the badge that is drawn here. */
  readonly artwork: BadgeImage | undefined
  /** Further down a page the artwork is a file, which browsers fetch when someone comes near. */
  readonly isFurtherDown?: boolean
}

/** The way to the App Store. */
export function DownloadBadge({ appStoreUrl, artwork, isFurtherDown }: DownloadBadgeProps) {
  const { t } = useLanguage()
  if (artwork && appStoreUrl !== undefined) {
    const { src, inline, width, height } = artwork
    return (
      <a className="badge-artwork" href={appStoreUrl}>
        <img
          src={isFurtherDown ? src : inline}
          loading={isFurtherDown ? 'lazy' : undefined}
          width={width}
          height={height}
          alt={`${t('badge.top')} ${t('badge.store')}`.replace('’ ', '’')}
        />
      </a>
    )
  }
  const content = (
    <>
      <svg viewBox="0 0 20 28" width="20" height="28" aria-hidden="true">
        <rect x="1" y="1" width="18" height="26" rx="4.5" />
        <path d="M10 7v11m-4-4 4 4 4-4M7 23h6" />
      </svg>
      <span>
        <small>{t(appStoreUrl ? 'badge.top' : 'badge.comingTop')}</small> {t('badge.store')}
      </span>
    </>
  )
  if (appStoreUrl === undefined) return <p className="badge badge-coming">{content}</p>
  return (
    <a className="badge" href={appStoreUrl}>
      {content}
    </a>
  )
}
