import { de } from './de/language.ts'
import { en } from './en/language.ts'
import { es } from './es/language.ts'
import { fr } from './fr/language.ts'
import type { LanguageOption } from './language.ts'

/**
 * The languages the project is written in, in the order they are offered (specification §9): each is
 * a folder beside this file. Which of them a site offers is the operator's choice.
 */
export const languages = [en, de, fr, es] as const satisfies readonly LanguageOption[]

export type Language = (typeof languages)[number]['code']

/** Language of `/`; nothing redirects by browser language (product ruling 4). */
export const defaultLanguage = 'en' satisfies Language

/** The path of a page in each language it is offered in. */
export type Alternates = Readonly<Partial<Record<Language, string>>>

/** A value for every language of the project. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>

/** A value for every language, made for each. */
export function localized<Value>(make: (language: Language) => Value): Localized<Value> {
  const entries = languages.map(({ code }) => [code, make(code)])
  return Object.fromEntries(entries) as Localized<Value> // every language has just been visited
}

/** Tells whether a string is the code of a language of the project. */
export function isLanguage(code: string): code is Language {
  return languages.some(language => language.code === code)
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  const option = languages.find(language => language.code === code)
  if (!option) throw new Error(`Language "${code}" is missing in src/languages/languages.ts`)
  return option
}

/**
 * Puts a path of the default language into another one: `/terms-of-service` in German is
 * `/de/terms-of-service`, `/` is `/de` (product ruling 4).
 */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

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
