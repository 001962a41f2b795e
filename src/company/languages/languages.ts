import { de } from './de/language.ts'
import { en } from './en/language.ts'
import { es } from './es/language.ts'
import { fr } from './fr/language.ts'
import { isolated } from './isolated.ts'
import type { Catalog, LanguageOption, Unit, UnitPatterns } from './language.ts'

/**
 * The languages the project is written in, in the order they are offered: each is
 * a folder beside this file. Which of them a site offers is the company's choice.
 */
const languageOptions = { en, de, fr, es } as const satisfies Record<string, LanguageOption>

export type Language = keyof typeof languageOptions

export const languages = Object.values(languageOptions)

/** Language of `/`; nothing redirects by browser language (docs/rulings.md, ruling 4). */
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
  return Object.hasOwn(languageOptions, code)
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  return languageOptions[code]
}

/** Every text of the interface, by language and key. */
export const messages: Localized<Catalog> = localized(code => languageOption(code).messages)

/**
 * Puts a path of the default language into another one: `/terms-of-service` in German is
 * `/de/terms-of-service`, `/` is `/de` (docs/rulings.md, ruling 4).
 */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * A text of the company by language code. English is required; a language without a text of its
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

/** The company's text in a language, or in the default language where it is not translated. */
export function translate(translations: Translations, language: Language): WrittenText {
  const text = translations[language]
  if (text !== undefined) return { text, language }
  return { text: translations[defaultLanguage], language: defaultLanguage }
}

/** The one pattern of references in a text, `{{key}}` or `{{key, form}}`; captures key and form. */
export const referencePattern = /\{\{\s*([^{},]*?)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g

/**
 * A plain text with its references replaced, each by a value that turns nothing around it.
 * @param textOf what stands for a key, in the form asked for; a reference stays where it gives undefined
 */
export function replaceReferences(
  text: string,
  textOf: (key: string, form: string | undefined) => string | undefined,
): string {
  return text.replaceAll(referencePattern, (reference, key: string, form?: string) =>
    isolated(textOf(key, form) ?? reference),
  )
}

/** A message with its `{{name}}` filled by values of these names. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return replaceReferences(message, name => values[name])
}

/** One and several of each unit of time. */
export const unitPatterns = localized((language): Readonly<Record<Unit, UnitPatterns>> => {
  const patterns = (unit: string): UnitPatterns => {
    const { format } = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    const pattern = (amount: number) => format(amount).replace(/\d/, '#').replace('\u00A0', ' ')
    return [pattern(1), pattern(2)]
  }
  return {
    hour: patterns('hour'),
    day: patterns('day'),
    month: patterns('month'),
    year: patterns('year'),
    businessDay: languageOption(language).businessDay,
  }
})

const regionNames = localized(code => new Intl.DisplayNames(code, { type: 'region' }))

/** A country by its name in a language: "Germany". */
export function nameOfCountry(code: string, language: Language): string {
  return regionNames[language].of(code) ?? code
}

/** Where something in a country is: "in Germany", "in the United States". */
export function inCountry(code: string, language: Language): string {
  const { usual, [code]: own = usual } = languageOption(language).inCountry
  return own.replace('#', nameOfCountry(code, language))
}

/**
 * Countries for a list in a sentence, each with its preposition, or the first alone where all have the same:
 * "in Austria", "Germany".
 */
export function inCountries(codes: readonly string[], language: Language): readonly string[] {
  const places = codes.map(code => inCountry(code, language))
  const { sharedPreposition: shared } = languageOption(language)
  if (shared === undefined || !places.every(place => place.startsWith(shared))) return places
  return places.map((place, index) => (index === 0 ? place : place.slice(shared.length)))
}

/** Words as a list in a sentence: "in Austria and Germany". */
export function listInSentence(words: readonly string[], language: Language): string {
  // The texts are American, but set no comma before "and".
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  return list.format(words)
}

/** The names of languages in a language, as a list in a sentence: "English, German and French". */
export function languageList(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return listInSentence(
    codes.map(code => names.of(code) ?? code),
    language,
  )
}
