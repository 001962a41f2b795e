import { type Language, localizePath } from '../languages/index.ts'
import { type LegalDocumentName, routePath } from '../model/index.ts'
import { type Version, versionPath } from '../versions/index.ts'

/** The path of the feed of legal changes in a language: of all of them, or of those to one document. */
export function feedPath(language: Language, document?: LegalDocumentName): string {
  const path = document ? routePath(document, language) : localizePath('/legal', language)
  return `${path}.atom`
}

/** The path of the list by which an app knows the documents in force, in a language. */
export function legalIndexPath(language: Language): string {
  return localizePath('/legal.json', language)
}

/** The path of the schema of these lists. */
export const legalSchemaPath = '/legal.schema.json'

/** The path of a published version's text in a language, as it was frozen. */
export function frozenTextPath(version: Version, language: Language): string {
  return `${versionPath(version, language)}.md`
}

/** The path of the list of a document's versions. */
export function versionListPath(document: LegalDocumentName, language: Language): string {
  return `${routePath(document, language)}/versions`
}

/** The path of what a document's draft changes. */
export function draftPath(document: LegalDocumentName, language: Language): string {
  return `${routePath(document, language)}/draft`
}
