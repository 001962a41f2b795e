import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { RightName } from '../../model/rights.ts'
import type { RightText } from '../../texts/rights.ts'
import { mailtoLink } from './mailtoLink.ts'

interface RightEntryProps {
  readonly id: RightName
  readonly text: RightText
}

/** A right: what it does, when the answer is due, and its message to send or to copy. */
export function RightEntry({ id, text }: RightEntryProps) {
  const { t } = useLanguage()
  const { name, effect, period, message } = text
  const { recipient } = message
  return (
    <div className="right" id={id}>
      <h3 id={`${id}-name`}>{name}</h3>
      <div>
        <p>{effect}</p>
        <p className="period">
          {t('rights.answer')} {period}
        </p>
        <div className="message">
          {recipient?.href !== undefined && (
            <a
              className="pill"
              id={`${id}-write`}
              aria-labelledby={`${id}-write ${id}-name`}
              href={mailtoLink(recipient.text, message)}
            >
              {t('rights.write')}
            </a>
          )}
          {recipient?.isPlaceholder && <span className="placeholder">{recipient.text}</span>}
          <details>
            <summary>{t('rights.copy')}</summary>
            <pre>{`${message.subject}\n\n${message.body}`}</pre>
          </details>
        </div>
      </div>
    </div>
  )
}
