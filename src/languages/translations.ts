import { defaultLanguage, type Language } from './languages.ts'

/**
 * A text of the operator by language code. English is required; a language without a text of its
 * own shows the English one, and the launch check says so.
 */
export type Translations = Readonly<{ en: string; [language: string]: string }>

/** Whether a value is a text by language. */
export function isTranslations(value: unknown): value is Translations {
  return (
    typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
  )
}

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
