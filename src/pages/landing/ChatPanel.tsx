import { firstScene, times } from '../../artworks/index.ts'
import { useLanguage } from '../../languages/index.ts'
import type { ShownWork } from '../../media/index.ts'
import { Choice } from './Prompt.tsx'
import { Picture } from './Shot.tsx'

const tones = ['shorter', 'warmer', 'asked'] as const

/**
 * The chat tool: the picture that is chosen in the first panel, a line about it, which follows the time
 * of day of a drawn one, and three ways to have it rewritten.
 * @param works those of the video panel, where they replace the drawn one
 */
export function ChatPanel({ works }: { readonly works: readonly ShownWork[] | undefined }) {
  const { t } = useLanguage()
  return (
    <div className="panel panel-chat">
      {works ? (
        <div className="sent shots">
          {works.map(work => (
            <Picture key={work.src} work={work} alt="" sizes="15rem" />
          ))}
        </div>
      ) : (
        <svg
          className="sent"
          viewBox="10 96 300 190"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <use href="#world" />
        </svg>
      )}
      <p className="said">{t('panel.chat.question')}</p>
      <div className="replies">
        {(works ? [firstScene.time] : times).map(time => (
          <p key={time} className={`reply-${time}`}>
            {t(`panel.chat.${time}`)}
          </p>
        ))}
      </div>
      <div className="said tones">
        <Choice
          name="tone"
          legend={t('panel.chat.tone')}
          options={tones.map(tone => [tone, t(`panel.chat.${tone}`)])}
          first="shorter"
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
