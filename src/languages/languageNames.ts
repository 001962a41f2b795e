import type { Language } from './languages.ts'

/** The names of languages in a language, as a list in a sentence: "English, German and French". */
export function languageList(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  // The texts are American, but set no comma before "and".
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  return list.format(codes.map(code => names.of(code) ?? code))
}
