import type { Language } from '../languages/languages.ts'
import { localizePath } from '../languages/paths.ts'

/** The path of the feed of legal changes in a language. */
export function feedPath(language: Language): string {
  return localizePath('/legal.atom', language)
}
