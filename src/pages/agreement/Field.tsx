import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { MessageKey } from '../../languages/messages.ts'

interface FieldProps {
  readonly id: string
  readonly label: MessageKey
}

/**
 * A field to fill in on the screen or on paper; it belongs to no form, so nothing can send it. It is
 * text that can be edited, which every browser prints whole: of an input they print what its box
 * shows, and not all of them let a box grow with its text without a script.
 */
export function Field({ id, label }: FieldProps) {
  const { t } = useLanguage()
  return (
    <div className="field">
      <span id={`${id}-label`}>{t(label)}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: an input would be cut off on paper, see above */}
      <div
        id={id}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        tabIndex={0}
        contentEditable
        spellCheck={false}
      />
    </div>
  )
}
