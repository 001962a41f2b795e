import { type Language, languageOption, localized } from './languages.ts'

const regionNames = localized(code => new Intl.DisplayNames(code, { type: 'region' }))

/** A country by its name in a language: "Germany". */
export function nameOfCountry(code: string, language: Language): string {
  return regionNames[language].of(code) ?? code
}

/** Where something in a country is: "in Germany", "in the United States". */
export function inCountry(code: string, language: Language): string {
  const { usual, others } = languageOption(language).inCountry
  return (others[code] ?? usual).replace('#', nameOfCountry(code, language))
}

/** Words as a list in a sentence: "in Austria and in Germany". */
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
