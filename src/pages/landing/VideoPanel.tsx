import { firstScene, places, times } from '../../artworks/scenes.ts'
import { World } from '../../artworks/World.tsx'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
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
          legend="panel.video.place"
          options={places}
          first={firstScene.place}
          label={place => `panel.video.${place}`}
        />
        <Choice
          name="time"
          legend="panel.video.time"
          before={t('panel.video.at')}
          options={times}
          first={firstScene.time}
          label={time => `panel.video.${time}`}
        />
      </div>
      <GeneratingScreen />
    </div>
  )
}
