import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Choice } from './Choice.tsx'

const tones = ['shorter', 'warmer', 'asked'] as const

/** The chat tool: a draft, three ways to have it rewritten, and what each comes to. */
export function ChatPanel() {
  const { t } = useLanguage()
  return (
    <div className="panel panel-chat">
      <svg
        className="sent dunes dusk"
        viewBox="60 110 240 160"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="#heavens" />
        <use href="#dunes" />
      </svg>
      <p className="said">{t('panel.chat.question')}</p>
      <p>{t('panel.chat.answer')}</p>
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
          <p key={tone} className={`reply reply-${tone}`}>
            {t(`panel.chat.${tone}.answer`)}
          </p>
        ))}
      </div>
    </div>
  )
}
