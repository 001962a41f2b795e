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
