import { useLanguage } from '../../i18n/LanguageProvider.tsx'

/** The app's video screen in its own words (specification §1 "Video screen labels"). */
export function GeneratingPanel() {
  const { t } = useLanguage()
  return (
    <div className="screen">
      <p className="screen-row">
        <svg
          aria-hidden="true"
          className="progress-ring"
          viewBox="0 0 20 20"
          width="18"
          height="18"
        >
          <circle cx="10" cy="10" r="8" opacity=".3" />
          <path d="M10 2a8 8 0 1 1-7.6 5.5" />
        </svg>
        {t('panel.video.generating')}
        <span className="progress-bar" />
      </p>
      <p className="screen-row screen-title">{t('panel.video.recent')}</p>
      <p className="screen-row">
        <svg aria-hidden="true" className="thumbnail" viewBox="0 120 320 200">
          <use href="#dusk" />
          <use href="#sun" y="24" />
          <use href="#land" />
        </svg>
        <span className="screen-action">
          <svg aria-hidden="true" viewBox="0 0 10 12" width="10" height="12">
            <path d="M1 1v10l8-5z" fill="currentColor" />
          </svg>
          {t('panel.video.play')}
        </span>
        <span className="screen-action">{t('panel.video.save')}</span>
      </p>
    </div>
  )
}
