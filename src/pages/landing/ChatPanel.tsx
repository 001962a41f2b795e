import { times } from '../../artworks/scenes.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { Choice } from './Choice.tsx'

const tones = ['shorter', 'warmer', 'asked'] as const

/**
 * The chat tool: the picture of the chosen scene, a line for its time of day, and three
 * ways to have it rewritten.
 */
export function ChatPanel() {
  const { t } = useLanguage()
  return (
    <div className="panel panel-chat">
      <svg
        className="sent"
        viewBox="10 96 300 190"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <use href="#world" />
      </svg>
      <p className="said">{t('panel.chat.question')}</p>
      <div className="replies">
        {times.map(time => (
          <p key={time} className={`reply-${time}`}>
            {t(`panel.chat.${time}`)}
          </p>
        ))}
      </div>
      <div className="said tones">
        <Choice
          name="tone"
          legend="panel.chat.tone"
          options={tones}
          first="shorter"
          label={tone => `panel.chat.${tone}`}
        />
      </div>
      <div className="replies" role="status">
        {tones.map(tone => (
          <p key={tone} className={`reply-${tone}`}>
            {t(`panel.chat.${tone}.answer`)}
          </p>
        ))}
      </div>
    </div>
  )
}
