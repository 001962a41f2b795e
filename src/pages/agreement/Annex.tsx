import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Language } from '../../i18n/languages.ts'
import { fillMessage, type MessageKey } from '../../i18n/messages.ts'

interface AnnexProps {
  readonly id: string
  readonly number: number
  readonly title: MessageKey
  /** Language of the text, which may differ from the page's. */
  readonly language: Language
  /** Compiled from the project's own Markdown and the register of processors. */
  readonly content: string
}

/** An annex of the agreement, on a page of its own when it is printed. */
export function Annex({ id, number, title, language, content }: AnnexProps) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby={id} className="annex legal-text">
      <h2 id={id}>{fillMessage(t(title), { number: String(number) })}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the project's own Markdown */}
      <div lang={language} dangerouslySetInnerHTML={{ __html: content }} />
    </section>
  )
}
