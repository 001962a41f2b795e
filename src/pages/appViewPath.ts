import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import { routePath } from '../model/routes.ts'

/** The path of a document's view within the app, in a language. */
export function appViewPath(document: LegalDocumentName, language: Language): string {
  return `${routePath(document, language)}/app`
}
