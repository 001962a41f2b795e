import type { InputHTMLAttributes } from 'react'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { MessageKey } from '../../i18n/messages.ts'

interface FieldProps {
  readonly id: string
  readonly label: MessageKey
  /** What browsers may offer from what they know of the visitor (HTML §4.10.18.7). */
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  /** How many lines the value may take. */
  readonly rows?: number
}

/** A field to fill in on the screen or on paper; it belongs to no form, so nothing can send it. */
export function Field({ id, label, autoComplete = 'off', rows }: FieldProps) {
  const { t } = useLanguage()
  return (
    <p className="field">
      <label htmlFor={id}>{t(label)}</label>
      {rows === undefined ? (
        <input id={id} autoComplete={autoComplete} />
      ) : (
        <textarea id={id} autoComplete={autoComplete} rows={rows} />
      )}
    </p>
  )
}
