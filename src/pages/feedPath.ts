import type { Language } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'

/** The path of the feed of legal changes in a language. */
export function feedPath(language: Language): string {
  return localizePath('/legal.atom', language)
}
