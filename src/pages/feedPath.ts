import type { Language } from '../languages/languages.ts'
import { localizePath } from '../languages/paths.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import { routePath } from '../model/routes.ts'

/** The path of the feed of legal changes in a language: of all of them, or of those to one document. */
export function feedPath(language: Language, document?: LegalDocumentName): string {
  const path = document ? routePath(document, language) : localizePath('/legal', language)
  return `${path}.atom`
}
