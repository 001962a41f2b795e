import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { type Language, languageOption } from '../../languages/languages.ts'
import { fillMessage } from '../../languages/messages.ts'

interface OtherLanguageNoteProps {
  /** The language the text is written in. */
  readonly textLanguage: Language
}

/** Says that a text is not translated into the page's language; nothing where it is. */
export function OtherLanguageNote({ textLanguage }: OtherLanguageNoteProps) {
  const { language, t } = useLanguage()
  if (textLanguage === language) return null
  const { name } = languageOption(textLanguage)
  return <p className="note">{fillMessage(t('legal.otherLanguage'), { language: name })}</p>
}
