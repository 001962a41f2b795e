import { defaultLanguage, type Language } from './languages.ts'
import type { Translations } from './translations.ts'

/** A text and the language it is written in, which may differ from the page's. */
export interface WrittenText {
  readonly text: string
  readonly language: Language
}

/** The operator's text in a language, or in the default language where it is not translated. */
export function translate(translations: Translations, language: Language): WrittenText {
  const own = translations[language]
  if (own !== undefined) return { text: own, language }
  return { text: translations[defaultLanguage], language: defaultLanguage }
}
