import { fillFacts } from '../../content/fillFacts.ts'
import { rightsCatalogs } from '../../content/rights/catalogs.ts'
import { mailtoLink, rightMessage } from '../../content/rights/message.ts'
import { type RightName, rights } from '../../content/rights/rights.ts'
import type { Language } from '../../i18n/languages.ts'

interface RightEntryProps {
  readonly name: RightName
  readonly language: Language
}

/** A right: what it does, when the answer is due, and its message to send or to copy. */
export function RightEntry({ name, language }: RightEntryProps) {
  const { labels, periods, rights: texts } = rightsCatalogs[language]
  const message = rightMessage(name, language)
  const { recipient } = message
  return (
    <div className="right" id={name}>
      <h3 id={`${name}-name`}>{texts[name].name}</h3>
      <div>
        <p>{fillFacts(texts[name].effect, language)}</p>
        <p className="period">
          {labels.answer} {fillFacts(periods[rights[name].period], language)}
        </p>
        <div className="message">
          {recipient?.href !== undefined && (
            <a
              className="pill"
              id={`${name}-write`}
              aria-labelledby={`${name}-write ${name}-name`}
              href={mailtoLink(recipient.text, message)}
            >
              {labels.write}
            </a>
          )}
          {recipient?.isPlaceholder && <span className="placeholder">{recipient.text}</span>}
          <details>
            <summary>{labels.copy}</summary>
            <pre>{`${message.subject}\n\n${message.body}`}</pre>
          </details>
        </div>
      </div>
    </div>
  )
}
