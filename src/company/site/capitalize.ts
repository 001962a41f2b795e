import type { Language } from '../languages/index.ts'

/** A text with a capital letter at its start. */
export function capitalize(text: string, language: Language): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('')
}
