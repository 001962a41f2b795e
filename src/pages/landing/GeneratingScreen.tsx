import { type Scene, scenes, wallpaperPath } from '../../artworks/scenes.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'

/** The app's video screen in its own words (specification §1 "Video screen labels"). */
export function GeneratingScreen() {
  const { t } = useLanguage()
  const title = ({ place, time }: Scene) =>
    [t(`panel.video.${place}`), t('panel.video.at'), t(`panel.video.${time}`)]
      .filter(Boolean)
      .join(' ')

  return (
    <div className="screen">
      <p className="screen-row progress">
        <svg
          className="progress-ring"
          viewBox="0 0 20 20"
          width="18"
          height="18"
          aria-hidden="true"
        >
          <circle cx="10" cy="10" r="8" opacity=".3" />
          <path d="M10 2a8 8 0 1 1-7.6 5.5" />
        </svg>
        {t('panel.video.generating')}
        <span className="progress-bar" />
      </p>
      <div className="screen-row screen-recent">
        <p>{t('panel.video.recent')}</p>
        <ul className="recents">
          {scenes.map(scene => (
            <li key={wallpaperPath(scene)} className={`recent ${scene.place} ${scene.time}`}>
              <svg viewBox="60 96 200 200" role="img" aria-label={title(scene)}>
                <use href="#heavens" />
                <use href={`#${scene.place}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div className="screen-row">
        <span className="stack player">
          <label className="play">
            <input type="checkbox" />
            <span className="pill">{t('panel.video.play')}</span>
          </label>
          <label className="again">
            <input type="checkbox" />
            <span className="pill">{t('panel.video.again')}</span>
          </label>
        </span>
        <span className="stack">
          {scenes.map(scene => (
            <a
              key={wallpaperPath(scene)}
              className={`pill save ${scene.place} ${scene.time}`}
              href={wallpaperPath(scene)}
              download=""
            >
              {t('panel.video.save')}
            </a>
          ))}
        </span>
      </div>
    </div>
  )
}
