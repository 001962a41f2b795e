/** A language the site is offered in (specification §3 "Language option"). */
export interface LanguageOption {
  readonly code: string
  readonly name: string
  /** Country whose flag decorates the name; the style sheet draws it. */
  readonly flag: string
}

/** The languages of the site in the order they are offered (specification §9). */
export const languages = [
  { code: 'en', name: 'English', flag: 'us' },
  { code: 'de', name: 'Deutsch', flag: 'de' },
] as const satisfies readonly LanguageOption[]

export type Language = (typeof languages)[number]['code']

/** Language of `/`; nothing redirects by browser language (product ruling 4). */
export const defaultLanguage: Language = 'en'

/** A text that exists in every language of the site. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>

/** Tells whether a string is the code of a language of the site. */
export function isLanguage(code: string): code is Language {
  return languages.some(language => language.code === code)
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  const option = languages.find(language => language.code === code)
  if (!option) throw new Error(`Language "${code}" is missing in src/i18n/languages.ts`)
  return option
}
