import { type Language, languageOption } from '../languages/languages.ts'
import type { Placeholder } from './placeholder.ts'

/** How a value that is still to be supplied appears on the page: `[postal address]`. */
export function placeholderText({ placeholder }: Placeholder, language: Language): string {
  return `[${languageOption(language).operatorWords.labels[placeholder]}]`
}
