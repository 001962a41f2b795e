import { firstScene, places, times, World } from '../../artworks/index.ts'
import { useLanguage } from '../../languages/index.ts'
import { Choice } from './Choice.tsx'
import { GeneratingScreen, madeId } from './GeneratingScreen.tsx'

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
