import { Halos, Heavens } from '../../artworks/Heavens.tsx'
import { Dunes, Hills, Mist, Sea } from '../../artworks/Lands.tsx'
import { firstScene, livePalette, places, times } from '../../artworks/scenes.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Choice } from './Choice.tsx'
import { GeneratingScreen } from './GeneratingScreen.tsx'

/**
 * The video tool: a sentence whose words are the controls, and the scene that follows them.
 * Everything it does is in the style sheets, so that it works without a script.
 */
export function VideoPanel() {
  const { t } = useLanguage()
  return (
    <div className="panel panel-video">
      <svg
        className="scene"
        viewBox="0 0 320 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <Halos />
          <Mist />
        </defs>
        <Heavens paint={livePalette} />
        <Dunes paint={livePalette} />
        <Sea paint={livePalette} />
        <Hills paint={livePalette} />
      </svg>
      <div className="prompt">
        <Choice
          name="place"
          legend="panel.video.place"
          options={places}
          first={firstScene.place}
          label={place => `panel.video.${place}`}
        />
        {t('panel.video.at') && <span>{t('panel.video.at')}</span>}
        <Choice
          name="time"
          legend="panel.video.time"
          options={times}
          first={firstScene.time}
          label={time => `panel.video.${time}`}
        />
      </div>
      <GeneratingScreen />
    </div>
  )
}
