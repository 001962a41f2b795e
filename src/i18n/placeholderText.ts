import type { Placeholder } from '../site/placeholder.ts'
import type { Language } from './languages.ts'
import { translate } from './translate.ts'

/** How a value that is still to be supplied appears on the page: `[postal address]`. */
export function placeholderText({ placeholder }: Placeholder, language: Language): string {
  return `[${translate(placeholder, language).text}]`
}
