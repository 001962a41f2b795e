import {
  firstScene,
  places,
  type Scene,
  scenes,
  times,
  World,
  wallpaperPath,
} from '../../artworks/index.ts'
import { useLanguage } from '../../languages/index.ts'
import { Choice } from './Prompt.tsx'

/** The id of what says which scene was made. */
const madeId = 'made'

/** The id of the word on the link that saves it. */
const saveId = 'save'

/** The app's video screen in its own words (specification §1 "Video screen labels"). */
function GeneratingScreen() {
  const { t } = useLanguage()
  const title = ({ place, time }: Scene) =>
    [t(`panel.video.${place}`), t('panel.video.at'), t(`panel.video.${time}`)]
      .filter(Boolean)
      .join(' ')

  return (
    <div className="screen">
      <p className="progress">
        <svg className="progress-ring" viewBox="-10 -10 20 20" aria-hidden="true">
          <circle r="8" opacity=".3" />
          <circle r="8" pathLength="1" />
        </svg>
        <span className="stack">
          <span className="generating">{t('panel.video.generating')}</span>
          <span className="stack" id={madeId} role="status">
            {scenes.map(scene => (
              <span key={wallpaperPath(scene)} className={`made ${scene.place} ${scene.time}`}>
                {title(scene)}
              </span>
            ))}
          </span>
        </span>
        <span className="playhead" />
      </p>
      <div className="screen-recent">
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
      <div className="screen-controls">
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
          {scenes.map((scene, index) => (
            <a
              key={wallpaperPath(scene)}
              className={`pill save ${scene.place} ${scene.time}`}
              href={wallpaperPath(scene)}
              download={`${title(scene)}.png`}
              id={index === 0 ? saveId : undefined}
              aria-labelledby={`${saveId} ${madeId}`}
            >
              {t('panel.video.save')}
            </a>
          ))}
        </span>
      </div>
    </div>
  )
}

/**
 * The video tool: a sentence whose words are the controls, and the scene that follows them.
 * Everything it does is in the style sheets, so that it works without a script.
 */
export function VideoPanel() {
  const { t } = useLanguage()
  return (
    <div className="panel panel-video">
      <div className="stage">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the line below that says what was made names it */}
        <svg
          className="scene"
          viewBox="0 0 320 400"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-labelledby={madeId}
        >
          <World />
        </svg>
      </div>
      <div className="prompt">
        <Choice
          name="place"
          legend={t('panel.video.place')}
          options={places.map(place => [place, t(`panel.video.${place}`)])}
          first={firstScene.place}
        />
        <Choice
          name="time"
          legend={t('panel.video.time')}
          before={t('panel.video.at')}
          options={times.map(time => [time, t(`panel.video.${time}`)])}
          first={firstScene.time}
        />
      </div>
      <GeneratingScreen />
    </div>
  )
}
